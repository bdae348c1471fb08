import { z } from 'zod';
import { prose, sectionHead } from '../fields.ts';
import { listPage } from './list-page.ts';

/** `content/pages/roadmaps.yaml`: its sources are those of the promises. */
export const roadmapsPage = listPage.omit({ sources: true }).extend({
  years: z.strictObject(sectionHead).describe('The promises by the year for which they were made'),
  outcomes: z
    .strictObject({ kept: prose, late: prose, overdue: prose, changed: prose, missed: prose, open: prose })
    .describe('The rule for each word, beside its sign'),
  tallies: prose.describe('Under the signs with their numbers: what the numbers do not mean'),
  corrections: z
    .strictObject({
      ...sectionHead,
      paragraphs: z.array(prose).min(1).describe('Who has a say in the verdicts, and what a correction needs'),
      write: prose.describe('Before the address to which corrections go'),
    })
    .describe('How a maker, or anybody else, has a verdict corrected'),
});

export type RoadmapsPage = z.infer<typeof roadmapsPage>;
