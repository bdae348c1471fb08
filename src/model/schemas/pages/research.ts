import { z } from 'zod';
import { namedLink, pageHead, prose } from '../fields.ts';
import { PAPER_CATEGORIES } from '../paper.ts';

/** `content/pages/research.yaml` and `content/pages/classics.yaml`: two lists of papers. */
export const researchPage = z.strictObject({
  ...pageHead,
  categories: z
    .array(
      z.strictObject({
        title: z.enum(PAPER_CATEGORIES),
        intro: prose.describe('What one finds under this heading'),
      }),
    )
    .length(PAPER_CATEGORIES.length)
    .describe('In the order in which they are shown'),
  others: namedLink.describe('The way to the other list'),
});

export type ResearchPage = z.infer<typeof researchPage>;
