import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, isoDate, prose } from './fields.ts';
import { figures } from './figure.ts';
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
  figures: figures('amount'),
  investors: z.array(prose).min(1).optional().describe('Who gave the money, as far as published'),
  asOf,
  sources: entrySources,
});

export type FundingRound = z.infer<typeof fundingRound>;
