import { BulletList } from '#src/design/BulletList.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/features/figures/EntrySources.tsx';
import type { PageReferences } from '#src/features/figures/page-references.ts';
import type { ScalingSection } from '#src/model/schemas/pages/algorithms.ts';
import { factoringCurves, factoringValues, type LogChartData, searchCurves, searchValues } from './curves.ts';
import { LogChart } from './LogChart.tsx';

/** How classical and quantum costs grow: a quadratic and a superpolynomial case, and what the charts do not say. */
export function ScalingCharts({ section, references }: { section: ScalingSection; references: PageReferences }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        <ChartFigure
          text={section.search}
          data={searchCurves()}
          columns={['N', 'Classical, N/2', 'Grover']}
          values={searchValues()}
          references={references}
        />
        <ChartFigure
          text={section.factoring}
          data={factoringCurves()}
          columns={['Bits', 'Number field sieve, about', 'Shor, n³']}
          values={factoringValues()}
          references={references}
        />
      </div>
      <div className="mt-10 max-w-measure">
        <h3 className="mb-3 text-[1.2rem]">What the charts do not say</h3>
        <BulletList items={section.caveats} />
      </div>
    </Section>
  );
}

interface FigureProps {
  text: ScalingSection['search'];
  data: LogChartData;
  columns: readonly string[];
  values: readonly (readonly string[])[];
  references: PageReferences;
}

/** A chart under its finding, with values and caption. Below 1080 px the compact drawing stands in. */
function ChartFigure({ text, data, columns, values, references }: FigureProps) {
  const label = `${text.title}. ${text.subtitle}. The values are in the table below.`;
  return (
    <figure className="grid content-start gap-4 border-t-2 border-ink pt-4 max-sm:max-w-[27rem] sm:row-span-4 sm:grid-rows-subgrid">
      <div>
        <h3 className="text-xl">{text.title}</h3>
        <p className="mt-1 text-sm text-ink-2">{text.subtitle}</p>
      </div>
      <LogChart data={data} layout="compact" label={label} className="rail:hidden" />
      <LogChart data={data} layout="wide" label={label} className="max-rail:hidden" />
      <ValueTable label={text.title} columns={columns} values={values} />
      <figcaption className="grid max-w-measure gap-2 text-sm text-ink-2">
        <p>{text.caption}</p>
        <EntrySources sources={text.sources} references={references} />
      </figcaption>
    </figure>
  );
}

function ValueTable({ label, columns, values }: Pick<FigureProps, 'columns' | 'values'> & { label: string }) {
  return (
    <table className="w-full border-y border-rule text-sm">
      <caption className="visually-hidden">Values of the chart: {label}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-2">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map(([head, ...cells]) => (
          <tr key={head} className="border-t border-rule">
            <th scope="row" className="py-1.5 pr-4 text-left font-semibold">
              {head}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="py-1.5 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
