import { numbers, type Point } from '#src/base/svg-path.ts';

const CENTER = 170;
const RADIUS = 128;

const at = (angle: number, radius: number): Point => [
  CENTER + radius * Math.sin(angle),
  CENTER - radius * Math.cos(angle),
];

const ticks = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
  .map((angle) => `M${numbers(...at(angle, RADIUS))}L${numbers(...at(angle, RADIUS - 7))}`)
  .join('');

/** A circle with 0 at its top and 1 at its foot, and the pointer on it. */
export function AngleWheel({ tilt, half }: { tilt: number; half: string }) {
  const handle = at(tilt, RADIUS);
  return (
    <svg viewBox="0 0 340 340" aria-hidden className="block w-full overflow-visible">
      <circle cx={CENTER} cy={CENTER} r={RADIUS} fill="var(--color-surface)" stroke="var(--color-rule-strong)" />
      <path d={ticks} stroke="var(--color-rule-strong)" />
      <g fontFamily="var(--font-serif)" fontSize="26" fill="var(--color-ink)" textAnchor="middle">
        <text x={CENTER} y="30">
          0
        </text>
        <text x={CENTER} y="328">
          1
        </text>
      </g>
      <g fontSize="16" fill="var(--color-ink-2)">
        <text x="34" y={CENTER + 5} textAnchor="end">
          {half}
        </text>
        <text x="306" y={CENTER + 5}>
          {half}
        </text>
      </g>
      <path
        d={`M${CENTER} ${CENTER - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${numbers(...handle)}`}
        fill="none"
        stroke="var(--color-phase)"
        strokeWidth="4"
      />
      <path d={`M${CENTER} ${CENTER}L${numbers(...handle)}`} stroke="var(--color-accent)" strokeWidth="3" />
      <circle cx={CENTER} cy={CENTER} r="6" fill="var(--color-accent)" />
      <circle cx={handle[0]} cy={handle[1]} r="14" fill="var(--color-phase)" className="turn-handle" />
    </svg>
  );
}
