import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { BarTexts } from '#src/model/schemas/pages/comparison.ts';
import { FEWEST, MOST } from './comparison.ts';
import { nameOfTick } from './use-ticks.ts';

interface Props {
  ids: readonly string[];
  texts: BarTexts;
  onClear: () => void;
}

/** What is ticked, at the bottom of the window from the second tick on. */
export function CompareBar({ ids, texts, onClear }: Props) {
  if (ids.length < FEWEST) return null;
  return (
    <span className="compare-bar">
      <b>{fillIn(texts.ticked, { count: ids.length })}</b>
      <span className="compare-names">
        <span>{ids.map(nameOfTick).join(', ')}</span>
        {ids.length === MOST ? <small>{texts.full}</small> : null}
      </span>
      <button type="button" className="compare-clear" onClick={onClear}>
        {texts.clear}
      </button>
      <button type="submit" className={buttonClass('primary')}>
        {texts.open}
      </button>
    </span>
  );
}
