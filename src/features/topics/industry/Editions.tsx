import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import '#src/design/table.css';
import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { FigureFace } from '#src/figures/page-references.ts';
import type { Report } from './report.ts';

/** What the 2024 edition gave beside what has been published since, each with what it counts: no two are the same. */
export function Editions({ editions }: { editions: Report['editions'] }) {
  const { title, intro, first, newer, rows } = editions;
  return (
    <ScrollRegion label={title} className="relative">
      <table className="data-table data-table-ruled data-table-stacked text-sm normal-nums [--cell-x:1.5rem] [--cell-y:0.5rem]">
        <caption className="pb-2 text-start">
          <span className="block font-serif text-xl">{title}</span>
          {intro}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className="whitespace-normal">
              {first}
            </th>
            <th scope="col" className="whitespace-normal">
              {newer}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, since }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={first}>{before}</td>
              <td data-label={newer} className="pr-0">
                {since.map(({ face, scope }) => (
                  <Newer key={face.row} face={face} scope={scope} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Newer({ face, scope }: { face: FigureFace; scope: string | undefined }) {
  return (
    <p className="max-w-none">
      <FigureValue face={face} /> <span className="text-ink-2">{scope}</span> <FigureMeta face={face} />
    </p>
  );
}
