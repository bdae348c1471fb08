import { type Point, polygon } from '#src/base/svg-path.ts';
import { Grid, type Tick } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { halo } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { urls } from '#src/model/urls.ts';
import { factorText } from './reproduction.ts';
import type { ReproductionLayout } from './reproduction-layout.ts';

interface Props {
  layout: ReproductionLayout;
  place: Place;
  label: string;
}

const RADIUS = 6;
const TICKS: readonly Tick[] = [
  { at: 0.1, text: '0.1' },
  { at: 0.5, text: '0.5' },
  { at: 1, text: '1' },
  { at: 2, text: '2' },
  { at: 10, text: '10' },
];

/** A disc for qubits and a hollow diamond for time, joined: the closer to one, the better reproduced. */
export function ReproductionDots({ layout: { plot, rows, isNarrow }, place, label }: Props) {
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <rect
        x={plot.x(0.5)}
        y={plot.top - 6}
        width={plot.x(2) - plot.x(0.5)}
        height={plot.bottom - plot.top + 6}
        fill="var(--color-accent-soft)"
      />
      <Grid plot={plot} x={TICKS} />
      {TICKS.map(({ at, text }) => (
        <text key={at} x={plot.x(at)} y={plot.top - 12} textAnchor="middle">
          {text}
        </text>
      ))}
      {rows.map(({ reproduced, name, y, nameAt, qubits, time }) => (
        <MarkLink
          key={reproduced.estimate.id}
          place={place}
          href={urls.estimate(reproduced.estimate.id)}
          name={`${name}: qubits ${factorText(reproduced.qubits)} times, time ${factorText(reproduced.time)} times the published`}
        >
          <text
            x={nameAt[0]}
            y={nameAt[1]}
            textAnchor={isNarrow ? 'start' : 'end'}
            fontWeight="600"
            fill="var(--color-ink)"
            {...halo('paper')}
          >
            {name}
          </text>
          <path d={`M${qubits[0]} ${y}H${time[0]}`} stroke="var(--color-rule-strong)" strokeWidth="2" />
          <QubitsSign at={qubits} />
          <TimeSign at={time} />
        </MarkLink>
      ))}
    </Plot>
  );
}

export function QubitsSign({ at: [x, y] = [0, 0] }: { at?: Point }) {
  return <circle cx={x} cy={y} r={RADIUS} fill="var(--color-viz-1)" />;
}

export function TimeSign({ at: [x, y] = [0, 0] }: { at?: Point }) {
  const reach = 1.25 * RADIUS;
  return (
    <path
      d={polygon([
        [x, y - reach],
        [x + reach, y],
        [x, y + reach],
        [x - reach, y],
      ])}
      fill="var(--color-paper)"
      stroke="var(--color-phase)"
      strokeWidth="2"
    />
  );
}
