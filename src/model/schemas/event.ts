import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, httpsUrl, isoDate, prose } from './fields.ts';

export const EVENT_TYPES = ['Academic', 'Mixed', 'Industry', 'Government', 'Education', 'Vendor'] as const;

const day = isoDate.length('YYYY-MM-DD'.length, 'A calendar needs the day: "2024-12-10"');

/** A conference or school that comes back: `content/events/<id>.yaml`. */
export const event = z.strictObject({
  name: prose.describe('As the organizer writes it'),
  organizer: prose.describe('Who holds it'),
  type: z.enum(EVENT_TYPES).describe('Whom it is chiefly for'),
  cadence: prose.describe('How often, and when in the year: "Annual, September (since 2020)"'),
  month: z.number().int().min(1).max(12).optional().describe('Where it is usually held in the same month: 1 to 12'),
  place: prose.describe('Where it is held: a city, "online", or "changes every year"'),
  announced: z
    .strictObject({
      month: isoDate.length('YYYY-MM'.length, 'Write year and month: "2027-04"').describe('Its month'),
      place: prose.describe('Where that edition is held'),
    })
    .optional()
    .describe('The next edition of which the organizer has announced the month, and no day'),
  editions: prose.optional().describe('Editions whose place or time is known'),
  dates: z
    .array(
      z.strictObject({
        first: day.describe('Its first day'),
        last: day.describe('Its last day'),
        place: prose.describe('Where that edition is held'),
        url: httpsUrl
          .optional()
          .describe("The organizer's page that gives these days, where it is not the event's own"),
      }),
    )
    .min(1)
    .optional()
    .describe("Editions whose days the organizer's own page confirms; the build moves past ones to the archive"),
  url: httpsUrl.describe('Where the organizer announces it'),
  asOf,
  sources: entrySources
    .optional()
    .describe('Other works that the statements are from; the page that url opens is the first'),
});

export type Event = z.infer<typeof event>;
