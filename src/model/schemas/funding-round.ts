import { z } from 'zod';
import { asOf, entrySources, isoDate, prose } from './fields.ts';
import { idOf } from './references.ts';

export const ROUND_KINDS = [
  'Venture capital',
  'Strategic investment',
  'Listing',
  'Share sale',
  'Public money',
] as const;

/** One sum of money that a company has raised: `content/funding-rounds/<company>-<month>.yaml`. */
export const fundingRound = z.strictObject({
  company: prose.describe('As the company writes it'),
  profile: idOf('companies').optional().describe('Id of the company in content/companies, where it has a profile'),
  date: isoDate.describe('When it was announced or closed, as exactly as known'),
  kind: z.enum(ROUND_KINDS).describe('Who gave the money, and how'),
  terms: prose.describe('Name of the round, or how the money was raised'),
  amount: prose.describe('As published, with its currency: "$75M", "€100M", "Not disclosed"'),
  usdMillions: z
    .number()
    .positive()
    .optional()
    .describe('The amount in millions of US dollars, for sums and order; left out where none was published'),
  evidence: z
    .enum(['Documented', 'Reported'])
    .describe('Documented: a published page that gives the amount has been read. Reported: named by others only'),
  investors: z.array(prose).min(1).optional().describe('Who gave the money, as far as published'),
  note: prose.optional().describe('What the amount counts or how sure it is, where that is not plain'),
  asOf,
  sources: entrySources,
});

export type FundingRound = z.infer<typeof fundingRound>;
