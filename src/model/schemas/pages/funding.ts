import { z } from 'zod';
import { chartText } from '../chart-text.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';

/** A figure that is computed from the rounds: what it counts, and what it leaves out. */
const figure = z.strictObject({ label: prose, note: prose });

/** `content/pages/funding.yaml` */
export const fundingPage = z.strictObject({
  ...pageHead,
  download: prose.describe('The words of the link to the CSV file'),
  totals: z.strictObject({
    rounds: figure.describe('How many rounds are listed'),
    documented: figure.describe('Sum of the documented amounts in US dollars'),
    all: figure.describe('Sum of all amounts in US dollars'),
  }),
  chart: z.strictObject({ ...sectionHead, text: chartText }),
  rounds: z.strictObject({
    ...sectionHead,
    caption: prose.describe('Name of the table, for screen readers; not that of the section'),
    note: prose.describe('What the table leaves out'),
  }),
});

export type FundingPage = z.infer<typeof fundingPage>;
