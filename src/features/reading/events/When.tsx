import { formatMonth, formatPartial } from '#src/design/format-date.ts';
import type { NextMeeting } from './next-meetings.ts';

/** The days of the next edition, or the month in which it is usually held, or how often it comes. */
export function When({ meeting: { event, edition, month } }: { meeting: NextMeeting }) {
  if (!edition) return month ? `Usually ${formatMonth(month).split(' ')[0]}` : event.cadence;
  return (
    <>
      <time dateTime={edition.first}>{formatPartial(edition.first)}</time> to{' '}
      <time dateTime={edition.last}>{formatPartial(edition.last)}</time>
    </>
  );
}
