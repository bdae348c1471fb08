import { outcomeOf } from '#src/model/promise-outcome.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';

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
