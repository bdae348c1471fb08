import { formatPartial } from '#src/design/format-date.ts';
import { type Outcome, outcomeOf } from '#src/model/promise-outcome.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import { OutcomeMark } from './OutcomeMark.tsx';

/** The sign by itself, beside its word. */
export function OutcomeGlyph({ state }: Pick<Outcome, 'state'>) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden className="inline-block size-4.5 flex-none align-[-0.2em]">
      <OutcomeMark state={state} radius={6.5} />
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
      <ul className="grid gap-x-14 gap-y-2 text-sm text-ink-2 nav:grid-cols-2">
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
      <p className="mt-3 mb-6 max-w-[62ch] text-sm text-ink-2">{tallies}</p>
    </>
  );
}

/** An outcome in words, with what its date is the date of: "late, delivered 5 Jan 2026", "overdue, as of 20 May 2026". */
export function outcomeText({ state, on, dateIs }: Outcome): string {
  return on && dateIs ? `${state}, ${dateIs} ${formatPartial(on)}` : state;
}
