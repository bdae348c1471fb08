import { formatPartial } from '#src/design/format-date.ts';
import { type NextMeeting, nextOf } from './next-meetings.ts';
import { When } from './When.tsx';

interface Props {
  meetings: readonly NextMeeting[];
  /** As YYYY-MM, from today's. */
  months: readonly string[];
}

/** The next meeting, large, and the twelve months from now with what each of them holds. */
export function YearStrip({ meetings, months }: Props) {
  const next = nextOf(meetings, months);
  return (
    <div className="mb-10 grid gap-6">
      {next ? (
        <div>
          <p className="text-sm text-ink-2">
            Next · <When meeting={next} /> · {next.edition?.place ?? next.event.place}
          </p>
          <h3 className="mt-1 text-2xl">
            <a href={`#${next.event.id}`}>{next.event.name}</a>
          </h3>
        </div>
      ) : null}
      <ol
        aria-label="The next twelve months"
        className="grid gap-x-8 border-rule max-page:border-b md:max-page:grid-cols-2 page:grid-cols-12 page:gap-x-0 page:border-l"
      >
        {months.map((month) => (
          <Month key={month} month={month} meetings={meetings.filter((meeting) => meeting.month === month)} />
        ))}
      </ol>
      <p className="max-w-none text-xs text-ink-2">
        <Sign isConfirmed /> Days confirmed by the organizer &emsp; <Sign /> Month in which it is usually held
      </p>
    </div>
  );
}

function Month({ month, meetings }: { month: string; meetings: readonly NextMeeting[] }) {
  return (
    <li className="flex min-h-9 items-baseline gap-x-4 border-rule py-1.5 max-page:border-t page:block page:min-h-40 page:border-r page:px-2">
      <p className="w-20 flex-none text-xs text-ink-2 page:w-auto">
        <time dateTime={month}>{formatPartial(month)}</time>
      </p>
      <ul className="grid gap-1 page:mt-2">
        {meetings.map(({ event: { id, name }, edition }) => (
          <li key={id} className="text-xs leading-snug">
            <a href={`#${id}`} className="inline-block min-h-6 no-underline hover:underline">
              <Sign isConfirmed={edition !== undefined} /> {shortName(name)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Filled for confirmed days, hollow for a usual month. */
function Sign({ isConfirmed = false }: { isConfirmed?: boolean }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden className="inline-block size-2.5 stroke-accent stroke-2">
      <circle cx="5" cy="5" r="4" className={isConfirmed ? 'fill-accent' : 'fill-none'} />
    </svg>
  );
}

/** "QTML: Quantum Techniques in Machine Learning" is QTML, and what is in parentheses is left out. */
function shortName(name: string): string {
  return name.replace(/:.*| \(.*/, '');
}
