import { numbers, type Point, polyline } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { type ChainPicture as Data, LONGEST_TIME, type Reading } from './hamiltonian-simulation-play.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 292, 64, 250];
const x = (t: number) => LEFT + (t / LONGEST_TIME) * (RIGHT - LEFT);
const y = (z: number) => (TOP + BOTTOM) / 2 - (z * (BOTTOM - TOP)) / 2;
const at = ({ t, z }: Reading): Point => [x(t), y(z)];

/** Above, the chain, with the spin that is read; below, its mean of Z over time, true and in steps. */
export function ChainPicture({ data }: { data: Data }) {
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Spins hasBonds={data.hasBonds} />
      <path d={[1, 0, -1].map((z) => `M${LEFT} ${y(z)}H${RIGHT}`).join('')} stroke="var(--color-rule)" />
      <g textAnchor="end">
        {[1, 0, -1].map((z) => (
          <text key={z} x={LEFT - 6} y={y(z) + 4.5}>
            {fixed(z, 0)}
          </text>
        ))}
      </g>
      <Course data={data} />
      <text x={LEFT} y={BOTTOM + 22}>
        0
      </text>
      <text x={(LEFT + RIGHT) / 2} y={BOTTOM + 22} textAnchor="middle">
        time t
      </text>
      <text x={RIGHT} y={BOTTOM + 22} textAnchor="end">
        {fixed(LONGEST_TIME, 1)}
      </text>
      <path d={`M${LEFT} ${BOTTOM + 40}h24`} stroke="var(--color-ink)" strokeWidth="1.6" />
      <text x={LEFT + 30} y={BOTTOM + 44.5}>
        true mean of Z
      </text>
      <path d={`M${LEFT + 140} ${BOTTOM + 40}h24`} stroke="var(--color-accent)" strokeWidth="2.4" />
      <circle cx={LEFT + 152} cy={BOTTOM + 40} r="4" fill="var(--color-accent)" />
      <text x={LEFT + 170} y={BOTTOM + 44.5}>
        in steps
      </text>
    </g>
  );
}

/** Four spins with their bonds; the second from the right is read. */
function Spins({ hasBonds }: { hasBonds: boolean }) {
  const places = [3, 2, 1, 0].map((spin, index) => ({ spin, cx: 72 + index * 54 }));
  return (
    <>
      {hasBonds ? <path d="M72 22H234" stroke="var(--color-ink-2)" strokeWidth="3" /> : null}
      {places.map(({ spin, cx }) => (
        <g key={spin}>
          <circle
            cx={cx}
            cy="22"
            r="14"
            fill="var(--color-surface)"
            stroke={spin === 1 ? 'var(--color-accent)' : 'var(--color-ink-2)'}
            strokeWidth={spin === 1 ? 3 : 1.4}
          />
          <text x={cx} y="26.5" textAnchor="middle" fontWeight={spin === 1 ? 700 : undefined}>
            {spin}
          </text>
        </g>
      ))}
      <text x="180" y="54" textAnchor="middle" fill="var(--color-ink)">
        is read
      </text>
    </>
  );
}

function Course({ data: { curve, steps } }: { data: Data }) {
  return (
    <>
      <path d={polyline(curve.map(at))} fill="none" stroke="var(--color-ink)" strokeWidth="1.6" />
      <path d={polyline(steps.map(at))} fill="none" stroke="var(--color-accent)" strokeWidth="2" />
      {steps.map((reading) => (
        <circle
          key={reading.t}
          cx={numbers(x(reading.t))}
          cy={numbers(y(reading.z))}
          r="4"
          fill="var(--color-accent)"
        />
      ))}
    </>
  );
}

/** The two courses alone. */
export function ChainMini({ data: { curve, steps } }: { data: Data }) {
  const small = ({ t, z }: Reading): Point => [4 + (t / LONGEST_TIME) * 120, 30 - z * 26];
  return (
    <>
      <path d="M0 30H128" stroke="var(--color-rule-strong)" />
      <path d={polyline(curve.map(small))} fill="none" stroke="var(--color-ink)" strokeWidth="1.6" />
      <path d={polyline(steps.map(small))} fill="none" stroke="var(--color-accent)" strokeWidth="3" />
    </>
  );
}
