import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { Callout } from '#src/design/Callout.tsx';
import { Progress } from '#src/design/Progress.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { PanelHead } from './PanelHead.tsx';
import type { Report } from './report.ts';
import { segmentChart } from './segment-chart.tsx';

type Segment = Report['segments'][number];

export function Segments({ section, segments }: { section: IndustryPage['segments']; segments: readonly Segment[] }) {
  return (
    <>
      <PanelHead title={section.title} intro={section.intro} />
      <div className="mb-10">
        <DrawnChart chart={segmentChart()} />
      </div>
      <ul className="mb-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {segments.map((segment) => (
          <SegmentItem key={segment.name} segment={segment} />
        ))}
      </ul>
      <Callout kind="note" title="What is behind the shares">
        <p>{section.note}</p>
      </Callout>
    </>
  );
}

function SegmentItem({ segment }: { segment: Segment }) {
  const { name, value, share, description } = segment;
  return (
    <li className="border-t border-rule pt-4">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 className="text-xl">{name}</h3>
        <p className="font-serif text-xl font-medium lining-nums">
          <FigureInLine face={share} />
        </p>
      </div>
      <Progress value={value} label={`Market share of ${name}`} valueText={share.text} />
      <p className="mt-3 text-sm text-ink-2">{description}</p>
    </li>
  );
}
