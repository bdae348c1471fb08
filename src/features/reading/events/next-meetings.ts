import type { Entry } from '#src/model/read-content.ts';
import { type Edition, editionsOf } from './EditionList.tsx';

const YEAR = 12;

/** An event with the month in which it is held next, as far as that is known. */
export interface NextMeeting {
  event: Entry<'events'>;
  /** As YYYY-MM: of the next edition whose days are confirmed, else the month in which it is usually held. */
  month: string | undefined;
  /** The next edition whose days are confirmed. */
  edition: Edition | undefined;
}

/** Every event by when it is held next; those of which no month is known come last. */
export function nextMeetings(events: readonly Entry<'events'>[], today: string): NextMeeting[] {
  const { coming } = editionsOf(events, today);
  return events
    .map((event) => {
      const edition = coming.find((each) => each.event.id === event.id);
      const month = edition?.first.slice(0, 'YYYY-MM'.length) ?? (event.month && nextMonth(event.month, today));
      return { event, edition, month: month || undefined };
    })
    .sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

/**
 * The next meeting: of those with confirmed days, else the first of a later month, since what is usually held in this one
 * may be over.
 */
export function nextOf(meetings: readonly NextMeeting[], [thisMonth = '']: readonly string[]): NextMeeting | undefined {
  return (
    meetings.find(({ edition }) => edition) ?? meetings.find(({ month }) => month !== undefined && month > thisMonth)
  );
}

/** The months of a year from today's on, as YYYY-MM. */
export function comingMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: YEAR }, (_, index) => monthAfter(year, month - 1 + index));
}

/** The next time that a month of the year comes, today's included. */
function nextMonth(month: number, today: string): string | undefined {
  return comingMonths(today).find((each) => Number(each.slice(-2)) === month);
}

/** `month` counts from 0, and may lie in a later year. */
function monthAfter(year: number, month: number): string {
  return `${year + Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, '0')}`;
}

/** Confirmed days come before a month. */
function placeOf({ month = '9999', edition, event }: NextMeeting): string {
  return `${edition?.first ?? `${month}-99`} ${event.name}`;
}
