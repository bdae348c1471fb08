import { Grid, ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { Mark } from '#src/charts/Marks.tsx';
import { percent, whole } from '#src/charts/numbers.ts';
import { Plot } from '#src/charts/Plot.tsx';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { ERRORS, errorText, GATES, halfLifeOf, successOf } from './success.ts';

const LAYOUTS = {
  wide: { height: 240, fontSize: 13 },
  middle: { height: 240, fontSize: 13 },
  narrow: { height: 230, fontSize: 14 },
} as const satisfies Record<Size, unknown>;

const COLORS = ['var(--color-viz-5)', 'var(--color-viz-2)', 'var(--color-viz-1)'] as const;

/** Points of a curve for each power of ten. */
const STEPS = 12;

interface Props {
  size: Size;
  label: string;
  xName: string;
}

/** The share of runs without an error over the number of gates, a curve an error; the ring is where half have failed. */
export function SuccessCurves({ size, label, xName }: Props) {
  const [first, last] = [GATES[0], GATES[GATES.length - 1] ?? GATES[0]];
  const plot = plotArea({
    ...{ ...LAYOUTS[size], width: SIZES[size], margin: { top: 14, right: 32, bottom: 44, left: 48 } },
    x: linear(first, last),
    y: linear(0, 1),
  });
  const powers = Array.from({ length: (last - first) * STEPS + 1 }, (_, index) => first + index / STEPS);
  return (
    <Plot plot={plot} label={label} className="block w-full overflow-visible">
      <Grid plot={plot} x={ticksAt(GATES)} />
      <YAxis plot={plot} ticks={ticksAt([0, 0.5, 1], (share) => percent(share))} gap={8} />
      <XAxis plot={plot} ticks={ticksAt(GATES, (power) => whole(10 ** power))} name={xName} />
      {ERRORS.map((error, index) => {
        const color = COLORS[index] ?? COLORS[0];
        const half = [Math.log10(halfLifeOf(error)), 0.5] as const;
        const points = powers.map((power) => [power, successOf(error, 10 ** power)] as const);
        return (
          <g key={error}>
            <Line plot={plot} points={points} stroke={color} width={2.5} />
            <Mark plot={plot} at={half} fill="var(--color-surface)" stroke={color} strokeWidth={2} />
            <Label plot={plot} at={half} dx={10} dy={-6} fill="var(--color-ink)" weight={600} ground="paper">
              {size === 'narrow' ? errorText(error) : `${errorText(error)}: ${whole(halfLifeOf(error))}`}
            </Label>
          </g>
        );
      })}
    </Plot>
  );
}
