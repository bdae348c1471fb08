import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { partialDate } from './figure.ts';

/** What a date asks to be migrated. */
export const DEADLINE_SCOPES = ['Key establishment', 'Signatures', 'Both', 'Plans and inventory'] as const;

/** How binding it is. */
export const DEADLINE_FORCES = ['law', 'requirement', 'guidance', 'draft', 'industry'] as const;

/** A date by which somebody wants cryptography migrated: `content/deadlines/<authority>-<what>.yaml`. */
export const deadline = z
  .strictObject({
    authority: prose.describe('Who says so, with the short name in brackets: "National Cyber Security Centre (NCSC)"'),
    region: prose.describe('For where: "United States", "European Union", "Worldwide"'),
    sector: prose.describe('For whom: "National security systems", "Critical infrastructure", "All organizations"'),
    scope: z.enum(DEADLINE_SCOPES).describe('What has to be migrated by then'),
    what: prose.describe('What has to be done, in our own words and no stronger than the text'),
    from: partialDate.optional().describe('Where the text names a span, when it begins'),
    due: partialDate.describe('By when, no more precise than the text: "2030", "2030-12-31"'),
    force: z.enum(DEADLINE_FORCES).describe('How binding it is; a draft can change'),
    said: partialDate.describe('When it was published in this form'),
    note: prose.optional().describe('What changed, what is disputed, what is not covered'),
    sources: entrySources,
    asOf,
  })
  .describe('Dates by which authorities and standards bodies want cryptography migrated.');

export type Deadline = z.output<typeof deadline>;
