import { ExternalLink } from '#src/design/ExternalLink.tsx';
import type { SectionOf } from '#src/model/schemas/sections.ts';

type Table = SectionOf<'table'>['tables'][number];
type Cell = Table['rows'][number][number];

/** A table whose first column names the row; on narrow screens it scrolls inside its frame. */
export function ContentTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-152 text-left text-sm">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-rule-strong">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-6 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="py-2 pr-6 align-top font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="max-w-measure py-2 pr-6 align-top text-ink-2">
                  <CellContent cell={cell} row={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellContent({ cell, row }: { cell: Cell; row: string }) {
  if (typeof cell === 'string') return cell;
  return (
    <ExternalLink href={cell.url} label={`${cell.label}: ${row}`}>
      {cell.label}
    </ExternalLink>
  );
}
