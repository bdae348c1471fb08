import { signColors } from '#src/charts/TechnologySign.tsx';
import { PlaceMark } from '#src/design/PlaceMark.tsx';
import '#src/figures/figure.css';
import type { Cell, Row } from './comparison.ts';
import type { ComparedItem, ComparedValue, ComparisonData } from './comparison-data.ts';
import type { NumberedWorks } from './numbered-works.ts';

interface Props {
  rows: readonly Row[];
  items: readonly ComparedItem[];
  works: NumberedWorks;
  texts: ComparisonData['texts'];
  /** The heading over these rows. */
  title?: string;
}

/** Rows of a comparison, a figure or a fact each. */
export function ComparisonRows({ rows, items, works, texts, title }: Props) {
  return (
    <tbody>
      {title ? (
        <tr className="comparison-part">
          <th scope="rowgroup" colSpan={items.length + 1}>
            {title}
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.label}</th>
          {row.cells.map((cell, index) => (
            <ComparisonCell
              key={items[index]?.id}
              cell={cell}
              row={row}
              item={items[index]}
              works={works}
              texts={texts}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** No line begins with the number of a source. */
const WORD_JOINER = '\u2060';

interface CellProps {
  cell: Cell;
  row: Row;
  item: ComparedItem | undefined;
  works: NumberedWorks;
  texts: ComparisonData['texts'];
}

function ComparisonCell({ cell, row, item, works, texts }: CellProps) {
  const { value, text, isComparable, reason, best } = cell;
  if (!value) return <td className={isComparable ? undefined : 'comparison-absent'}>{text}</td>;
  const color = isComparable && item?.technology ? signColors[item.technology] : undefined;
  return (
    <td className={isComparable ? undefined : 'comparison-hatched'}>
      <span className={best ? 'comparison-value best' : 'comparison-value'}>
        {text}
        {WORD_JOINER}
        <SourceNumber value={value} number={works.numberOf(value)} />
      </span>
      {best ? (
        <b>
          {best.word}
          <span className="visually-hidden"> {best.among}</span>
        </b>
      ) : null}
      {row.range && value.number ? (
        <PlaceMark value={value.number} range={row.range} color={color} isHollow={!isComparable} />
      ) : null}
      <small>{value.note}</small>
      {isComparable && row.comparable === 1 && row.cells.some((other) => other.value && !other.isComparable) ? (
        <small>{texts.alone}</small>
      ) : null}
      {isComparable ? null : (
        <small>
          {texts.notComparable}
          {reason ? <span className="comparison-reason">: {reason}</span> : null}
        </small>
      )}
    </td>
  );
}

/** Opens the card of the figure, as everywhere. */
function SourceNumber({ value, number }: { value: ComparedValue; number: number }) {
  return (
    <sup>
      <a href={value.row} className="figure-number">
        <span className="visually-hidden">Source </span>
        {number}
      </a>
    </sup>
  );
}
