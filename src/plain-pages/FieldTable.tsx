import type { PlainSection } from '#src/model/schemas/pages/plain-page.ts';

type Table = NonNullable<PlainSection['tables']>[number];

/** A small table whose first column names the row; on narrow screens it scrolls inside its frame. */
export function FieldTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-136 max-w-224 text-left text-sm">
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
              <th scope="row" className="py-2 pr-6 align-top font-mono text-xs leading-6 font-normal">
                {name}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="py-2 pr-6 align-top text-ink-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
