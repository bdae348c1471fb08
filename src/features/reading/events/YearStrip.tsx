import { formatPartial } from '#src/design/format-date.ts';
import type { EventsPage } from '#src/model/schemas/pages/list-page.ts';
import { CERTAINTIES, type Certainty, type NextMeeting, nextOf } from './next-meetings.ts';
import { When } from './When.tsx';
import './year-strip.css';

interface Props {
  meetings: readonly NextMeeting[];
  /** As YYYY-MM. */
  months: readonly string[];
  texts: EventsPage['year'];
}

/** The next meeting, large, and the months from now with what each of them holds; at the end what has no month. */
export function YearStrip({ meetings, months, texts }: Props) {
  const next = nextOf(meetings);
  const others = meetings.filter(({ month }) => !month || !months.includes(month));
  return (
    <div className="mb-10 grid gap-6">
      {next ? <Next meeting={next} label={texts.next} /> : null}
      <ol aria-label={texts.label} className="year-strip">
        {months.map((month, index) => (
          <Month
            key={month}
            month={month}
            hasYear={index === 0 || month.endsWith('-01')}
            meetings={meetings.filter((meeting) => meeting.month === month)}
          />
        ))}
      </ol>
      <p className="flex max-w-none flex-wrap gap-x-5 text-xs text-ink-2">
        {CERTAINTIES.filter((each) => meetings.some(({ certainty }) => certainty === each)).map((certainty) => (
          <span key={certainty}>
            <Sign certainty={certainty} /> {texts.signs[certainty]}
          </span>
        ))}
      </p>
      {others.length > 0 ? (
        <p className="flex max-w-none flex-wrap gap-x-5 gap-y-1 border-t border-rule pt-3 text-xs">
          <span className="text-ink-2">{texts.unknown}</span>
          {others.map(({ event: { id, name } }) => (
            <a key={id} href={`#${id}`} className="inline-block min-h-6 text-ink no-underline hover:underline">
              {shortName(name)}
            </a>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function Next({ meeting, label }: { meeting: NextMeeting; label: string }) {
  const { event, place } = meeting;
  return (
    <div>
      <p className="text-sm text-ink-2">
        {label} · <When meeting={meeting} /> · {place}
      </p>
      <h3 className="mt-1 text-3xl tracking-head">
        <a href={`#${event.id}`} className="text-ink no-underline hover:underline">
          {event.name}
        </a>
      </h3>
    </div>
  );
}

interface MonthProps {
  month: string;
  /** Whether its year is said: where the months begin, and where a year does. */
  hasYear: boolean;
  meetings: readonly NextMeeting[];
}

function Month({ month, hasYear, meetings }: MonthProps) {
  const name = formatPartial(month);
  return (
    <li>
      <p>
        <time dateTime={month}>{hasYear ? name : name.slice(0, name.indexOf(' '))}</time>
      </p>
      <ul>
        {meetings.map(({ event: { id, name }, certainty }) => (
          <li key={id}>
            <a href={`#${id}`} title={name} className="text-ink no-underline hover:underline">
              <Sign certainty={certainty} /> {shortName(name)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Filled for confirmed days, half for an announced month, hollow for a usual one. */
function Sign({ certainty }: { certainty: Certainty | undefined }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden className="meeting-sign">
      <circle cx="5" cy="5" r="4" fill={certainty === 'confirmed' ? 'var(--color-accent)' : 'none'} />
      {certainty === 'announced' ? <path d="M5 1a4 4 0 0 0 0 8z" fill="var(--color-accent)" /> : null}
    </svg>
  );
}

/** "QTML: Quantum Techniques in Machine Learning" is QTML, and what is in parentheses is left out. */
function shortName(name: string): string {
  return name.replace(/:.*| \(.*/, '');
}
