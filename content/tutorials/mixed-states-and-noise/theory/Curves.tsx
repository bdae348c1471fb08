import type { Point } from '#src/base/svg-path.ts';
import { type Tick, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';

interface Curve {
  name: string;
  of: (x: number) => number;
  /** Where its name begins, in the units of the axes. */
  nameAt: Point;
  color: 'accent' | 'phase' | 'ink-2';
  dashes?: string;
}

interface Props {
  curves: readonly Curve[];
  /** The axis of x runs from its first to its last tick, that of y from 0 to 1. */
  x: readonly Tick[];
  xName: string;
  yName: string;
  label: string;
}

const size = { width: 356, height: 210, margin: { top: 26, right: 10, bottom: 44, left: 40 } };
const CHORDS = 32;

/** A few curves that stay between 0 and 1, each with its name beside it. */
export function Curves({ curves, x, xName, yName, label }: Props) {
  const [from, to] = [x[0]?.at ?? 0, x.at(-1)?.at ?? 1];
  const plot = plotArea({ ...size, x: linear(from, to), y: linear(0, 1) });
  const points = (of: Curve['of']) =>
    Array.from({ length: CHORDS + 1 }, (_, chord): Point => {
      const at = from + ((to - from) * chord) / CHORDS;
      return [at, of(at)];
    });
  const values = {
    columns: [xName, ...curves.map(({ name }) => name)],
    rows: x.map(({ at, text = '' }) => [text, ...curves.map(({ of }) => fixed(of(at), 3))]),
  };
  return (
    <DrawnPlot plot={plot} label={label} values={values}>
      <YAxis plot={plot} ticks={[0, 0.5, 1].map((at) => ({ at, text: String(at) }))} name={yName} />
      <XAxis plot={plot} ticks={x} name={xName} />
      {curves.map(({ name, of, nameAt, color, dashes }) => (
        <g key={name}>
          <Line plot={plot} points={points(of)} stroke={`var(--color-${color})`} dashes={dashes} />
          <Label plot={plot} at={nameAt} fill={`var(--color-${color})`} weight={600} ground="paper">
            {name}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
