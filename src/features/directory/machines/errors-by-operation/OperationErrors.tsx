import { ChartGround } from '#src/charts/ChartPicture.tsx';
import type { Size } from '#src/charts/chart.ts';
import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { operationErrorsChart, sentenceOf } from './chart.tsx';
import { layoutOf } from './layout.ts';
import { operatedMachines } from './operation-errors.ts';

/** The chart on its page: the drawing is a file, and every row of it a link. */
export function OperationErrors() {
  const chart = operationErrorsChart();
  const draw = (size: Size) => <ChartGround chart={chart} size={size} marks={<RowLinks size={size} />} />;
  return <DrawnChart chart={{ ...chart, draw }} level={2} />;
}

function RowLinks({ size }: { size: Size }) {
  const { plot, rows } = layoutOf(operatedMachines(), size);
  return rows.map(({ machine, top, height }) => (
    <MarkLink
      key={machine.id}
      place="page"
      href={urls.machine(machine.id)}
      name={sentenceOf(machine, pageOf('benchmarks').chart)}
    >
      <rect y={top} width={plot.width} height={height} fill="transparent" />
    </MarkLink>
  ));
}
