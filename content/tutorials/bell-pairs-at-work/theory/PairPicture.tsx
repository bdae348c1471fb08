import { numbers, type Point } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { signedBars } from '#src/features/learn/tutorials/state/signed-bars.ts';
import type { PairPicture as Data } from './bell-pairs-at-work-play.ts';

const [BOB, ALICE, RADIUS]: [Point, Point, number] = [[72, 62], [232, 62], 38];
const BARS = { x: 44, pitch: 64.5, width: 44, zero: 212, unit: 164 };
const RIGHT = BARS.x + 4 * BARS.pitch;
const TICKS = [0, 0.25, 0.5];

/** From the center in a direction, 0° up and 90° to the right, as Z and X in the plane of both. */
function along([x, y]: Point, degrees: number, length = RADIUS): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + length * Math.sin(angle), y - length * Math.cos(angle)];
}

/** The directions in which the two read, with Bob's qubit after Alice's 0, and the outcomes as bars. */
export function PairPicture({ data: { alice, bob, after, bars, correlation } }: { data: Data }) {
  const y = (probability: number) => BARS.zero - probability * BARS.unit;
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Dial center={BOB} name="Bob, q[1]:" degrees={bob} />
      <Dial center={ALICE} name="Alice, q[0]:" degrees={alice} />
      <path d={ray(BOB, after, RADIUS - 5)} stroke="var(--color-accent)" strokeWidth="3.5" strokeDasharray="6 3" />
      <path d={head(BOB, after, RADIUS + 5)} fill="var(--color-accent)" />
      <g textAnchor="middle" fill="var(--color-ink)">
        <text x="152" y="58">
          E
        </text>
        <text x="152" y="75" fontWeight="600">
          {fixed(correlation, 2)}
        </text>
      </g>
      <path d={TICKS.map((tick) => `M${BARS.x} ${y(tick)}H${RIGHT}`).join('')} stroke="var(--color-rule)" />
      <g textAnchor="end">
        {TICKS.map((tick) => (
          <text key={tick} x={BARS.x - 5} y={y(tick) + 4.5}>
            {100 * tick}%
          </text>
        ))}
      </g>
      <path
        d={signedBars(
          bars.map(({ probability }) => probability),
          BARS,
        )}
        fill="var(--color-accent)"
      />
      <path d={`M${BARS.x} ${BARS.zero}H${RIGHT}`} stroke="var(--color-ink-2)" />
      <g textAnchor="middle">
        {bars.map(({ outcome, probability }, index) => (
          <g key={outcome}>
            <text
              x={numbers(BARS.x + (index + 0.5) * BARS.pitch)}
              y={numbers(y(probability) - 6)}
              fill="var(--color-ink)"
            >
              {fixed(100 * probability, 1)}
            </text>
            <text x={numbers(BARS.x + (index + 0.5) * BARS.pitch)} y={BARS.zero + 18}>
              {outcome}
            </text>
          </g>
        ))}
      </g>
      <text x="6" y={BARS.zero + 40}>
        Dashed: Bob’s qubit after Alice’s 0.
      </text>
    </g>
  );
}

const ray = (center: Point, degrees: number, length: number) =>
  `M${numbers(...center)}L${numbers(...along(center, degrees, length))}`;

/** The head of an arrow whose tip is so far from the center. */
const head = (center: Point, degrees: number, tip: number) =>
  `M${[along(center, degrees, tip), along(center, degrees + 9, tip - 11), along(center, degrees - 9, tip - 11)]
    .map((point) => numbers(...point))
    .join('L')}z`;

/** One side: a circle with the direction in which it reads. */
function Dial({ center, name, degrees }: { center: Point; name: string; degrees: number }) {
  const [x, y] = center;
  return (
    <g>
      <text x={x} y="12" textAnchor="middle">
        {name}{' '}
        <tspan fill="var(--color-ink)" fontWeight="600">
          {degrees}°
        </tspan>
      </text>
      <circle cx={x} cy={y} r={RADIUS} fill="none" stroke="var(--color-rule-strong)" />
      <path d={`M${x - RADIUS} ${y}h${2 * RADIUS}M${x} ${y - RADIUS}v${2 * RADIUS}`} stroke="var(--color-rule)" />
      <path d={ray(center, degrees, RADIUS - 9)} stroke="var(--color-ink)" strokeWidth="2" />
      <path d={head(center, degrees, RADIUS)} fill="var(--color-ink)" />
    </g>
  );
}

/** The bars alone. */
export function PairMini({ data: { bars } }: { data: Data }) {
  return (
    <>
      <path
        d={signedBars(
          bars.map(({ probability }) => probability),
          { x: 0, pitch: 32, width: 24, zero: 56, unit: 104 },
        )}
        fill="var(--color-accent)"
      />
      <path d="M0 56H128" stroke="var(--color-rule-strong)" />
    </>
  );
}
