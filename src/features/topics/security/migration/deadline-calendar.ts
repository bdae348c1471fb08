import ical, { ICalCalendarMethod } from 'ical-generator';
import { listingsOf } from '#src/model/listings.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

const DAY_MS = 86_400_000;

/**
 * The deadlines as an iCalendar file (RFC 5545), one all-day entry each; a date without a day is the last day of its
 * month or year. `origin` is the site's scheme and host.
 */
export function deadlineCalendar(deadlines: readonly Entry<'deadlines'>[], origin: string, name: string): string {
  const { hostname } = new URL(origin);
  const file = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: name, product: 'Deadlines', language: 'EN' },
  });
  const names = new Map(listingsOf('deadlines').map((listing) => [listing.id, listing.name]));
  for (const { id, what, force, due, asOf } of deadlines) {
    const day = lastDayOf(due);
    file.createEvent({
      id: `${id}@${hostname}`,
      // The content's date, not the build's: the same content gives the same file.
      stamp: new Date(asOf),
      start: day,
      // The end of an all-day event is the day after (§3.6.1).
      end: new Date(day.getTime() + DAY_MS),
      allDay: true,
      summary: names.get(id) ?? id,
      description: `${what} (${force})`,
      url: `${origin}${urls.migration()}#${id}`,
    });
  }
  return file.toString();
}

/** The day itself, or the last day of a month or a year. */
export function lastDayOf(date: string): Date {
  const [year = 0, month = 12, day] = date.split('-').map(Number);
  return new Date(Date.UTC(year, day === undefined ? month : month - 1, day ?? 0));
}
