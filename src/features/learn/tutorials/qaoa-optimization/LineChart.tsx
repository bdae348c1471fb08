import { type Point, polyline, round } from '#src/base/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';

interface Tick {
  at: number;
  text: string;
}

interface Line {
  name: string;
  points: readonly Point[];
  /** Where the name begins, in the units of the axes. */
  nameAt: Point;
  /** 1 to 5 of the tokens' chart colours. */
  color: number;
  dashed?: boolean;
  /** Marks every point; for values that exist only there. */
  dotted?: boolean;
}

interface Props {
  lines: readonly Line[];
  x: readonly Tick[];
  y: readonly Tick[];
  xName: string;
  yName: string;
  label: string;
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [404, 236, 42, 26, 46];

/** Lines between a hairline grid, with their names beside them. The axes run from their first to their last tick. */
export function LineChart({ lines, x, y, xName, yName, label }: Props) {
  const along = scale(x, LEFT, WIDTH - 10);
  const up = scale(y, HEIGHT - BOTTOM, TOP);
  const place = ([px, py]: Point): Point => [round(along(px)), round(up(py))];
  return (
    <Drawing label={label} width={WIDTH} height={HEIGHT}>
      <path d={y.map(({ at }) => `M${LEFT} ${round(up(at))}H${WIDTH - 10}`).join('')} stroke="var(--color-rule)" />
      <g fontSize="14">
        {y.map(({ at, text }) => (
          <text key={at} x={LEFT - 6} y={round(up(at)) + 5} textAnchor="end">
            {text}
          </text>
        ))}
        {x.map(({ at, text }) => (
          <text key={at} x={round(along(at))} y={HEIGHT - BOTTOM + 19} textAnchor="middle">
            {text}
          </text>
        ))}
        <text x="0" y="13">
          {yName}
        </text>
        <text x={WIDTH - 10} y={HEIGHT - 6} textAnchor="end">
          {xName}
        </text>
        {lines.map((line) => (
          <Curve key={line.name} line={line} place={place} />
        ))}
      </g>
    </Drawing>
  );
}

function scale(ticks: readonly Tick[], start: number, end: number): (value: number) => number {
  const [from, to] = [ticks[0]?.at ?? 0, ticks.at(-1)?.at ?? 1];
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

function Curve({ line, place }: { line: Line; place: (point: Point) => Point }) {
  const color = `var(--color-viz-${line.color})`;
  const points = line.points.map(place);
  const [x, y] = place(line.nameAt);
  return (
    <>
      <path
        d={polyline(points)}
        fill="none"
        stroke={color}
        strokeWidth="2.4"
        strokeDasharray={line.dashed ? '6 4' : undefined}
      />
      {line.dotted ? points.map(([cx, cy]) => <circle key={cx} cx={cx} cy={cy} r="4.5" fill={color} />) : null}
      <text x={x} y={y} fill="var(--color-ink)" stroke="var(--color-paper)" strokeWidth="4" paintOrder="stroke">
        {line.name}
      </text>
    </>
  );
}
