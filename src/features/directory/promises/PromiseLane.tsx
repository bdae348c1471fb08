import { round } from '#src/base/svg-path.ts';
import { yearOf } from '#src/charts/scales.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import type { PromiseEntry } from '#src/model/schemas/promise.ts';
import { OutcomeSign, outcomeText } from './OutcomeGlyph.tsx';

const WIDTH = 480;
const EDGE = 12;
const MIDDLE = 12;

interface Props {
  promise: PromiseEntry;
  years: { from: number; to: number };
  /** The day of the build. */
  today: string;
}

/** A promise as a line in time: a dot where it was said, a tick for when, its sign where the outcome became known. */
export function PromiseLane({ promise, years, today }: Props) {
  const { said, due, outcome } = laneOf(promise, years, today);
  const x = (fraction: number) => round(EDGE + fraction * (WIDTH - 2 * EDGE));
  const became = outcomeOf(promise);
  const words = [
    `Said ${formatPartial(promise.said)}`,
    promise.due ? `for ${formatPartial(promise.due)}` : 'without a date',
    outcomeText(became),
  ].join(', ');
  const isLate = due !== undefined && outcome > due && became.state !== 'open';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 24`}
      role="img"
      aria-label={words}
      className="mt-1 block w-full max-w-120 overflow-visible"
    >
      <path d={`M0 ${MIDDLE}H${WIDTH}`} stroke="var(--color-rule)" />
      <path d={`M${x(said)} ${MIDDLE}H${x(due ?? outcome)}`} stroke="var(--color-ill-3)" strokeWidth="2" />
      {isLate ? (
        <path
          d={`M${x(due)} ${MIDDLE}H${x(outcome)}`}
          stroke="var(--color-phase)"
          strokeWidth="2"
          strokeDasharray="3 3"
        />
      ) : null}
      <circle cx={x(said)} cy={MIDDLE} r="4" fill="var(--color-ill-3)" />
      {due === undefined ? null : <path d={`M${x(due)} 4v16`} stroke="var(--color-ink-2)" strokeWidth="2" />}
      <g transform={`translate(${round(x(outcome) - 9)} ${MIDDLE - 9})`}>
        <OutcomeSign state={became.state} />
      </g>
    </svg>
  );
}

/** The places of a promise on a lane that runs from the first year to the last, as fractions. */
interface Lane {
  said: number;
  due: number | undefined;
  /** Where the outcome became known, or the day of the build for what is open. */
  outcome: number;
}

/** Whole years that hold every date of the promises. */
export function yearsOf(promises: readonly Pick<PromiseEntry, 'said' | 'due' | 'outcome'>[]): {
  from: number;
  to: number;
} {
  const years = promises.flatMap((promise) =>
    [promise.said, promise.due, outcomeOf(promise).on].flatMap((date) => (date ? [yearOf(date)] : [])),
  );
  return { from: Math.floor(Math.min(...years)), to: Math.ceil(Math.max(...years)) };
}

export function laneOf(
  { said, due, outcome }: Pick<PromiseEntry, 'said' | 'due' | 'outcome'>,
  { from, to }: { from: number; to: number },
  today: string,
): Lane {
  const place = (date: string) => (yearOf(date) - from) / (to - from);
  return {
    said: place(said),
    due: due === undefined ? undefined : place(due),
    outcome: place(outcomeOf({ due, outcome }).on ?? today),
  };
}
