import { LegendList } from '#src/charts/DrawnChart.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { TakeLine } from '#src/charts/TakeLine.tsx';
import { urls } from '#src/model/urls.ts';
import '#src/charts/chart.css';
import { machinesChart } from './machines-chart.tsx';
import { GROUND_SIZES, type GroundSize, groundLayout, groundUrl } from './machines-ground.tsx';
import { sentenceOf } from './placed-machines.ts';

/** The machines' chart on another page: the drawing is a file, and the marks of measured machines are links over it. */
export function MachinesPicture() {
  const chart = machinesChart();
  return (
    <figure aria-labelledby="machines-picture" className="chart">
      <h3 id="machines-picture" className="chart-title">
        {chart.title}
      </h3>
      <p className="chart-unit">{chart.unit}</p>
      <LegendList legend={chart.legend ?? []} />
      {GROUND_SIZES.map((size) => (
        <div key={size} className={`drawing drawing-${size}`}>
          <MarksOverGround size={size} label={chart.title} />
        </div>
      ))}
      <TakeLine chart={chart} tableHref={`${urls.machines()}#list`} />
    </figure>
  );
}

/** Half of a finger's width. */
const REACH = 12;

function MarksOverGround({ size, label }: { size: GroundSize; label: string }) {
  const { plot, marks } = groundLayout(size);
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <use href={groundUrl(size)} width={plot.width} height={plot.height} />
      {marks.map(({ machine, at }) => (
        <MarkLink key={machine.id} place="alone" href={urls.machine(machine.id)} name={sentenceOf(machine)}>
          <circle cx={at[0]} cy={at[1]} r={REACH} fill="transparent" />
        </MarkLink>
      ))}
    </Plot>
  );
}
