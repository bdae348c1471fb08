import type { Entry } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/roadmaps.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';

interface Props {
  meanings: RoadmapsPage['outcomes'];
  promises: readonly Entry<'promises'>[];
}

/** The signs with what they mean, and how many promises have each. */
export function OutcomeLegend({ meanings, promises }: Props) {
  return (
    <ul className="mb-6 flex flex-wrap gap-x-7 gap-y-2 text-sm text-ink-2">
      {OUTCOMES.map((state) => (
        <li key={state}>
          <OutcomeGlyph state={state} />{' '}
          <b className="font-semibold text-ink">
            {promises.filter(({ outcome }) => outcome.state === state).length} {state}
          </b>
          {`: ${meanings[state]}`}
        </li>
      ))}
    </ul>
  );
}
