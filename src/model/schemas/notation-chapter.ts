import { z } from 'zod';
import { prose } from './fields.ts';

/** The head of one chapter of the Notation page: `content/notation/<short-name>.mdx`. The text below it is MDX. */
export const notationChapter = z.strictObject({
  chapter: z.number().int().min(1).describe('Place in the list'),
  title: prose.describe('What it explains: "Tensor products"'),
  summary: prose.describe('One sentence: what the reader can read afterward'),
});
