import '#src/design/table.css';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { FigureFace } from '#src/figures/page-references.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { GrowthProjections } from './GrowthProjections.tsx';
import { PanelHead } from './PanelHead.tsx';
import type { Report } from './report.ts';

interface Props {
  overview: IndustryPage['overview'];
  projections: Report['projections'];
  editions: Report['editions'];
}

export function Overview({ overview, projections, editions }: Props) {
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[7fr_5fr]">
      <div>
        <PanelHead title={overview.title} intro={overview.intro} />
        <div className="grid max-w-measure gap-4">
          {overview.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <dl className="my-6 max-w-measure">
          {overview.rows.map(({ name, state, text }) => (
            <div key={name} className="grid gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[11rem_1fr]">
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd>
                <span className="font-semibold">{state}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <ExternalLink href={overview.report.url} className="text-sm font-semibold">
          {overview.report.label}
        </ExternalLink>
      </div>
      <GrowthProjections projections={projections} />
      <div className="col-span-full">
        <Editions editions={editions} />
      </div>
    </div>
  );
}

/** What the 2024 edition gave beside what has been published since, each with what it counts: no two are the same. */
function Editions({ editions }: { editions: Report['editions'] }) {
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
