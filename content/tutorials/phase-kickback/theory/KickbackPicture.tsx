import { numbers, type Point } from '#src/base/svg-path.ts';
import type { ArrowsPicture } from './phase-kickback-play.ts';

/** Where the dials of two or eight strings stand. */
interface Dials {
  columns: number;
  pitch: Point;
  first: Point;
  radius: number;
}

const FIELD: Record<number, Dials> = {
  2: { columns: 2, pitch: [140, 0], first: [82, 146], radius: 64 },
  8: { columns: 4, pitch: [76, 118], first: [38, 92], radius: 34 },
};
const MINI: Record<number, Dials> = {
  2: { columns: 2, pitch: [60, 0], first: [34, 30], radius: 26 },
  8: { columns: 4, pitch: [32, 30], first: [16, 15], radius: 14 },
};

const place = ({ columns, pitch, first }: Dials, index: number): Point => [
  first[0] + (index % columns) * pitch[0],
  first[1] + Math.floor(index / columns) * pitch[1],
];

/** The circuit with the place that is shown, and below it the arrows of all strings on dials. */
export function KickbackPicture({ data }: { data: ArrowsPicture }) {
  const dials = FIELD[data.arrows.length];
  if (!dials) return null;
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Circuit stage={data.stage} />
      <Arrows data={data} dials={dials} />
      <g textAnchor="middle">
        {data.arrows.map(({ name, note }, index) => {
          const [x, y] = place(dials, index);
          return (
            <g key={name}>
              <text x={x} y={y + dials.radius + 16} fontWeight="700" fill="var(--color-ink)">
                {name}
              </text>
              <text x={x} y={y + dials.radius + 31}>
                {note}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
}

const [WIRE, BOXES, MARKS] = [20, ['H', 'call', 'H'], [103, 199, 276]];

/** Hadamards, the call, Hadamards: a line marks where in between the arrows are shown. */
function Circuit({ stage }: { stage: number }) {
  const mark = MARKS[stage] ?? 0;
  return (
    <g textAnchor="middle">
      <path d={`M10 ${WIRE}H294`} stroke="var(--color-rule-strong)" />
      {BOXES.map((name, index) => {
        const [x, width] = [60 + 92 * index, index === 1 ? 56 : 30];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
          <g key={index}>
            <rect
              x={x - width / 2}
              y={WIRE - 13}
              width={width}
              height="26"
              rx="3"
              fill="var(--color-paper)"
              stroke="var(--color-ink-3)"
            />
            <text x={x} y={WIRE + 4.5}>
              {name}
            </text>
          </g>
        );
      })}
      <path d={`M${mark} ${WIRE - 15}v30`} stroke="var(--color-accent)" strokeWidth="3" />
      <path d={`M${mark - 5} ${WIRE + 22}l5 -7l5 7z`} fill="var(--color-accent)" />
    </g>
  );
}

/** A dial of length 1 for each string, and in it the arrow; amber where it points to the minus side. */
function Arrows({ data: { arrows }, dials }: { data: ArrowsPicture; dials: Dials }) {
  const { radius } = dials;
  return (
    <>
      <path
        d={arrows
          .map((_, index) => {
            const [x, y] = place(dials, index);
            return `M${numbers(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
          })
          .join('')}
        fill="none"
        stroke="var(--color-rule-strong)"
      />
      {arrows.map(({ name, arrow: [re, im] }, index) => {
        const color = `var(--color-${re < -1e-9 ? 'phase' : 'accent'})`;
        const [x, y] = place(dials, index);
        const length = Math.hypot(re, im) * radius;
        if (length < 0.5) return <circle key={name} cx={x} cy={y} r="2" fill="var(--color-ink-3)" />;
        const [dx, dy] = [(re * radius) / length, (-im * radius) / length];
        const head = Math.min(11, 0.6 * length);
        const at = (along: number, aside: number) => numbers(x + dx * along - dy * aside, y + dy * along + dx * aside);
        return (
          <g key={name}>
            <path d={`M${x} ${y}L${at(length - head + 0.5, 0)}`} stroke={color} strokeWidth={radius > 20 ? 3 : 2} />
            <path
              d={`M${at(length, 0)}L${at(length - head, head / 2)}L${at(length - head, -head / 2)}z`}
              fill={color}
            />
          </g>
        );
      })}
    </>
  );
}

/** The arrows alone. */
export function KickbackMini({ data }: { data: ArrowsPicture }) {
  const dials = MINI[data.arrows.length];
  return dials ? <Arrows data={data} dials={dials} /> : null;
}
