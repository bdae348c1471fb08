import { buttonClass } from '#src/design/Button.tsx';
import { FEWEST, MOST } from './comparison.ts';
import { nameOfTick } from './use-ticks.ts';

/** What is ticked, at the bottom of the window from the second tick on. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  if (ids.length < FEWEST) return null;
  return (
    <span className="compare-bar">
      <b>Compare {ids.length}</b>
      <span className="compare-names">
        <span>{ids.map(nameOfTick).join(', ')}</span>
        {ids.length === MOST ? <small>Four at most: to tick another, take one away.</small> : null}
      </span>
      <button type="button" className="compare-clear" onClick={onClear}>
        Clear
      </button>
      <button type="submit" className={buttonClass('primary')}>
        Compare
      </button>
    </span>
  );
}
