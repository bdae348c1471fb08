import { z } from 'zod';
import { ALGORITHM_CATEGORIES } from '../algorithm.ts';
import { entrySources, prose, sectionHead, topicPage } from '../fields.ts';
import { pieces } from '../pieces.ts';

const category = z.strictObject({
  name: z.enum(ALGORITHM_CATEGORIES),
  pieces: pieces.describe('What is filed under it; its length is the number of articles'),
  description: prose,
  examples: z.array(prose).min(1),
});

const chart = z.strictObject({
  title: prose.describe('What the chart shows, as a finding'),
  subtitle: prose.describe('What its two axes count'),
  caption: prose.describe('What the lines are, and what they leave out'),
  sources: entrySources,
});

const impact = z.strictObject({ area: prose, text: prose, sources: entrySources });

/** `content/pages/algorithms.yaml` */
export const algorithmsPage = z.strictObject({
  ...topicPage.shape,
  cards: z.strictObject(sectionHead).describe('The section with the four algorithm cards'),
  categories: z.strictObject({ ...sectionHead, items: z.array(category).min(1) }),
  table: z
    .strictObject({ ...sectionHead, notation: prose.describe('How to read the symbols, below the table') })
    .describe('The section with the table of all algorithms'),
  scaling: z
    .strictObject({
      ...sectionHead,
      search: chart.describe('Unstructured search, classical and with Grover'),
      factoring: chart.describe('Factoring, with the number field sieve and with Shor'),
      caveats: z.array(prose).min(1).describe('What the two charts do not say'),
    })
    .describe('The section with the charts of how costs grow'),
  impact: z.strictObject({ ...sectionHead, items: z.array(impact).min(1) }),
});

export type AlgorithmsPage = z.infer<typeof algorithmsPage>;
