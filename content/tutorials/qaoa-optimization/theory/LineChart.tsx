import type { Point } from '#src/base/svg-path.ts';
import { type Tick, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { Dots } from '#src/charts/Marks.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { valuesAt } from '#src/charts/ValueTable.tsx';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';

interface NamedLine {
  name: string;
  points: readonly Point[];
  /** Where the name begins, in the units of the axes. */
  nameAt: Point;
  /** 1 to 5 of the tokens' chart colors. */
  color: number;
  dashed?: boolean;
  /** Marks every point; for values that exist only there. */
  dotted?: boolean;
}

interface Props {
  lines: readonly NamedLine[];
  /** Axes run from their first to their last tick. */
  x: readonly Tick[];
  y: readonly Tick[];
  xName: string;
  yName: string;
  label: string;
}

const size = { width: 404, height: 236, margin: { top: 26, right: 10, bottom: 46, left: 42 } };
const along = (ticks: readonly Tick[]) => linear(ticks[0]?.at ?? 0, ticks.at(-1)?.at ?? 1);

/** Lines over a hairline grid, with their names beside them. */
export function LineChart({ lines, x, y, xName, yName, label }: Props) {
  const plot = plotArea({ ...size, x: along(x), y: along(y) });
  return (
    <DrawnPlot plot={plot} label={label} values={valuesAt(x, xName, lines, (value) => fixed(value, 3))}>
      <YAxis plot={plot} ticks={y} name={yName} gap={6} nameGap={13} />
      <XAxis plot={plot} ticks={x} name={xName} gap={19} nameGap={40} />
      {lines.map(({ name, points, nameAt, color, dashed, dotted }) => {
        const ink = `var(--color-viz-${color})`;
        return (
          <g key={name}>
            <Line plot={plot} points={points} stroke={ink} dashes={dashed ? '6 4' : undefined} />
            {dotted ? <Dots plot={plot} points={points} fill={ink} size={9} /> : null}
            <Label plot={plot} at={nameAt} fill="var(--color-ink)" ground="paper">
              {name}
            </Label>
          </g>
        );
      })}
    </DrawnPlot>
  );
}
