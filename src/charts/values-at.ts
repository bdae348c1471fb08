import type { Point } from '#src/base/svg-path.ts';
import type { Tick } from './Axis.tsx';
import type { Values } from './ValueTable.tsx';

interface NamedLine {
  name: string;
  /** In the units of the axes, with x rising. */
  points: readonly Point[];
}

/**
 * The table of a chart of lines: what each of them says at the ticks of x; a dash where it says nothing. Between two
 * points it is read off the line, so write no more digits than the drawing has.
 */
export function valuesAt(
  ticks: readonly Tick[],
  xName: string,
  lines: readonly NamedLine[],
  written: (value: number) => string,
): Values {
  const cell = ({ points }: NamedLine, x: number) => {
    const value = valueAt(points, x);
    return value === undefined ? '–' : written(value);
  };
  return {
    columns: [xName, ...lines.map(({ name }) => name)],
    rows: ticks
      .filter(({ at }) => lines.some(({ points }) => valueAt(points, at) !== undefined))
      .map(({ at, text = String(at) }) => [text, ...lines.map((line) => cell(line, at))]),
  };
}

/** Straight between two points, as the line is drawn; nothing before the first and after the last. */
export function valueAt(points: readonly Point[], x: number): number | undefined {
  const next = points.findIndex(([at]) => at >= x);
  const [after, before] = [points[next], points[next - 1]];
  if (!after) return undefined;
  if (after[0] === x) return after[1];
  return before && before[1] + ((x - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}
