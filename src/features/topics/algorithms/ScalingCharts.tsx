import type { Chart } from '#src/charts/chart.ts';
import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { ValueTable } from '#src/charts/ValueTable.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ScalingSection } from '#src/model/schemas/pages/algorithms.ts';
import { scalingCharts } from './scaling-charts.tsx';

/** How classical and quantum costs grow, and what the charts do not say. */
export function ScalingCharts({ section, references }: { section: ScalingSection; references: PageReferences }) {
  const { search, factoring } = scalingCharts();
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2">
        <CostFigure chart={search} sources={section.search.sources} references={references} />
        <CostFigure chart={factoring} sources={section.factoring.sources} references={references} />
      </div>
      <div className="mt-10 max-w-measure">
        <h3 className="mb-3 text-[1.2rem]">What the charts do not say</h3>
        <BulletList items={section.caveats} />
      </div>
    </Section>
  );
}

interface FigureProps {
  chart: Chart;
  sources: ScalingSection['search']['sources'];
  references: PageReferences;
}

/** A chart with its values in sight, for nobody reads them off axes of powers of ten. */
function CostFigure({ chart, sources, references }: FigureProps) {
  const table = `${chart.id}-values`;
  return (
    <DrawnChart chart={chart} tableHref={`#${table}`} sizes={['middle', 'narrow']}>
      <div id={table} className="my-4 grid gap-3 text-sm">
        <ValueTable label={chart.title} values={chart.values} />
        <EntrySources sources={sources} references={references} />
      </div>
    </DrawnChart>
  );
}
