import { type Point, polyline, round } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { CORNERS, labelOf, type Pair } from './qml-basics-theory.ts';

interface Props {
  label: string;
  /** Shades where the classifier with these parameters says +1. */
  theta?: Pair;
  /** Two ends of a straight line, in the units of the axes. */
  line?: readonly [Pair, Pair];
}

const [SIDE, LEFT] = [210, 38];
const [FROM, UNIT] = [-Math.PI / 2, SIDE / (2 * Math.PI)];
const place = ([x1, x2]: Pair): Point => [round(LEFT + (x1 - FROM) * UNIT), round(SIDE - (x2 - FROM) * UNIT)];

/** The four points of the exclusive-or problem: filled for +1, hollow for −1. */
export function XorPlane({ label, theta, line }: Props) {
  return (
    <Drawing label={label} width={LEFT + SIDE + 12} height={SIDE + 26}>
      {theta ? <path d={positivePath(theta)} fill="var(--color-accent-soft)" /> : null}
      <path d={`M${LEFT} 0v${SIDE}h${SIDE}`} stroke="var(--color-ink-3)" fill="none" />
      {line ? <path d={polyline(line.map(place))} stroke="var(--color-phase)" strokeWidth="2.4" /> : null}
      {CORNERS.map((corner) => (
        <Corner key={corner.join()} at={place(corner)} isPositive={labelOf(corner) > 0} />
      ))}
      <g fontSize="14" textAnchor="middle">
        {(['0', 'π'] as const).map((text, i) => (
          <text key={text} x={place([i * Math.PI, 0])[0]} y={SIDE + 18}>
            {text}
          </text>
        ))}
        {(['0', 'π'] as const).map((text, i) => (
          <text key={text} x={LEFT - 12} y={place([0, i * Math.PI])[1] + 5}>
            {text}
          </text>
        ))}
        <text x={LEFT + SIDE - 4} y={SIDE + 18}>
          x₁
        </text>
        <text x={LEFT - 20} y="14">
          x₂
        </text>
      </g>
    </Drawing>
  );
}

function Corner({ at: [x, y], isPositive }: { at: Point; isPositive: boolean }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="8"
        fill={isPositive ? 'var(--color-accent)' : 'var(--color-surface)'}
        stroke="var(--color-accent)"
        strokeWidth="2.4"
      />
      <text x={x + 13} y={y - 8} fontSize="14" fill="var(--color-ink)">
        {isPositive ? '+1' : '−1'}
      </text>
    </>
  );
}

/** Rectangles on which cos(x₁ + θ₁) and cos(x₂ + θ₂) have the same sign, as one path. */
function positivePath([theta1, theta2]: Pair): string {
  const [columns, rows] = [intervals(theta1), intervals(theta2)];
  return columns
    .flatMap(([left, right]) =>
      rows.map(([bottom, top]) => {
        const middle = [(left + right) / 2 + theta1, (bottom + top) / 2 + theta2] as const;
        if (Math.cos(middle[0]) * Math.cos(middle[1]) < 0) return '';
        const [[x, y], [end, low]] = [place([left, top]), place([right, bottom])];
        return `M${x} ${y}H${end}V${low}H${x}z`;
      }),
    )
    .join('');
}

/** Parts of the axis between the zeros of cos(x + θ). */
function intervals(theta: number): Pair[] {
  const zeros = [-2, -1, 0, 1, 2].map((k) => (k + 0.5) * Math.PI - theta);
  const inside = zeros.filter((zero) => zero > FROM + 1e-6 && zero < FROM + 2 * Math.PI - 1e-6);
  const ends = [FROM, ...inside, FROM + 2 * Math.PI];
  return ends.slice(1).map((end, index) => [ends[index] ?? FROM, end]);
}
