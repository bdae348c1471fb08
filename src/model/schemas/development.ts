import { z } from 'zod';
import { sourceId } from './citation.ts';
import { isoDate, prose } from './fields.ts';
import { idOf } from './references.ts';

export const NEWS_CATEGORIES = [
  'Hardware',
  'Research',
  'Cloud',
  'Funding',
  'Security',
  'Applications',
  'Policy',
  'Partnership',
  'Infrastructure',
  'Startups',
] as const;

/** How far a development has come: what somebody says, what was handed over, what others have checked. */
export const DEVELOPMENT_STATUSES = ['announced', 'delivered', 'peer-reviewed', 'disputed', 'withdrawn'] as const;

export type DevelopmentStatus = (typeof DEVELOPMENT_STATUSES)[number];

const ids = (kind: string) => z.array(idOf(kind)).min(1).optional();

/**
 * One dated event of the field: `content/developments/<id>.yaml`. It is a story of the news, a mark on the time line and
 * a line on every page that it is about.
 */
export const development = z
  .strictObject({
    title: prose.describe('Our own headline'),
    date: isoDate.describe('When it happened or was published'),
    what: prose.describe('Two or three plain sentences in our own words'),
    status: z.enum(DEVELOPMENT_STATUSES).describe('How far it has come'),
    landmark: z
      .strictObject({ name: prose.max(20).describe('What it is called on the time line, in 20 letters at most') })
      .optional()
      .describe('One of the twelve developments that the time line always names'),
    category: z.enum(NEWS_CATEGORIES).describe('What the story is about'),
    about: z
      .strictObject({
        companies: ids('companies').describe('Companies, whose profiles show it'),
        machines: ids('machines').describe('Machines, whose pages show it'),
        papers: ids('papers').describe('Papers that report it'),
        algorithms: ids('algorithms').describe('Algorithms'),
        glossary: ids('glossary').describe('Terms'),
        topics: z.array(idOf('topics')).min(1).describe('Topics, whose pages show it; it is filed under the first'),
      })
      .describe('What it is about, by the ids of entries'),
    changed: z
      .array(
        z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+){2}$/, 'Write kind/entry/name, such as "companies/ionq/revenue"'),
      )
      .min(1)
      .optional()
      .describe('Figures that it changed'),
    picture: z.enum(['surface-codes']).optional().describe('A drawing of what the story is about, if the site has one'),
    sources: z.array(sourceId).min(1).describe('What it rests on, the report that the story leads to first'),
  })
  .describe('Dated events of the field, each with its status, what it is about and its sources.');

export type Development = z.infer<typeof development>;
