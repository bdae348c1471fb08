import { z } from 'zod';
import { texToMathml } from '../tex-to-mathml.ts';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { idOf } from './references.ts';

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

/** TeX that the typesetter accepts; what it refuses is named with its place. */
const tex = prose.superRefine((formula, context) => {
  try {
    texToMathml(formula);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

/** One term: `content/glossary/<id>.yaml`, where the id is also its anchor on the page. */
export const glossaryTerm = z.strictObject({
  term: prose.describe('The term as it is listed, such as "Bell State"'),
  aliases: z.array(prose).min(1).optional().describe('Other names and abbreviations'),
  category: z.enum(TERM_CATEGORIES).describe('What kind of thing the term names'),
  definition: prose.describe('One to three sentences; the first one defines, the others say where it ends'),
  plainWords: prose
    .optional()
    .describe('One sentence for somebody who has never met the term: an honest picture, or what it is good for'),
  formula: tex
    .optional()
    .describe('In TeX without dollar signs; lines of at most about 30 signs, so that phones show it whole'),
  mark: z
    .literal(false)
    .optional()
    .describe('Set for everyday words, such as "noise": other pages then do not link them to the glossary'),
  related: z.array(idOf('glossary')).describe('Ids of other terms'),
  asOf,
  sources: entrySources,
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;
