import { formatMonth, formatPartial } from '#src/design/format-date.ts';
import type { NextMeeting } from './next-meetings.ts';

/** The days of the next edition, or its month, or the month in which it is usually held, or how often it comes. */
export function When({ meeting: { event, edition, month, certainty } }: { meeting: NextMeeting }) {
  if (edition)
    return (
      <>
        <time dateTime={edition.first}>{formatPartial(edition.first)}</time> to{' '}
        <time dateTime={edition.last}>{formatPartial(edition.last)}</time>
      </>
    );
  if (!month) return event.cadence;
  if (certainty === 'usual') return `Usually ${formatMonth(month).split(' ')[0]}`;
  return <time dateTime={month}>{formatMonth(month)}</time>;
}
