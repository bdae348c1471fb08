import { z } from 'zod';
import { pageHead, prose } from '../fields.ts';
import { PAPER_CATEGORIES } from '../paper.ts';

/** `content/pages/research.yaml` */
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
});

export type ResearchPage = z.infer<typeof researchPage>;
