import { z } from 'zod';
import { DIFFICULTIES } from '../difficulty.ts';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { figures } from '../figure.ts';

/** The page speaks of this site alone, so it names no outside source. */
const { sources: _, ...head } = pageHead;

const learningPath = z.strictObject({
  level: z.enum(DIFFICULTIES),
  description: prose.describe('For whom it is, and what one can do at its end'),
  steps: z.array(namedLink).min(1).describe('Pages of this site, in the order in which to read them'),
});

/** `content/pages/topics.yaml` */
export const topicsPage = z.strictObject({
  ...head,
  figures: figures('contributors', 'monthly-updates'),
  figureNotes: z.strictObject({
    articles: prose.describe('What the number of articles counts'),
    publisher: prose.describe('Whose the other figures are'),
  }),
  browse: z.strictObject(sectionHead),
  paths: z.strictObject({ ...sectionHead, items: z.array(learningPath).min(1) }),
  newsletter: z.strictObject({ ...sectionHead, action: prose.describe('Button that leads to the form in the footer') }),
});

export type TopicsPage = z.infer<typeof topicsPage>;
