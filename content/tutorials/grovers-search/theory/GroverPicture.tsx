import { numbers, type Point } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { signedBars } from '#src/features/learn/tutorials/state/signed-bars.ts';
import { angleText, type SearchPicture } from './grovers-search-play.ts';

const BARS = { x: 30, pitch: 29.2, width: 21, zero: 70, unit: 60 };
const [RIGHT, NAMES] = [BARS.x + 8 * BARS.pitch, 150];
const TICKS = [1, 0.5, 0, -0.5, -1];

/** The amplitudes as bars with their mean, and below them the arrow in the plane, with where it was before. */
export function GroverPicture({ data }: { data: SearchPicture }) {
  const { items, marked, mean, angles } = data;
  const y = (value: number) => BARS.zero - value * BARS.unit;
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <path d={TICKS.map((tick) => `M${BARS.x} ${y(tick)}H${RIGHT}`).join('')} stroke="var(--color-rule)" />
      <g textAnchor="end">
        {TICKS.map((tick) => (
          <text key={tick} x={BARS.x - 4} y={y(tick) + 4.5}>
            {fixed(tick, tick % 1 ? 1 : 0)}
          </text>
        ))}
      </g>
      <Bars data={data} place={BARS} />
      <path d={`M${BARS.x} ${BARS.zero}H${RIGHT}`} stroke="var(--color-ink-2)" />
      <path
        d={`M${BARS.x} ${numbers(y(mean))}H${RIGHT}`}
        stroke="var(--color-ink)"
        strokeWidth="1.4"
        strokeDasharray="5 3"
      />
      <text x={RIGHT + 4} y={numbers(y(mean) - 4)}>
        mean
        <tspan x={RIGHT + 4} dy="15" fill="var(--color-ink)" fontWeight="600">
          {fixed(mean, 2)}
        </tspan>
      </text>
      <g textAnchor="middle">
        {items.map(({ state }, index) => (
          <text
            key={state}
            x={BARS.x + (index + 0.5) * BARS.pitch}
            y={NAMES}
            fontWeight={index === marked ? 700 : undefined}
          >
            {state}
          </text>
        ))}
      </g>
      <Plane angles={angles} name={items[marked]?.state ?? ''} />
    </g>
  );
}

function Bars({ data: { items, marked }, place }: { data: SearchPicture; place: typeof BARS }) {
  const [one, others] = [
    items[marked]?.value ?? 0,
    items.map(({ value }, item) => (item === marked ? undefined : value)),
  ];
  const color = (value: number, up: string) => `var(--color-${value < 0 ? 'phase' : up})`;
  return (
    <>
      <path d={signedBars(others, place)} fill={color(items[marked ? 0 : 1]?.value ?? 0, 'ill-3')} />
      <path
        d={signedBars(
          items.map((_, item) => (item === marked ? one : undefined)),
          place,
        )}
        fill={color(one, 'accent')}
      />
    </>
  );
}

const [CENTER, RADIUS, HEAD]: [Point, number, number] = [[120, 247], 62, 12];
const at = (angle: number, radius = RADIUS): Point => [
  CENTER[0] + radius * Math.cos(angle),
  CENTER[1] - radius * Math.sin(angle),
];

/** Unmarked items to the right, the marked one up: a full circle, since the arrow goes on past both. */
function Plane({ angles, name }: { angles: readonly number[]; name: string }) {
  const angle = angles.at(-1) ?? 0;
  const head = [at(angle), at(angle + 0.11, RADIUS - HEAD), at(angle - 0.11, RADIUS - HEAD)];
  const [x, y] = CENTER;
  const reach = RADIUS + 7;
  const ray = (to: number, radius: number) => `M${x} ${y}L${numbers(...at(to, radius))}`;
  return (
    <>
      <g fill="none" stroke="var(--color-rule-strong)">
        <circle cx={x} cy={y} r={RADIUS} strokeDasharray="2 4" />
        <path d={`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`} />
      </g>
      <path
        d={angles
          .slice(0, -1)
          .map((before) => ray(before, RADIUS))
          .join('')}
        stroke="var(--color-accent-line)"
      />
      <path d={ray(angle, RADIUS - HEAD + 1)} stroke="var(--color-accent)" strokeWidth="3.5" />
      <path d={`M${head.map((point) => numbers(...point)).join('L')}z`} fill="var(--color-accent)" />
      <text x={x + reach + 5} y={y + 4.5}>
        others
      </text>
      <text x={x} y={y - reach - 4} textAnchor="middle">
        {name}
      </text>
      <text x="222" y="190">
        arrow at
        <tspan x="222" dy="18" fontSize="15" fontWeight="600" fill="var(--color-ink)">
          {angleText(angle)}
        </tspan>
      </text>
    </>
  );
}

/** The bars alone. */
export function GroverMini({ data }: { data: SearchPicture }) {
  return (
    <>
      <path d="M0 30H128" stroke="var(--color-rule-strong)" />
      <Bars data={data} place={{ x: 0, pitch: 16, width: 11, zero: 30, unit: 28 }} />
    </>
  );
}
