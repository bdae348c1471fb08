import type { Point } from '#src/base/svg-path.ts';
import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { powerOfTen, significant } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { valuesAt } from '#src/charts/ValueTable.tsx';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';

interface NamedLine {
  name: string;
  /** x, and a positive value. */
  points: readonly Point[];
  /** Where the name begins, in the units of the axes. */
  nameAt: Point;
  /** 1 to 6 of the tokens' chart colors. */
  color: number;
}

interface Props {
  lines: readonly NamedLine[];
  x: readonly number[];
  /** Powers of ten on the vertical axis, the lowest first. */
  powers: readonly number[];
  xName: string;
  label: string;
}

const size = { width: 380, height: 220, margin: { top: 10, right: 14, bottom: 42, left: 48 } };

/** Lines over a logarithmic vertical axis: a straight line downward is an exponential. */
export function LogChart({ lines, x, powers, xName, label }: Props) {
  const up = powers.map((exponent) => ({ at: 10 ** exponent, text: powerOfTen(exponent) }));
  const plot = plotArea({ ...size, x: linear(x[0] ?? 0, x.at(-1) ?? 1), y: log(up[0]?.at ?? 1, up.at(-1)?.at ?? 10) });
  const straight = lines.map(({ name, points }) => ({
    name,
    points: points.map(([at, value]) => [at, Math.log10(value)] as const),
  }));
  const values = valuesAt(ticksAt(x), xName, straight, (exponent) => significant(10 ** exponent, 3));
  return (
    <DrawnPlot plot={plot} label={label} values={values}>
      <YAxis plot={plot} ticks={up} gap={6} />
      <XAxis plot={plot} ticks={ticksAt(x)} name={xName} gap={18} />
      {lines.map(({ name, points, nameAt, color }) => (
        <g key={name}>
          <Line plot={plot} points={points} stroke={`var(--color-viz-${color})`} />
          <Label plot={plot} at={nameAt} fill="var(--color-ink)">
            {name}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
