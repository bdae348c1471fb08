import { z } from 'zod';
import { asOf, entrySources, httpsUrl, prose } from './fields.ts';
import { idOf } from './references.ts';

export const STARTUP_STATUSES = ['Active', 'Public', 'Acquired'] as const;

/** An amount in US dollars with its unit, millions or billions: "$140M", "$1.3B". */
export const FUNDING_PATTERN = /^\$(\d+(?:\.\d+)?)([MB])$/;

/** One company of the startup tracker: `content/startups/<slug>.yaml`. */
export const startup = z.strictObject({
  name: prose.describe('As the company writes it'),
  founded: z.number().int().min(1990).max(2024).describe('Year'),
  location: prose.describe('Town, region where usual, country; several places divided by " / "'),
  funding: z
    .string()
    .regex(FUNDING_PATTERN, 'Write the total in US dollars as "$140M" or "$1.3B"')
    .describe('Total raised as far as known; the page adds these up'),
  stage: prose.describe('Last kind of funding, such as "Series B"'),
  employees: prose.describe('Rounded estimate, such as "200–250"'),
  focus: prose.describe('What it works on, in a few words'),
  description: prose.max(220).describe('One or two sentences: what it makes or does'),
  website: httpsUrl.describe('Its official site'),
  lastFunding: prose.describe('Date, amount and occasion of the last funding'),
  investors: z.array(prose).min(1).describe('Who has put money in, as far as published'),
  category: prose.describe('One of those that src/startups/badge-tones.ts knows; any other gets a grey badge'),
  status: z.enum(STARTUP_STATUSES).describe('Whether it is private and active, traded, or part of another company'),
  profile: idOf('companies').optional().describe('Id of the same company in content/companies, where it has a profile'),
  fundingNote: prose.optional().describe('What the amount counts or how sure it is, where that is not plain'),
  sources: entrySources,
  asOf,
});

export type Startup = z.infer<typeof startup>;
