import { z } from 'zod';
import { httpsUrl, prose } from './fields.ts';
import { partialDate } from './figure.ts';

/** Kinds of source; the first seven are primary: who says so is who knows. */
export const SOURCE_KINDS = [
  'standard',
  'filing',
  'paper',
  'release',
  'documentation',
  'dataset',
  'register',
  'news',
  'secondary',
  '2024 edition',
] as const;

export const PRIMARY_KINDS: readonly string[] = SOURCE_KINDS.slice(0, 7);

/** One work that statements rest on: `content/sources/<id>.yaml`. */
export const sourceEntry = z
  .strictObject({
    title: prose.describe('As published'),
    titleUnseen: z
      .literal(true)
      .optional()
      .describe('The title follows the address, for none who has it could be found; readers are told'),
    publisher: prose.describe('Who published it: a company, a standards body, a journal, a newspaper'),
    date: partialDate
      .optional()
      .describe('When it was published, or read where it is kept up to date; left out where no one says'),
    url: z
      .union([
        httpsUrl,
        z.string().regex(/^\/[a-z0-9-]+(#[a-z0-9-]+)?$/, 'Write an address with https://, or a path of this site'),
      ])
      .describe('Where a reader can open it'),
    kind: z.enum(SOURCE_KINDS).describe('"secondary" is a list, a blog or an aggregator, and is shown as such'),
    holds: prose.describe('What it is good for, and what not'),
  })
  .describe('Works that figures, developments and promises rest on.');

export type SourceEntry = z.output<typeof sourceEntry>;
