import { numbers } from '#src/base/svg-path.ts';
import type { PlotArea } from './plot-area.ts';

/** A value on an axis with its text; without one it only has a line of the grid. */
export interface Tick {
  at: number;
  text?: string;
  /** Where the text would not fit at the end of an axis. */
  anchor?: 'start' | 'end' | undefined;
}

/** Each value with its text: `ticksAt([1, 10], whole)`. */
export function ticksAt(values: readonly number[], text: (value: number) => string = String): Tick[] {
  return values.map((at) => ({ at, text: text(at) }));
}

interface Props {
  plot: PlotArea;
  ticks: readonly Tick[];
  /** What is measured. */
  name?: string;
  /** Distances from the plot, in the drawing's units: of the ticks' texts and of the name. */
  gap?: number;
  nameGap?: number;
}

/** The axis along the bottom: the texts of its ticks, and its name below them at the right. */
export function XAxis({ plot, ticks, name, gap = 20, nameGap = 38 }: Props) {
  return (
    <>
      {named(ticks).map(({ at, text, anchor }) => (
        <text key={at} x={plot.x(at)} y={plot.bottom + gap} textAnchor={anchor ?? 'middle'}>
          {text}
        </text>
      ))}
      {name ? (
        <text x={plot.right} y={plot.bottom + nameGap} textAnchor="end">
          {name}
        </text>
      ) : null}
    </>
  );
}

/** Text this far below its tick is level with it. */
const halfLetter = ({ fontSize }: PlotArea) => Math.round(0.34 * fontSize);

/** The axis at the left: lines of the grid across the plot, the texts of the ticks before them, and the name on top. */
export function YAxis({ plot, ticks, name, gap = 7, nameGap = 12 }: Props) {
  return (
    <>
      <Grid plot={plot} y={ticks} />
      {named(ticks).map(({ at, text }) => (
        <text key={at} x={plot.left - gap} y={plot.y(at) + halfLetter(plot)} textAnchor="end">
          {text}
        </text>
      ))}
      {name ? (
        <text x="0" y={plot.top - nameGap}>
          {name}
        </text>
      ) : null}
    </>
  );
}

/** Hairlines across the plot, at ticks of either axis. */
export function Grid({
  plot,
  x = [],
  y = [],
}: {
  plot: PlotArea;
  x?: readonly Pick<Tick, 'at'>[];
  y?: readonly Pick<Tick, 'at'>[];
}) {
  const lines = [
    ...x.map(({ at }) => `M${numbers(plot.x(at), plot.top)}V${plot.bottom}`),
    ...y.map(({ at }) => `M${numbers(plot.left, plot.y(at))}H${plot.right}`),
  ];
  return <path d={lines.join('')} stroke="var(--color-rule)" />;
}

function named(ticks: readonly Tick[]) {
  return ticks.filter(({ text }) => text !== undefined);
}
