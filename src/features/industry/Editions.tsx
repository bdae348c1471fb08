import { FigureMeta, FigureValue } from '#src/features/figures/FigureValue.tsx';
import type { FigureFace } from '#src/features/figures/page-references.ts';
import type { Report } from './report.ts';

/** What the first edition gave beside what has been published since, each with what it counts: no two are the same. */
export function Editions({ editions }: { editions: Report['editions'] }) {
  const { title, intro, first, newer, rows } = editions;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={title} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-152 text-left text-sm">
        <caption className="pb-2 text-left">
          <span className="block font-serif text-xl">{title}</span>
          {intro}
        </caption>
        <thead>
          <tr className="border-b border-rule-strong text-ink-2">
            <td />
            <th scope="col" className="py-2 pr-6 font-medium">
              {first}
            </th>
            <th scope="col" className="py-2 font-medium">
              {newer}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, since }) => (
            <tr key={label} className="border-b border-rule align-top">
              <th scope="row" className="py-2 pr-6 font-semibold">
                {label}
              </th>
              <td className="py-2 pr-6">
                <FigureValue face={before} />
              </td>
              <td className="py-2">
                {since.map(({ face, scope }) => (
                  <Newer key={face.card} face={face} scope={scope} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Newer({ face, scope }: { face: FigureFace; scope: string | undefined }) {
  return (
    <p className="max-w-none">
      <FigureValue face={face} /> <span className="text-ink-2">{scope}</span> <FigureMeta face={face} />
    </p>
  );
}
