import { numbers } from '#src/base/svg-path.ts';
import { signedBars } from '#src/features/learn/tutorials/state/signed-bars.ts';
import { type CountsPicture as Data, SHOTS } from './first-quantum-circuit-play.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 302, 24, 204];
const LENGTH = BOTTOM - TOP;

/** Counts as bars on a scale of all runs, each with its number above and a line where it is expected. */
export function CountsPicture({ data: { bars } }: { data: Data }) {
  const pitch = (RIGHT - LEFT) / bars.length;
  const width = Math.min(56, pitch - 7);
  const x = (index: number) => LEFT + (index + 0.5) * pitch;
  const y = (count: number) => BOTTOM - (count / SHOTS) * LENGTH;
  const ticks = [0, SHOTS / 2, SHOTS];
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <path d={ticks.map((tick) => `M${LEFT} ${y(tick)}H${RIGHT}`).join('')} stroke="var(--color-rule)" />
      <g textAnchor="end">
        {ticks.map((tick) => (
          <text key={tick} x={LEFT - 5} y={y(tick) + 4.5}>
            {tick.toLocaleString('en')}
          </text>
        ))}
      </g>
      <path
        d={signedBars(
          bars.map(({ count }) => count),
          { x: LEFT, pitch, width, zero: BOTTOM, unit: LENGTH / SHOTS },
        )}
        fill="var(--color-accent)"
      />
      <path
        d={bars
          .map(({ expected }, index) =>
            expected > 0 ? `M${numbers(x(index) - width / 2 - 3, y(expected))}h${numbers(width + 6)}` : '',
          )
          .join('')}
        stroke="var(--color-ink)"
        strokeWidth="1.6"
      />
      <path d={`M${LEFT} ${BOTTOM}H${RIGHT}`} stroke="var(--color-ink-2)" />
      <g textAnchor="middle">
        {bars.map(({ outcome, count, expected }, index) => (
          <g key={outcome}>
            {/* Where all come, the number stands clear of the line at the full scale. */}
            <text x={numbers(x(index))} y={numbers(y(Math.max(count, expected)) - 7)} fill="var(--color-ink)">
              {count.toLocaleString('en')}
            </text>
            <text x={numbers(x(index))} y={BOTTOM + 18} fontWeight={expected > 0 ? 700 : undefined}>
              {outcome}
            </text>
          </g>
        ))}
      </g>
      <text x={LEFT} y={BOTTOM + 42}>
        Bars: counts. Lines: what is expected.
      </text>
    </g>
  );
}

/** The bars alone. */
export function CountsMini({ data: { bars } }: { data: Data }) {
  const pitch = 128 / bars.length;
  return (
    <>
      <path
        d={signedBars(
          bars.map(({ count }) => count / SHOTS),
          { x: 0, pitch, width: Math.min(26, pitch - 4), zero: 56, unit: 52 },
        )}
        fill="var(--color-accent)"
      />
      <path d="M0 56H128" stroke="var(--color-rule-strong)" />
    </>
  );
}
