import type { ReactNode } from 'react';
import { formatPartial } from '#src/design/format-date.ts';
import { type Outcome, outcomeOf } from '#src/model/promise-outcome.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';

type State = Outcome['state'];

const tones: Record<State, string> = {
  kept: 'text-accent',
  late: 'text-phase',
  overdue: 'text-phase',
  changed: 'text-ink-2',
  missed: 'text-danger',
  open: 'text-ink-3',
};

/** The sign of an outcome: each has a shape of its own, so that color says nothing alone. 18 units wide. */
export function OutcomeSign({ state }: { state: State }) {
  return <g className={tones[state]}>{shapes[state]}</g>;
}

const shapes: Record<State, ReactNode> = {
  kept: (
    <>
      <circle cx="9" cy="9" r="8" fill="currentColor" />
      <path d="M5.2 9.3l2.6 2.6 5-5.4" fill="none" stroke="var(--color-paper)" strokeWidth="1.9" />
    </>
  ),
  late: (
    <>
      <path d="M9 1l8 8-8 8-8-8z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M9 1v16l-8-8z" fill="currentColor" />
    </>
  ),
  overdue: (
    <>
      <path d="M9 1l8 8-8 8-8-8z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M9 5.4v4.4M9 11.6v1.8" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  changed: <path d="M2 2h10l4 4v10H2z" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  missed: <path d="M3 3l12 12M15 3L3 15" fill="none" stroke="currentColor" strokeWidth="2.4" />,
  open: <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.8" />,
};

/** The sign by itself, beside its word. */
export function OutcomeGlyph({ state }: { state: State }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden className="inline-block size-4.5 flex-none align-[-0.2em]">
      <OutcomeSign state={state} />
    </svg>
  );
}

interface Props {
  meanings: RoadmapsPage['outcomes'];
  /** What the numbers do not mean. */
  tallies: string;
  promises: readonly Entry<'promises'>[];
}

/** The signs with the rule for each word, and how many promises have it. */
export function OutcomeLegend({ meanings, tallies, promises }: Props) {
  const states = promises.map((promise) => outcomeOf(promise).state);
  return (
    <>
      <ul className="grid max-w-measure gap-y-2 text-sm text-ink-2">
        {OUTCOMES.map((state) => (
          <li key={state}>
            <OutcomeGlyph state={state} />{' '}
            <b className="font-semibold text-ink">
              {states.filter((other) => other === state).length} {state}
            </b>
            {`: ${meanings[state]}`}
          </li>
        ))}
      </ul>
      <p className="mt-3 mb-6 max-w-measure text-sm text-ink-2">{tallies}</p>
    </>
  );
}

/** An outcome in words, with what its date is the date of: "late, delivered 5 Jan 2026", "overdue, as of 20 May 2026". */
export function outcomeText({ state, on, dateIs }: Outcome): string {
  return on && dateIs ? `${state}, ${dateIs} ${formatPartial(on)}` : state;
}
