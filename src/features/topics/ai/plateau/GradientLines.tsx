import { Grid, ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { Dots } from '#src/charts/Marks.tsx';
import { powerOfTen } from '#src/charts/numbers.ts';
import { Plot } from '#src/charts/Plot.tsx';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { QUBITS, type VarianceLine } from './variances.ts';

/** The names of the lines stand at their right ends. */
const LAYOUTS = {
  wide: { height: 380, fontSize: 13, right: 150 },
  middle: { height: 360, fontSize: 13, right: 140 },
  narrow: { height: 340, fontSize: 14, right: 132 },
} as const satisfies Record<Size, unknown>;

const COLORS = { global: 'var(--color-viz-5)', local: 'var(--color-viz-1)' } as const;

interface Props {
  lines: readonly VarianceLine[];
  /** What stands at the end of a line. */
  nameOf: (line: VarianceLine) => string;
  xName: string;
  size: Size;
  label: string;
}

/** Variances over qubits: a straight line downward is an exponential. Deep circuits are broken lines. */
export function GradientLines({ lines, nameOf, xName, size, label }: Props) {
  const { height, fontSize, right } = LAYOUTS[size];
  const [low, high] = powersRound(lines);
  const plot = plotArea({
    ...{ width: SIZES[size], height, fontSize, inset: 8 },
    margin: { top: 12, right, bottom: 46, left: 44 },
    x: linear(QUBITS[0], QUBITS.at(-1) ?? 0),
    y: log(10 ** low, 10 ** high),
  });
  const ticks = ticksAt(plot.y.ticks(), (at) => powerOfTen(Math.round(Math.log10(at))));
  return (
    <Plot plot={plot} label={label} className="block w-full overflow-visible">
      <Grid plot={plot} x={ticksAt(QUBITS)} />
      <YAxis plot={plot} ticks={ticks} gap={8} />
      <XAxis plot={plot} ticks={ticksAt(QUBITS)} name={xName} />
      {lines.map((line) => {
        const { cost, depth, values } = line;
        const points = values.map(({ qubits, value }) => [qubits, value] as const);
        const end = points.at(-1);
        return (
          <g key={`${cost} ${depth}`}>
            <Line plot={plot} points={points} stroke={COLORS[cost]} dashes={depth === 'deep' ? '6 5' : undefined} />
            <Dots plot={plot} points={points} fill={COLORS[cost]} size={7} />
            {end ? (
              <Label
                plot={plot}
                at={end}
                dx={12}
                dy={4}
                fill="var(--color-ink)"
                weight={depth === 'shallow' ? 600 : 500}
              >
                {nameOf(line)}
              </Label>
            ) : null}
          </g>
        );
      })}
    </Plot>
  );
}

/** The powers of ten below and above all values. */
function powersRound(lines: readonly VarianceLine[]): [low: number, high: number] {
  const powers = lines.flatMap(({ values }) => values.map(({ value }) => Math.log10(value)));
  return [Math.floor(Math.min(...powers)), Math.ceil(Math.max(...powers))];
}
