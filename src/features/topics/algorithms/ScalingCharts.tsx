import { ValueTable } from '#src/charts/ValueTable.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ScalingSection } from '#src/model/schemas/pages/algorithms.ts';
import { CostChart } from './CostChart.tsx';
import { type CostChartData, factoringCurves, factoringValues, searchCurves, searchValues } from './curves.ts';

/** How classical and quantum costs grow: a quadratic and a superpolynomial case, and what the charts do not say. */
export function ScalingCharts({ section, references }: { section: ScalingSection; references: PageReferences }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        <CostFigure
          id="search-costs"
          text={section.search}
          data={searchCurves()}
          columns={['N', 'Classical, N/2', 'Grover']}
          values={searchValues()}
          references={references}
        />
        <CostFigure
          id="factoring-costs"
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
  /** Anchor of the caption, which explains the ring. */
  id: string;
  text: ScalingSection['search'];
  data: CostChartData;
  columns: readonly string[];
  values: readonly (readonly string[])[];
  references: PageReferences;
}

/** A chart under its finding, with values and caption. Below 1080 px the compact drawing takes its place. */
function CostFigure({ id, text, data, columns, values, references }: FigureProps) {
  const label = `${text.title}. ${text.subtitle}. The values are in the table below.`;
  return (
    <figure className="grid content-start gap-4 border-t-2 border-ink pt-4 max-sm:max-w-[27rem] sm:row-span-4 sm:grid-rows-subgrid">
      <div>
        <h3 className="text-xl">{text.title}</h3>
        <p className="mt-1 text-sm text-ink-2">{text.subtitle}</p>
      </div>
      <CostChart data={data} layout="compact" label={label} explanation={`#${id}`} className="rail:hidden" />
      <CostChart data={data} layout="wide" label={label} explanation={`#${id}`} className="max-rail:hidden" />
      <ValueTable label={text.title} values={{ columns, rows: values }} />
      <figcaption id={id} className="grid max-w-measure gap-2 text-sm text-ink-2">
        <p>{text.caption}</p>
        <EntrySources sources={text.sources} references={references} />
      </figcaption>
    </figure>
  );
}
