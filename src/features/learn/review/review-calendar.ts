import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';

const HOUR = 18;
const MINUTES = 5;

/**
 * One entry for a calendar (RFC 5545): five minutes every day at six in the evening, wherever the reader is ("floating",
 * §3.3.5). It rings no bell and leaves the time free. `origin` is the site's scheme and host, `from` a month or day.
 */
export function reviewCalendar(address: string, from: string, words: { title: string; note: string }): string {
  const { hostname } = new URL(address);
  const first = new Date(from);
  const start = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate(), HOUR));
  const file = ical({
    name: words.title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: words.title, product: 'Review', language: 'EN' },
  });
  file.createEvent({
    id: `review@${hostname}`,
    // The content's date, not the build's: the same content gives the same file.
    stamp: first,
    start,
    end: new Date(start.getTime() + MINUTES * 60_000),
    floating: true,
    repeating: { freq: ICalEventRepeatingFreq.DAILY },
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: words.title,
    description: words.note,
    url: address,
  });
  return file.toString();
}
