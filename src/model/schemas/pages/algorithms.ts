import { z } from 'zod';
import { ALGORITHM_CATEGORIES } from '../algorithm.ts';
import { entrySources } from '../citation.ts';
import { namedLink, pageHead, prose, topicPage } from '../fields.ts';
import { pieces } from '../references.ts';
import { ownSection, sections } from '../sections.ts';

const category = z.strictObject({
  name: z.enum(ALGORITHM_CATEGORIES),
  pieces: pieces.describe('What is filed under it; its length is the number of articles'),
  edition2024: z
    .strictObject({ articles: z.number().int().positive().describe('How many articles were counted') })
    .describe('What stood in the 2024 edition'),
  description: prose,
  examples: z.array(prose).min(1),
});

const chart = z.strictObject({
  title: prose.describe('What the chart shows, as a finding'),
  subtitle: prose.describe('What its two axes count'),
  caption: prose.describe('What the lines are, and what they leave out'),
  basis: prose.describe('What it rests on'),
  columns: z.array(prose).length(3).describe('Of the table of its values'),
  sources: entrySources,
});

const cards = ownSection('algorithm-cards', {}).describe('The featured algorithms of content/algorithms');

const categories = ownSection('algorithm-categories', { items: z.array(category).min(1) });

const scaling = ownSection('scaling-charts', {
  search: chart.describe('Unstructured search, classical and with Grover'),
  factoring: chart.describe('Factoring, with the number field sieve and with Shor'),
  caveats: z.array(prose).min(1).describe('What the two charts do not say'),
}).describe('The charts of how costs grow');

const table = ownSection('algorithm-table', {
  notation: prose.describe('How to read the symbols, below the table'),
}).describe('The table of all algorithms');

export const algorithmsPage = z.strictObject({
  ...topicPage.shape,
  sections: sections(cards, categories, scaling, table),
});

export type AlgorithmCardsSection = z.infer<typeof cards>;
export type CategoriesSection = z.infer<typeof categories>;
export type ScalingSection = z.infer<typeof scaling>;
export type AlgorithmTableSection = z.infer<typeof table>;

/** The classes that are drawn, from the largest down. */
export const INCLUSION_CLASSES = ['PSPACE', 'PP', 'PH', 'QMA', 'BQP', 'NP', 'BPP', 'P'] as const;
export type InclusionClass = (typeof INCLUSION_CLASSES)[number];

const inclusions = ownSection('inclusions', {
  classes: z.record(z.enum(INCLUSION_CLASSES), prose.max(22)).describe('What each class is, in two or three words'),
  caption: prose.describe('What the drawing shows, and what it leaves open'),
  label: prose.describe('The drawing in words, for who cannot see it'),
  sources: entrySources,
}).describe('The drawing of the classes round BQP');

export const complexityPage = z.strictObject({
  ...pageHead,
  sections: sections(inclusions),
  related: z.array(namedLink).min(1),
});

export type InclusionsSection = z.infer<typeof inclusions>;
