import type { ReactNode } from 'react';
import type { Point } from '#src/base/svg-path.ts';
import '#src/design/table.css';
import { Plus } from '#src/design/icons.tsx';
import type { Tick } from './Axis.tsx';

export interface Values {
  /** The first column names the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Props {
  /** What the chart shows: names the table for those who do not see that it is beside it. */
  label: string;
  values: { columns: Values['columns']; rows: readonly (readonly ReactNode[])[] };
  className?: string;
  /** How it is laid out where its columns have no room. */
  narrow?: string;
}

/** With more columns than this, a row is a block under its name where the columns have no room. */
const MOST_BESIDE = 3;

export function ValueTable({
  label,
  values: { columns, rows },
  className = 'w-full border-y border-rule',
  narrow = 'data-table-stacked',
}: Props) {
  const stacked = columns.length > MOST_BESIDE ? `data-table ${narrow}` : '';
  return (
    <table className={`text-sm ${className} ${stacked}`}>
      <caption className="visually-hidden">Values of the chart: {label}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-2">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-medium last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and none changes its place
          <tr key={row} className="border-t border-rule">
            <th scope="row" className="py-1.5 pr-4 text-left font-semibold">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]} className="py-1.5 pr-4 last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps a table out of the way of the chart that it belongs to. */
export function TableDisclosure({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <details className={`group border-y border-rule text-sm ${className}`}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium text-accent [&::-webkit-details-marker]:hidden">
        The values as a table
        <Plus
          aria-hidden
          className="size-5 flex-none transition-[rotate] duration-(--duration-base) group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  );
}

interface NamedLine {
  name: string;
  /** In the units of the axes, with x rising. */
  points: readonly Point[];
}

/**
 * The table of a chart of lines: what each of them says at the ticks of x; a dash where it says nothing. Between two
 * points it is read off the line, so write no more digits than the drawing has.
 */
export function valuesAt(
  ticks: readonly Tick[],
  xName: string,
  lines: readonly NamedLine[],
  written: (value: number) => string,
): Values {
  const cell = ({ points }: NamedLine, x: number) => {
    const value = valueAt(points, x);
    return value === undefined ? '–' : written(value);
  };
  return {
    columns: [xName, ...lines.map(({ name }) => name)],
    rows: ticks
      .filter(({ at }) => lines.some(({ points }) => valueAt(points, at) !== undefined))
      .map(({ at, text = String(at) }) => [text, ...lines.map((line) => cell(line, at))]),
  };
}

/** Straight between two points, as the line is drawn; nothing before the first and after the last. */
export function valueAt(points: readonly Point[], x: number): number | undefined {
  const next = points.findIndex(([at]) => at >= x);
  const [after, before] = [points[next], points[next - 1]];
  if (!after) return undefined;
  if (after[0] === x) return after[1];
  return before && before[1] + ((x - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}
