import type { Point } from '#src/base/svg-path.ts';
import { XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { Mark } from '#src/charts/Marks.tsx';
import { fixed, powerOfTen, significant } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { valuesAt } from '#src/charts/ValueTable.tsx';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';

interface Axis {
  /** The axis runs from the first tick to the last. */
  ticks: readonly { value: number; text: string }[];
  name: string;
}

export interface Curve {
  name: string;
  /** Where the name is, in the units of the axes. */
  nameAt: Point;
  points: readonly Point[];
  tone?: 'phase' | 'ink-3';
}

interface Props {
  x: Axis;
  y: Axis;
  curves: readonly Curve[];
  /** Points of interest with a word beside them. */
  marks?: readonly { at: Point; text: string; side?: 'start' | 'end' }[];
  label: string;
}

const size = { width: 356, height: 238, margin: { top: 24, right: 22, bottom: 46, left: 52 } };
const along = ({ ticks }: Axis) => linear(ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 1);
const ticksOf = ({ ticks }: Axis) => ticks.map(({ value, text }) => ({ at: value, text }));

const plainText = (value: number) => fixed(value, 2);
const powerText = (exponent: number) => significant(10 ** exponent, 3);

/** Whether values are logarithms: then the ticks say so. */
function isLogarithm({ ticks }: Axis): boolean {
  return ticks.every(({ value, text }) => Number.isInteger(value) && text === (value === 0 ? '1' : powerOfTen(value)));
}

/** Curves over a grid of thin lines. Values are given on the scale that is drawn; a logarithm is taken beforehand. */
export function Curves({ x, y, curves, marks = [], label }: Props) {
  const plot = plotArea({ ...size, x: along(x), y: along(y) });
  return (
    <DrawnPlot
      plot={plot}
      label={label}
      values={valuesAt(ticksOf(x), x.name, curves, isLogarithm(y) ? powerText : plainText)}
    >
      <YAxis plot={plot} ticks={ticksOf(y)} name={y.name} gap={6} nameGap={10} />
      <XAxis plot={plot} ticks={ticksOf(x)} name={x.name} nameGap={40} />
      {curves.map(({ name, nameAt, points, tone = 'accent' }) => (
        <g key={name}>
          <Line plot={plot} points={points} stroke={`var(--color-${tone})`} width={2.2} />
          <Label plot={plot} at={nameAt} fill={`var(--color-${tone})`} ground="paper">
            {name}
          </Label>
        </g>
      ))}
      {marks.map(({ at, text, side = 'start' }) => (
        <g key={text}>
          <Mark plot={plot} at={at} fill="var(--color-phase)" />
          <Label
            plot={plot}
            at={at}
            dx={side === 'start' ? 9 : -9}
            dy={-6}
            anchor={side}
            fill="var(--color-ink)"
            ground="paper"
          >
            {text}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
