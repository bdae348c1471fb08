import { numbers } from '#src/base/svg-path.ts';
import { COUNTED, DISTANCES, lostShares } from './threshold-counts.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 296, 16, 174];
/** Powers of ten from the lower end of the scale of losses. */
const [LEAST, DECADES] = [-4, 3.5];
const STROKES = [
  { stroke: 'var(--color-ink-2)', strokeDasharray: '2 3' },
  { stroke: 'var(--color-ink-2)', strokeDasharray: '7 3' },
  { stroke: 'var(--color-accent)' },
];

const rates = COUNTED.map(({ p }) => p);
const [first = 0, last = 1] = [rates[0], rates.at(-1)];
const across = (p: number) => (p - first) / (last - first);
const up = (share: number) => (Math.log10(share) - LEAST) / DECADES;
const x = (p: number) => LEFT + across(p) * (RIGHT - LEFT);
const y = (share: number) => BOTTOM - up(share) * (BOTTOM - TOP);

/** Shares lost against the error of each operation, for distances 3, 5 and 7, with a line at one rate. */
export function ThresholdPicture({ at }: { at: number }) {
  const here = x(rates[at] ?? first);
  return (
    <>
      <path
        d={[0.0001, 0.001, 0.01, 0.1].map((share) => `M${LEFT} ${numbers(y(share))}H${RIGHT}`).join('')}
        stroke="var(--color-rule)"
      />
      <g textAnchor="end">
        {['0.01%', '0.1%', '1%', '10%'].map((name, power) => (
          <text key={name} x={LEFT - 4} y={numbers(y(10 ** (power + LEAST)) + 4.5)}>
            {name}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {[0.004, 0.008, 0.012].map((p) => (
          <text key={p} x={numbers(x(p))} y={BOTTOM + 18}>
            {(100 * p).toFixed(1)}%
          </text>
        ))}
      </g>
      <text x={RIGHT} y={BOTTOM + 18} textAnchor="end">
        p
      </text>
      <path d={`M${numbers(here)} ${TOP - 6}V${BOTTOM}`} stroke="var(--color-phase)" strokeWidth="1.5" />
      {DISTANCES.map((distance, index) => (
        <g key={distance} fill="none" {...STROKES[index]} strokeWidth="2">
          <path d={curve(index, x, y)} />
          <path d={`M4 ${224 + 21 * index}h32`} />
        </g>
      ))}
      {lostShares(at).map((share, index) => (
        <circle
          key={DISTANCES[index]}
          cx={numbers(here)}
          cy={numbers(y(share))}
          r="4"
          fill="var(--color-surface)"
          stroke="var(--color-ink)"
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}

function curve(index: number, across: (p: number) => number, up: (share: number) => number): string {
  return `M${rates.map((p, rate) => numbers(across(p), up(lostShares(rate)[index] ?? 0))).join('L')}`;
}

/** The curves alone. */
export function ThresholdMini({ at }: { at: number }) {
  const [wide, high] = [(p: number) => 4 + 120 * across(p), (share: number) => 58 - 56 * up(share)];
  return (
    <>
      {DISTANCES.map((distance, index) => (
        <path key={distance} d={curve(index, wide, high)} fill="none" strokeWidth="2" {...STROKES[index]} />
      ))}
      <path d={`M${numbers(wide(rates[at] ?? first))} 0V60`} stroke="var(--color-phase)" strokeWidth="2" />
    </>
  );
}
