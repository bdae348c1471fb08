import { saveFile } from '#src/base/save-file.ts';
import { fillIn } from '#src/charts/fill-in.ts';
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

/** What adds one more, by how many there are. */
const ADD = ['first', 'second', 'third', 'fourth'] as const;

/** What can be done with a comparison: one more, and to take it. */
export function ComparisonActions({ comparison, data, ids, onChange }: Props) {
  const { note, copy } = useCopy(() => location.href);
  const look = buttonClass('secondary');
  const count = ids.length;
  const { actions } = data.texts;
  const add = fillIn(actions[ADD[count] ?? 'first'], { one: data.one });
  return (
    <div className="comparison-actions">
      {count < MOST ? (
        <select aria-label={add} className={look} value="" onChange={({ target }) => onChange([...ids, target.value])}>
          <option value="">{add}</option>
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
        {fillIn(count > 1 ? actions.takeSeveral : actions.takeOne, { count })}
      </button>
      <button type="button" className={look} onClick={copy}>
        {actions.copyLink}
      </button>
      <button type="button" className={look} onClick={() => print()}>
        {actions.print}
      </button>
      <output className="text-sm text-ink-2">{note}</output>
      {count === MOST ? (
        <span className="text-sm text-ink-2">{fillIn(actions.full, { mostInWords: inWords(MOST) })}</span>
      ) : null}
    </div>
  );
}

function save(comparison: Comparison, data: ComparisonData): void {
  const file = new Blob([comparisonCsv(comparison, data)], { type: 'text/csv' });
  saveFile(file, `${comparison.items.map(({ id }) => id).join('-')}.csv`);
}
