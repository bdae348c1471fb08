import { type Point, polyline, round } from '#src/base/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';

interface Tick {
  value: number;
  text: string;
}

export interface Curve {
  name: string;
  /** Where the name stands, in the units of the axes. */
  nameAt: Point;
  points: readonly Point[];
  tone?: 'phase' | 'ink-3';
}

interface Props {
  x: { ticks: readonly Tick[]; name: string };
  /** The axis runs from the first tick to the last. */
  y: { ticks: readonly Tick[]; name: string };
  curves: readonly Curve[];
  /** Points of interest with a word beside them. */
  marks?: readonly { at: Point; text: string; side?: 'start' | 'end' }[];
  label: string;
}

const [LEFT, TOP, WIDTH, HEIGHT] = [52, 24, 282, 168];
const halo = { stroke: 'var(--color-paper)', strokeWidth: 4, paintOrder: 'stroke' };

/** Curves over a grid of thin lines. Values are given on the scale that is drawn; a logarithm is taken beforehand. */
export function Curves({ x, y, curves, marks = [], label }: Props) {
  const place = placing(x.ticks, y.ticks);
  return (
    <Drawing label={label} width={356} height={238}>
      <g fontSize="14">
        <text y="14">{y.name}</text>
        {y.ticks.map(({ value, text }) => {
          const [, height] = place([0, value]);
          return (
            <g key={value} textAnchor="end">
              <path d={`M${LEFT} ${height}h${WIDTH}`} stroke="var(--color-rule)" />
              <text x={LEFT - 6} y={height + 5}>
                {text}
              </text>
            </g>
          );
        })}
        {x.ticks.map(({ value, text }) => (
          <text key={value} x={place([value, 0])[0]} y={TOP + HEIGHT + 20} textAnchor="middle">
            {text}
          </text>
        ))}
        <text x={LEFT + WIDTH} y={TOP + HEIGHT + 40} textAnchor="end">
          {x.name}
        </text>
        {curves.map(({ name, nameAt, points, tone }) => {
          const color = `var(--color-${tone ?? 'accent'})`;
          const [left, top] = place(nameAt);
          return (
            <g key={name}>
              <path d={polyline(points.map(place))} fill="none" stroke={color} strokeWidth="2.2" />
              <text x={left} y={top} fill={color} {...halo}>
                {name}
              </text>
            </g>
          );
        })}
        {marks.map(({ at, text, side = 'start' }) => {
          const [left, top] = place(at);
          return (
            <g key={text}>
              <circle cx={left} cy={top} r="4.5" fill="var(--color-phase)" />
              <text
                x={left + (side === 'start' ? 9 : -9)}
                y={top - 6}
                textAnchor={side}
                fill="var(--color-ink)"
                {...halo}
              >
                {text}
              </text>
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}

function placing(x: readonly Tick[], y: readonly Tick[]): (point: Point) => Point {
  const [x0, x1, y0, y1] = [x[0]?.value ?? 0, x.at(-1)?.value ?? 1, y[0]?.value ?? 0, y.at(-1)?.value ?? 1];
  return ([a, b]) => [
    round(LEFT + (WIDTH * (a - x0)) / (x1 - x0)),
    round(TOP + HEIGHT - (HEIGHT * (b - y0)) / (y1 - y0)),
  ];
}
