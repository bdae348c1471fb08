import { z } from 'zod';
import { DIFFICULTIES } from '../article.ts';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { figures } from '../figure.ts';

/** The page speaks of this site alone, so it names no outside source. */
const { sources: _, ...head } = pageHead;

const learningPath = z.strictObject({
  level: z.enum(DIFFICULTIES),
  description: prose.describe('For whom it is, and what one can do at its end'),
  steps: z.array(namedLink).min(1).describe('Pages of this site, in the order in which to read them'),
});

export const topicsPage = z.strictObject({
  ...head,
  figures: figures('contributors', 'monthly-updates'),
  figureNotes: z.strictObject({
    publisher: prose.describe('Whose the other figures are'),
  }),
  browse: z.strictObject(sectionHead),
  pieces: z
    .strictObject({
      title: prose.describe('What the page of a topic\'s articles is called, after the topic: "all articles"'),
      description: prose.describe("What it says to search engines, after the topic's description"),
      lede: prose.describe('What counts as an article'),
      byKind: prose.describe('Over how many pieces there are of each kind'),
      newest: prose.describe('Over the newest stories of the topic'),
    })
    .describe('The pages that list what is filed under each topic'),
  paths: z.strictObject({ ...sectionHead, items: z.array(learningPath).min(1) }),
  newsletter: z.strictObject({ ...sectionHead, action: prose.describe('Button that leads to the form in the footer') }),
});

export type TopicsPage = z.infer<typeof topicsPage>;
