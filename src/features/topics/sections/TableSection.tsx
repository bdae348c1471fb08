import '#src/design/table.css';
import './headed-table.css';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import type { SectionOf } from '#src/model/schemas/sections.ts';

export function TableSection({ section: { paragraphs = [], tables, note } }: { section: SectionOf<'table'> }) {
  return (
    <div className="grid gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="font-serif text-read">
          {paragraph}
        </p>
      ))}
      {tables.map((table) => (
        <ContentTable key={table.caption} table={table} />
      ))}
      {note ? <p className="max-w-measure text-xs text-ink-2">{note}</p> : null}
    </div>
  );
}

type Table = SectionOf<'table'>['tables'][number];
type Cell = Table['rows'][number][number];

/** A table whose first column names the row; on narrow screens each row is a block under its name. */
function ContentTable({ table: { caption, columns, rows, headsOnce } }: { table: Table }) {
  return (
    <ScrollRegion label={caption}>
      <table
        className={`data-table data-table-ruled data-table-stacked text-sm normal-nums [--cell-x:1.5rem] [--cell-y:0.5rem] ${headsOnce ? HEADED : widthFor(columns.length)}`.trimEnd()}
      >
        <caption className="pb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="align-bottom font-semibold whitespace-normal text-ink">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]} className="max-w-measure text-ink-2">
                  <CellContent cell={cell} row={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const HEADED = 'data-table-headed [--cell-width:100%]';

/** On a phone: few cells stand one below the other, with the names of their columns once; many stand side by side. */
function widthFor(columns: number): string {
  if (columns <= 3) return HEADED;
  return columns > 4 ? '[--cell-width:9rem]' : '';
}

function CellContent({ cell, row }: { cell: Cell; row: string }) {
  if (typeof cell === 'string') return cell;
  return (
    <ExternalLink href={cell.url} label={`${cell.label}: ${row}`}>
      {cell.label}
    </ExternalLink>
  );
}
