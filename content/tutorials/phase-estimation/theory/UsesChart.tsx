import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { powerOfTen, whole } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { SIGMAS_95 } from './phase-estimation-numbers.ts';
import { testUses, usesOfU } from './phase-estimation-theory.ts';

const [FEWEST, MOST] = [2, 16];
const plot = plotArea({
  width: 366,
  height: 246,
  margin: { top: 24, right: 90, bottom: 42, left: 46 },
  x: linear(FEWEST, MOST),
  y: log(1, 1e9),
});
const lines = [
  {
    name: 'test',
    uses: (n: number) => testUses(2 ** -n, SIGMAS_95),
    stroke: 'var(--color-ink-3)',
    dashes: '6 4',
    fill: undefined,
  },
  {
    name: 'estimation',
    uses: (n: number) => usesOfU(n + 2),
    stroke: 'var(--color-accent)',
    fill: 'var(--color-accent)',
  },
];
const values = {
  columns: ['digits n', ...lines.map(({ name }) => name)],
  rows: [4, 6, 8, 10, 12, 16].map((n) => [String(n), ...lines.map(({ uses }) => whole(uses(n)))]),
};
const digits = Array.from({ length: MOST - FEWEST + 1 }, (_, place) => FEWEST + place);

/** Uses of the gate against the digits wanted: slope 2 and slope 1, in powers of two. */
export function UsesChart() {
  return (
    <DrawnPlot
      plot={plot}
      values={values}
      label={`Uses of the gate against the number of binary digits. For ten digits the test takes ${whole(testUses(2 ** -10, SIGMAS_95))}, phase estimation ${whole(usesOfU(12))}; for four digits the test takes fewer.`}
    >
      <YAxis
        plot={plot}
        ticks={ticksAt([1, 1e3, 1e6, 1e9], (value) => (value === 1 ? '1' : powerOfTen(Math.log10(value))))}
        name="uses of U"
      />
      <XAxis plot={plot} ticks={ticksAt([4, 8, 12, 16])} name="binary digits n" />
      {lines.map(({ name, uses, stroke, dashes, fill }) => (
        <g key={name}>
          <Line plot={plot} points={digits.map((n) => [n, uses(n)])} stroke={stroke} dashes={dashes} />
          <Label plot={plot} at={[MOST, uses(MOST)]} dx={8} dy={5} fill={fill}>
            {name}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
