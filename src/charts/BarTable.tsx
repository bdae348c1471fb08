import type { ReactNode } from 'react';
import type { Bar } from './count-each.ts';

interface BarRow extends Bar {
  /** The value as it is read; the plain number when left out. */
  text?: ReactNode;
  /** Drawn as an outline: counts something else than the others, as the note below the chart says. */
  isHollow?: boolean;
}

interface Props {
  /** What the rows are and what is measured, as headings of the columns for screen readers. */
  columns: readonly [label: string, value: string];
  rows: readonly BarRow[];
}

const BAR_HEIGHT = 14;

/**
 * Bars to a common scale, as a table: its text is text at every width, and what the bars show is beside them as
 * numbers.
 */
export function BarTable({ columns, rows }: Props) {
  const longest = Math.max(...rows.map(({ value }) => value));
  return (
    <table className="w-full text-sm [&_td]:py-1 [&_th]:py-1 [&_th]:pr-4 [&_th]:text-left [&_th]:font-normal">
      <thead className="visually-hidden">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, text = String(value), isHollow }) => (
          <tr key={label}>
            <th scope="row" className="w-px min-w-32 leading-snug md:whitespace-nowrap">
              {label}
            </th>
            <td>
              <span className="flex items-center gap-2">
                <BarDrawing share={value / longest} isHollow={isHollow} />
                <span className="w-16 flex-none font-semibold whitespace-nowrap tabular-nums lining-nums">{text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The longest bar leaves room for its number, which is at the end of each bar. */
function BarDrawing({ share, isHollow = false }: { share: number; isHollow?: boolean | undefined }) {
  return (
    <svg
      aria-hidden
      height={BAR_HEIGHT}
      className="min-w-0.5 flex-none"
      style={{ width: `calc((100% - 4.5rem) * ${Number(share.toFixed(4))})` }}
    >
      <rect
        width="100%"
        height="100%"
        fill={isHollow ? 'none' : 'var(--color-viz-1)'}
        stroke={isHollow ? 'var(--color-viz-1)' : 'none'}
        strokeWidth="3"
      />
    </svg>
  );
}
