import { type Point, polyline, round } from '#src/base/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { powerOfTen } from './scientific.ts';

interface Line {
  name: string;
  /** x, and a positive value. */
  points: readonly Point[];
  /** Where the name begins, in the units of the axes. */
  nameAt: Point;
  /** 1 to 6 of the tokens' chart colours. */
  color: number;
}

interface Props {
  lines: readonly Line[];
  x: readonly number[];
  /** Powers of ten on the vertical axis, the lowest first. */
  powers: readonly number[];
  xName: string;
  label: string;
}

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [380, 220, 48, 42];

/** Lines over a logarithmic vertical axis: a straight line downwards is an exponential. */
export function LogChart({ lines, x, powers, xName, label }: Props) {
  const [from = 0, to = 1] = [x[0], x.at(-1)];
  const [low = 0, high = 1] = [powers[0], powers.at(-1)];
  const along = (value: number) => round(LEFT + ((value - from) / (to - from)) * (WIDTH - LEFT - 14));
  const up = (power: number) => round(10 + ((high - power) / (high - low)) * (HEIGHT - BOTTOM - 10));
  const place = ([px, py]: Point): Point => [along(px), up(Math.log10(py))];
  return (
    <Drawing label={label} width={WIDTH} height={HEIGHT}>
      <path d={powers.map((power) => `M${LEFT} ${up(power)}H${WIDTH - 14}`).join('')} stroke="var(--color-rule)" />
      <g fontSize="14">
        {powers.map((power) => (
          <text key={power} x={LEFT - 6} y={up(power) + 5} textAnchor="end">
            {powerOfTen(power)}
          </text>
        ))}
        {x.map((tick) => (
          <text key={tick} x={along(tick)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
            {tick}
          </text>
        ))}
        <text x={WIDTH - 14} y={HEIGHT - 4} textAnchor="end">
          {xName}
        </text>
        {lines.map(({ name, points, nameAt, color }) => (
          <g key={name}>
            <path d={polyline(points.map(place))} fill="none" stroke={`var(--color-viz-${color})`} strokeWidth="2.4" />
            <text x={place(nameAt)[0]} y={place(nameAt)[1]} fill="var(--color-ink)">
              {name}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}
