import { z } from 'zod';
import { prose, sectionHead } from '../fields.ts';
import { listPage } from './list-page.ts';

/** `content/pages/roadmaps.yaml`: its sources are those of the promises. */
export const roadmapsPage = listPage.omit({ sources: true }).extend({
  years: z.strictObject(sectionHead).describe('The promises by the year for which they were made'),
  outcomes: z
    .strictObject({ kept: prose, late: prose, changed: prose, missed: prose, open: prose })
    .describe('What each outcome means, beside its sign'),
});

export type RoadmapsPage = z.infer<typeof roadmapsPage>;
