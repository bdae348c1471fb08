import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, httpsUrl, prose } from './fields.ts';
import { figures } from './figure.ts';
import { idOf } from './references.ts';

export const STARTUP_STATUSES = ['Active', 'Public', 'Acquired'] as const;

/** One company of the startup tracker: `content/startups/<slug>.yaml`. */
export const startup = z.strictObject({
  name: prose.describe('As the company writes it'),
  founded: z.number().int().min(1990).describe('Year'),
  location: prose.describe('Town, region where usual, country; several places divided by " / "'),
  figures: figures()
    .default({})
    .describe(
      'The head-count of a company without a profile; funding only where the company says more than the rounds in content/funding-rounds add up to',
    ),
  edition2024: prose.describe('Its funding in the 2024 edition: "$63M"'),
  stage: prose.describe('Last kind of funding, such as "Series B"'),
  focus: prose.describe('What it works on, in a few words'),
  description: prose.max(220).describe('One or two sentences: what it makes or does'),
  website: httpsUrl.describe('Its official site'),
  lastFunding: prose.describe('Date and occasion of the last funding; the amount as "{funding-rounds/<id>/amount}"'),
  investors: z.array(prose).min(1).describe('Who has put money in, as far as published'),
  category: prose.describe('One of the categories that have a color of their own; any other gets a gray badge'),
  status: z.enum(STARTUP_STATUSES).describe('Whether it is private and active, traded, or part of another company'),
  profile: idOf('companies').optional().describe('Id of the same company in content/companies, where it has a profile'),
  sources: entrySources,
  asOf,
});

export type Startup = z.infer<typeof startup>;
