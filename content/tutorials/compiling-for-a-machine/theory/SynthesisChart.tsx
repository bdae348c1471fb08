import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Line } from '#src/charts/Line.tsx';
import { Dots } from '#src/charts/Marks.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import type { Approximation } from './synthesis.ts';

interface Series {
  name: string;
  color: 'accent' | 'phase';
  errors: readonly Approximation[];
}

const MOST = 14;
const plot = plotArea({
  width: 396,
  height: 252,
  margin: { top: 50, right: 8, bottom: 42, left: 46 },
  inset: 8,
  x: linear(0, MOST),
  y: log(1 / 256, 1 / 2),
});
const powers = [1, 2, 3, 4, 5, 6, 7, 8].map((k) => 2 ** -k);

/** Best error against the number of T gates, on a scale of powers of two; a dashed line of the long-run slope. */
export function SynthesisChart({ series }: { series: readonly Series[] }) {
  const values = {
    columns: ['T gates at most', ...series.map(({ name }) => name)],
    rows: Array.from({ length: MOST + 1 }, (_, t) => [
      String(t),
      ...series.map(({ errors }) => fixed(errors[t]?.error, 4)),
    ]),
  };
  const ends = series.map(
    ({ name, errors }) => `${name} from ${fixed(errors[0]?.error, 3)} to ${fixed(errors[MOST]?.error, 4)}`,
  );
  return (
    <DrawnPlot plot={plot} values={values} label={`Best error with 0 to ${MOST} T gates: ${ends.join(', ')}.`}>
      <YAxis plot={plot} ticks={ticksAt(powers, (value) => (Math.log2(value) % 2 ? '' : `1/${1 / value}`))} />
      <XAxis plot={plot} ticks={ticksAt([0, 2, 4, 6, 8, 10, 12, 14])} name="T gates at most" />
      <Line
        plot={plot}
        points={[
          [0, 2 ** -2],
          [MOST, 2 ** (-2 - MOST / 3)],
        ]}
        stroke="var(--color-ink-3)"
        width={1.4}
        dashes="6 4"
      />
      {series.map(({ name, color, errors }, index) => {
        const ink = `var(--color-${color})`;
        const points = errors.map(({ t, error }) => [t, error] as const);
        return (
          <g key={name}>
            <Line plot={plot} points={points} stroke={ink} width={1.2} dashes={index === 0 ? undefined : '3 3'} />
            <Dots plot={plot} points={points} fill={ink} size={index === 0 ? 8 : 5} />
            <text x={plot.left + index * 170} y="14" fill={ink}>
              {index === 0 ? '● —' : '• - -'} {name}
            </text>
          </g>
        );
      })}
      <text x="0" y="36">
        error
      </text>
    </DrawnPlot>
  );
}
