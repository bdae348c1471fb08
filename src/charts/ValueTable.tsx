import type { ReactNode } from 'react';
import { Plus } from '#src/design/icons.tsx';

export interface Values {
  /** The first column names the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Props {
  /** What the chart shows: names the table for those who do not see that it is beside it. */
  label: string;
  values: Values;
  className?: string;
}

export function ValueTable({ label, values: { columns, rows }, className = 'w-full border-y border-rule' }: Props) {
  return (
    <table className={`text-sm ${className}`}>
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
        {rows.map(([head, ...cells]) => (
          <tr key={head} className="border-t border-rule">
            <th scope="row" className="py-1.5 pr-4 text-left font-semibold">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-1.5 pr-4 last:pr-0">
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
