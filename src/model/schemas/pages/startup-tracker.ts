import { z } from 'zod';
import { chartText } from '../chart-text.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { filterText } from './list-page.ts';

const { badges: _, ...head } = pageHead;

const insight = z.strictObject({ title: prose, points: z.array(prose).min(2) });

/** `content/pages/startup-tracker.yaml` */
export const startupTrackerPage = z.strictObject({
  ...head,
  alias: z
    .strictObject({
      title: prose.describe('Title of /startups, where the same page stands'),
      description: prose.describe('What /startups says of itself to search engines and in share cards'),
    })
    .describe('What the second address says of itself'),
  fundingNote: prose.describe('How the total funding is reckoned'),
  companies: z.strictObject(sectionHead),
  filter: filterText,
  fundingChart: z.strictObject({ ...sectionHead, chart: chartText }),
  insights: z.strictObject({ ...sectionHead, items: z.array(insight).min(1) }),
  disclaimer: z.strictObject({ title: prose, text: prose }),
});

export type StartupTrackerPage = z.infer<typeof startupTrackerPage>;
