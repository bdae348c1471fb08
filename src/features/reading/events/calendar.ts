import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import type { Entry } from '#src/model/read-content.ts';

/** Year of the first reminders: the one after the first edition. */
const FIRST_YEAR = 2025;
const DAY_MS = 86_400_000;

/** Whether there is anything about an event that a calendar can hold. */
export function hasCalendar({ dates, month }: Entry<'events'>): boolean {
  return dates !== undefined || month !== undefined;
}

/**
 * Events as an iCalendar file (RFC 5545): editions with confirmed days as they are, and for meetings that keep to a
 * month a yearly all-day reminder on its first day. Reminders leave the day free. `origin` is the site's scheme and
 * host; it makes the identifiers unique.
 */
export function calendar(events: readonly Entry<'events'>[], origin: string, name: string): string {
  const { hostname } = new URL(origin);
  const file = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: name, product: 'Events', language: 'EN' },
  });
  for (const event of events) {
    // The content's date, not the build's: the same content gives the same file.
    const stamp = new Date(event.asOf);
    for (const { first, last, place } of event.dates ?? []) {
      file.createEvent({
        id: `${event.id}-${first}@${hostname}`,
        stamp,
        start: new Date(first),
        // The end of an all-day event is the day after (§3.6.1).
        end: new Date(Date.parse(last) + DAY_MS),
        allDay: true,
        summary: event.name,
        location: place,
        description: `Organizer: ${event.organizer}`,
        url: event.url,
      });
    }
    if (event.month === undefined) continue;
    file.createEvent({
      id: `${event.id}-reminder@${hostname}`,
      stamp,
      start: new Date(Date.UTC(FIRST_YEAR, event.month - 1, 1)),
      allDay: true,
      repeating: { freq: ICalEventRepeatingFreq.YEARLY },
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `Look up the dates: ${event.name}`,
      description: `Usually held in this month (${event.cadence}). The organizer announces the days.`,
      url: event.url,
    });
  }
  return file.toString();
}
