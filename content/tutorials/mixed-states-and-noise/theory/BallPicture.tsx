import { numbers, type Point } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import type { BallPicture as Data } from './mixed-states-and-noise-play.ts';

interface Place {
  center: Point;
  radius: number;
}

const PLACE: Place = { center: [116, 112], radius: 86 };
const [READOUT, LINE] = [236, 44];

/** x to the right, z up. */
const put = ({ center: [x, y], radius }: Place, arrow: { x: number; z: number }): Point => [
  x + radius * arrow.x,
  y - radius * arrow.z,
];

/** The ball cut along x and z: all states as a disc, what the channel makes of them tinted, and one arrow before and after. */
export function BallPicture({ data }: { data: Data }) {
  const [x, y] = PLACE.center;
  const reach = PLACE.radius + 6;
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Disc data={data} place={PLACE} thickness={3} />
      <g textAnchor="middle" fontSize="14">
        <text x={x} y={y - reach - 4}>
          |0⟩
        </text>
        <text x={x} y={y + reach + 14}>
          |1⟩
        </text>
        <text x={x - reach - 10} y={y + 5}>
          |−⟩
        </text>
        <text x={x + reach + 10} y={y + 5}>
          |+⟩
        </text>
      </g>
      {[
        ['purity', data.purity],
        ['0 in X', data.inX],
        ['0 in Z', data.inZ],
      ].map(([name, value], row) => (
        <text key={name} x={READOUT} y={28 + row * LINE + (row > 0 ? 74 : 0)}>
          {name}
          <tspan x={READOUT} dy="18" fontSize="15" fontWeight="600" fill="var(--color-ink)">
            {value}
          </tspan>
        </text>
      ))}
    </g>
  );
}

function Disc({ data: { before, after, image }, place, thickness }: { data: Data; place: Place; thickness: number }) {
  const { center, radius } = place;
  const [x, y] = center;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="none" stroke="var(--color-rule-strong)" strokeDasharray="2 4" />
      <path d={`M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`} stroke="var(--color-rule)" />
      <ellipse
        cx={x}
        cy={y - radius * image.center}
        rx={radius * image.wide}
        ry={radius * image.high}
        fill="var(--color-accent-soft)"
        fillOpacity="0.6"
        stroke="var(--color-accent-line)"
      />
      <path
        d={`M${numbers(...center)}L${numbers(...put(place, before))}`}
        stroke="var(--color-ink-3)"
        strokeWidth="1.4"
        strokeDasharray="4 3"
      />
      <Arrow from={center} to={put(place, after)} color="var(--color-accent)" thickness={thickness} />
    </>
  );
}

/** Disc and arrow alone. */
export function BallMini({ data }: { data: Data }) {
  return <Disc data={data} place={{ center: [64, 30], radius: 28 }} thickness={2.4} />;
}
