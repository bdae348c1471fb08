import { round } from '#src/base/svg-path.ts';
import { ChartGround } from '#src/charts/ChartPicture.tsx';
import type { Chart, Size } from '#src/charts/chart.ts';
import { Drawings } from '#src/charts/Drawings.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { MoreLink } from '#src/design/Button.tsx';
import { buildDate } from '#src/model/build-date.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { Lines, RowName, Today } from './by-when/ByWhen.tsx';
import { looks, SIGNS, signPath } from './by-when/DeadlineSign.tsx';
import { layoutOf } from './by-when/layout.ts';
import { yearOn } from './by-when/year-axis.ts';
import { byWhenChart } from './by-when-chart.tsx';

/** The chart of the deadlines as other pages show it: one row without regions and links, and the way to the page. */
export function SmallByWhen() {
  const { chart } = pageOf('post-quantum-migration');
  const { title, unit } = byWhenChart();
  return (
    <section
      aria-labelledby="by-when-title"
      className="wrap grid gap-x-14 gap-y-6 pb-(--section-space) lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h3 id="by-when-title" className="text-xl">
          {title}
        </h3>
        <p className="mt-2 mb-4 text-sm text-ink-2">{unit}</p>
        <MoreLink href={urls.migration()}>{chart.small}</MoreLink>
      </div>
      <div className="@container">
        <OneRow />
      </div>
    </section>
  );
}

/** All regions in one row: signs of a year pile up, so that its length tells how many they are. */
export function OneRow() {
  const chart = rowChart();
  return <Drawings sizes={['middle', 'narrow']} draw={(size) => <ChartGround chart={chart} size={size} />} />;
}

/** The same dates in one row, for a file of its own. */
export function rowChart(): Chart {
  return { ...byWhenChart(), id: 'migration-dates-row', draw: (size) => <RowDrawing size={size} /> };
}

function RowDrawing({ size }: { size: Size }) {
  const { chart } = pageOf('post-quantum-migration');
  const { allRegions: all, today } = chart;
  const deadlines = entriesOf('deadlines').map((deadline) => ({ ...deadline, region: all }));
  const now = yearOn(buildDate());
  const layout = layoutOf(deadlines, [all], size, { now, hasYours: false });
  const { plot, rows, ticks, radius } = layout;
  const marks = rows.flatMap((row) => row.marks);
  const alike = Map.groupBy(marks, ({ deadline: { force } }) => force);
  return (
    <Plot plot={plot} label={byWhenChart().title} className="block w-full">
      <Lines layout={layout} />
      <Today layout={layout} now={now} text={today} />
      {rows.map((row) => (
        <RowName key={row.region} row={row} />
      ))}
      {ticks.map(({ at, text }) => (
        <text key={text} x={at} y={round(plot.bottom + 20)} textAnchor="middle">
          {text}
        </text>
      ))}
      <g {...SIGNS}>
        {[...alike].map(([force, ofForce]) => (
          <path
            key={force}
            d={ofForce.map(({ deadline, at }) => signPath(deadline.scope, at, radius)).join('')}
            {...looks[force]}
          />
        ))}
      </g>
    </Plot>
  );
}
