import { z } from 'zod';
import { chartText } from '../chart-text.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { filterText } from './list-page.ts';

const { badges: _, ...head } = pageHead;

const insight = z.strictObject({ title: prose, points: z.array(prose).min(2) });

/** `content/pages/startup-tracker.yaml` */
export const startupTrackerPage = z.strictObject({
  ...head,
  fundingNote: prose.describe('How the total funding is reckoned'),
  companies: z.strictObject(sectionHead),
  filter: filterText,
  fundingChart: z.strictObject({ ...sectionHead, chart: chartText }),
  insights: z.strictObject({ ...sectionHead, items: z.array(insight).length(2) }),
  disclaimer: z.strictObject({ title: prose, text: prose }),
});

export type StartupTrackerPage = z.infer<typeof startupTrackerPage>;
