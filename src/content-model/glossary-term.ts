import { z } from 'zod';
import { asOf, entrySources, prose } from './fields.ts';

export const TERM_CATEGORIES = [
  'Concept',
  'Circuit',
  'Gate',
  'Visualization',
  'State',
  'Theory',
  'Error Correction',
  'Hardware',
  'Era',
  'Milestone',
  'Algorithm',
  'Security',
] as const;

/** One term: `content/glossary/<id>.yaml`, where the id is also its anchor on the page. */
export const glossaryTerm = z.strictObject({
  term: prose.describe('The term as it is listed, such as "Bell State"'),
  aliases: z.array(prose).min(1).optional().describe('Other names and abbreviations'),
  category: z.enum(TERM_CATEGORIES).describe('What kind of thing the term names'),
  definition: prose.describe('One to three sentences; the first one defines, the others say where it ends'),
  related: z.array(prose).describe('Ids of other terms'),
  asOf,
  sources: entrySources,
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;
