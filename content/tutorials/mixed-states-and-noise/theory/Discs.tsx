import { dots, numbers, type Point } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const RIM = { fill: 'none', stroke: 'var(--color-ink-3)', strokeDasharray: '3 3' } as const;

/** A disc of states with its axes: |0⟩ at the top, |+⟩ at the right. */
function Rim({ center: [x, y], radius }: { center: Point; radius: number }) {
  return (
    <>
      <path d={`M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`} stroke="var(--color-rule)" />
      <circle cx={x} cy={y} r={radius} {...RIM} />
    </>
  );
}

interface ChannelImage {
  name: string;
  center: number;
  wide: number;
  high: number;
}

const [PITCH, RADIUS] = [127, 52];

/** What channels make of the disc, side by side. */
export function ChannelDiscs({ images, label }: { images: readonly ChannelImage[]; label: string }) {
  return (
    <Drawing label={label} width={PITCH * 2} height={278}>
      {images.map(({ name, center, wide, high }, index) => {
        const at: Point = [PITCH * ((index % 2) + 0.5), index < 2 ? 58 : 198];
        return (
          <g key={name}>
            <Rim center={at} radius={RADIUS} />
            <ellipse
              cx={at[0]}
              cy={at[1] - RADIUS * center}
              rx={RADIUS * wide}
              ry={RADIUS * high}
              fill="var(--color-accent-soft)"
              fillOpacity="0.7"
              stroke="var(--color-accent)"
            />
            <text x={at[0]} y={at[1] + RADIUS + 20} fontSize="14" textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const BIG = { center: [120, 112] as Point, radius: 88 };

function Names() {
  const [x, y] = BIG.center;
  const reach = BIG.radius + 8;
  return (
    <g fontSize="14" textAnchor="middle">
      <text x={x} y={y - reach}>
        |0⟩
      </text>
      <text x={x} y={y + reach + 12}>
        |1⟩
      </text>
      <text x={x + reach + 8} y={y + 5}>
        |+⟩
      </text>
    </g>
  );
}

/** Two arrows of a list, and the arrow of their mixture on the line between them. */
export function Mixture({ of, label }: { of: readonly [first: Point, second: Point, mean: Point]; label: string }) {
  const put = ([x, z]: Point): Point => [BIG.center[0] + BIG.radius * x, BIG.center[1] - BIG.radius * z];
  const [first, second, mean] = of.map(put) as [Point, Point, Point];
  return (
    <Drawing label={label} width={254} height={226}>
      <Rim {...BIG} />
      <path d={`M${numbers(...first)}L${numbers(...second)}`} stroke="var(--color-ink-3)" strokeDasharray="2 3" />
      {[first, second].map((tip) => (
        <Arrow key={tip.join()} from={BIG.center} to={tip} color="var(--color-ink-3)" thickness={1.6} />
      ))}
      <Arrow from={BIG.center} to={mean} color="var(--color-accent)" thickness={3} />
      <Names />
    </Drawing>
  );
}

interface CloudProps {
  /** The state, and estimates of x and z. */
  state: Point;
  estimates: readonly Point[];
  label: string;
}

const QUARTER = { origin: [26, 206] as Point, radius: 160 };

/** Estimates as dots around the tip of the arrow, in a quarter of the disc: filled inside the circle, open outside. */
export function Cloud({ state, estimates, label }: CloudProps) {
  const [x0, y0] = QUARTER.origin;
  const { radius } = QUARTER;
  const isOutside = ([x, z]: Point) => Math.hypot(x, z) > 1;
  const put = ([x, z]: Point): Point => [x0 + radius * x, y0 - radius * z];
  return (
    <Drawing label={label} width={254} height={228}>
      <path d={`M${x0} ${y0 - radius - 12}V${y0}h${radius + 12}`} fill="none" stroke="var(--color-rule)" />
      <path d={`M${x0} ${y0 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`} {...RIM} />
      <Arrow from={QUARTER.origin} to={put(state)} color="var(--color-ink-3)" thickness={1.6} />
      <path
        d={dots(estimates.filter((each) => !isOutside(each)).map(put))}
        stroke="var(--color-accent)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d={estimates
          .filter(isOutside)
          .map(put)
          .map(([x, y]) => `M${numbers(x - 3, y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`)
          .join('')}
        fill="none"
        stroke="var(--color-phase)"
        strokeWidth="1.6"
      />
      <g fontSize="14" textAnchor="middle">
        <text x={x0} y={y0 - radius - 18}>
          |0⟩
        </text>
        <text x={x0 + radius} y={y0 + 18}>
          |+⟩
        </text>
      </g>
    </Drawing>
  );
}
