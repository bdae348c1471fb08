import type { Entry } from '#src/model/read-content.ts';
import { type Edition, editionsOf } from './EditionList.tsx';

const YEAR = 12;

/** After this day of a month what is usually held in it is taken to be over. */
const MIDDLE = 15;

/** How well it is known when a meeting is held next. */
export const CERTAINTIES = ['confirmed', 'announced', 'usual'] as const;

export type Certainty = (typeof CERTAINTIES)[number];

/** An event with the month in which it is held next, as far as that is known. */
export interface NextMeeting {
  event: Entry<'events'>;
  /** As YYYY-MM: of the next edition whose days are confirmed or whose month is announced, else the usual month. */
  month: string | undefined;
  certainty: Certainty | undefined;
  place: string;
  /** The next edition whose days are confirmed. */
  edition: Edition | undefined;
}

/** Every event by when it is held next; those of which no month is known come last. */
export function nextMeetings(events: readonly Entry<'events'>[], today: string): NextMeeting[] {
  const { coming } = editionsOf(events, today);
  return events
    .map((event) =>
      meetingOf(
        event,
        coming.find((each) => each.event.id === event.id),
        today,
      ),
    )
    .sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

function meetingOf(event: Entry<'events'>, edition: Edition | undefined, today: string): NextMeeting {
  if (edition) {
    const month = monthOf(edition.first);
    return { event, edition, month, certainty: 'confirmed', place: edition.place };
  }
  const { announced, month: usual, place } = event;
  if (announced && announced.month >= monthOf(today))
    return { event, edition, month: announced.month, certainty: 'announced', place: announced.place };
  const month = usual ? nextMonth(usual, today) : undefined;
  return { event, edition, month, certainty: month ? 'usual' : undefined, place };
}

/** The next meeting: of those with confirmed days, else the first of which a month is known. */
export function nextOf(meetings: readonly NextMeeting[]): NextMeeting | undefined {
  return meetings.find(({ edition }) => edition) ?? meetings.find(({ month }) => month);
}

/** The months of a year, as YYYY-MM, from this one until its middle, then from the next. */
export function comingMonths(today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const first = month - (day > MIDDLE ? 0 : 1);
  return Array.from({ length: YEAR }, (_, index) => monthAfter(year, first + index));
}

/** These months, with the present one before them where something is left of it. */
export function monthsOf(meetings: readonly NextMeeting[], today: string): string[] {
  const months = comingMonths(today);
  const present = monthOf(today);
  const isLeft = !months.includes(present) && meetings.some(({ month }) => month === present);
  return isLeft ? [present, ...months] : months;
}

const monthOf = (date: string) => date.slice(0, 'YYYY-MM'.length);

/** The next time that a month of the year comes. */
function nextMonth(month: number, today: string): string | undefined {
  return comingMonths(today).find((each) => Number(each.slice(-2)) === month);
}

/** `month` counts from 0, and may lie in a later year. */
function monthAfter(year: number, month: number): string {
  return `${year + Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, '0')}`;
}

/** Confirmed days come before a month, and what is announced for it before what is usually held in it. */
function placeOf({ month = '9999', certainty, edition, event }: NextMeeting): string {
  return `${edition?.first ?? `${month}-${certainty === 'announced' ? 98 : 99}`} ${event.name}`;
}
