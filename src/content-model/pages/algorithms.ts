import { z } from 'zod';
import { ALGORITHM_CATEGORIES } from '../algorithm.ts';
import { articleCount, entrySources, namedLink, pageHead, prose, sectionHead } from '../fields.ts';

const category = z.strictObject({
  name: z.enum(ALGORITHM_CATEGORIES),
  count: articleCount.describe('Number of articles, as fixed by the specification'),
  description: prose,
  examples: z.array(prose).min(1),
});

const impact = z.strictObject({ area: prose, text: prose, sources: entrySources });

/** `content/pages/algorithms.yaml` */
export const algorithmsPage = z.strictObject({
  ...pageHead,
  cards: z.strictObject(sectionHead).describe('The section with the four algorithm cards'),
  categories: z.strictObject({ ...sectionHead, items: z.array(category).length(4) }),
  impact: z.strictObject({ ...sectionHead, items: z.array(impact).length(3) }),
  related: z.array(namedLink).min(1),
});

export type AlgorithmsPage = z.infer<typeof algorithmsPage>;
