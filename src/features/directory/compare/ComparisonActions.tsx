import { buttonClass } from '#src/design/Button.tsx';
import { useCopy } from '#src/design/use-copy.ts';
import { type Comparison, inWords, MOST } from './comparison.ts';
import { comparisonCsv } from './comparison-csv.ts';
import type { ComparisonData } from './comparison-data.ts';

interface Props {
  comparison: Comparison;
  data: ComparisonData;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const ORDINALS = ['', 'second', 'third', 'fourth'];

/** What can be done with a comparison: one more, and to take it. */
export function ComparisonActions({ comparison, data, ids, onChange }: Props) {
  const { note, copy } = useCopy(() => location.href);
  const look = buttonClass('secondary');
  const count = ids.length;
  return (
    <div className="comparison-actions">
      {count < MOST ? (
        <select
          aria-label={`Add a ${ORDINALS[count] || data.one}`}
          className={look}
          value=""
          onChange={({ target }) => onChange([...ids, target.value])}
        >
          <option value="">Add a {ORDINALS[count] || data.one}</option>
          {data.items
            .filter(({ id }) => !ids.includes(id))
            .toSorted((a, b) => `${a.by} ${a.name}`.localeCompare(`${b.by} ${b.name}`, 'en'))
            .map(({ id, name, by }) => (
              <option key={id} value={id}>
                {name}, {by}
              </option>
            ))}
        </select>
      ) : null}
      <button type="button" className={look} onClick={() => save(comparison, data)}>
        Take {count > 1 ? `these ${count}` : 'it'} as CSV
      </button>
      <button type="button" className={look} onClick={copy}>
        Copy link
      </button>
      <button type="button" className={look} onClick={() => print()}>
        Print
      </button>
      <output className="text-sm text-ink-2">{note}</output>
      {count === MOST ? <span className="text-sm text-ink-2">{`All ${inWords(MOST)} places are taken.`}</span> : null}
    </div>
  );
}

function save(comparison: Comparison, data: ComparisonData): void {
  const file = new Blob([comparisonCsv(comparison, data)], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${comparison.items.map(({ id }) => id).join('-')}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
