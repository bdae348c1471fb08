import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';

const table = z
  .strictObject({
    caption: prose.describe('What the rows are, said above the table'),
    columns: z.array(prose).min(2).describe('Heads of the columns; the first column names the row'),
    rows: z.array(z.array(prose).min(2)).min(1).describe('One list a row, as long as the list of columns'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'Every row has as many cells as the table has columns',
    path: ['rows'],
  });

const section = z.strictObject({
  ...sectionHead,
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/)
    .describe('Anchor of the section'),
  paragraphs: z.array(prose).optional().describe('Running text'),
  items: z.array(prose).min(1).optional().describe('A list after the text'),
  tables: z.array(table).min(1).optional().describe('Tables after the list'),
  links: z.array(namedLink).min(1).optional().describe('Pages of the site to go on to'),
});

/** A page of text: `content/pages/privacy.yaml`, `content/pages/terms.yaml`, `content/pages/newsletter.yaml`. */
export const plainPage = z.strictObject({
  ...pageHead,
  sections: z.array(section).min(1).describe('In the order in which they are shown'),
});

export type PlainPage = z.infer<typeof plainPage>;
export type PlainSection = PlainPage['sections'][number];
