import { Arrow } from '#src/drawings/Arrow.tsx';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

interface Dial {
  /** Above the dial: which strings. */
  name: string;
  /** The phase of their amplitude, in radians. */
  phase: number;
  /** Below the dial. */
  text: string;
}

const STEP = 118;
const RADIUS = 36;

/** Amplitudes of equal size as arrows in the complex plane: to the right is phase 0, angles counter-clockwise. */
export function PhaseDials({ dials, label }: { dials: readonly Dial[]; label: string }) {
  return (
    <Drawing label={label} width={dials.length * STEP} height={132}>
      {dials.map(({ name, phase, text }, index) => {
        const [x, y] = [(index + 0.5) * STEP, 64];
        return (
          <g key={name} textAnchor="middle" fontSize="14">
            <text x={x} y="14" fill="var(--color-ink)">
              {name}
            </text>
            <circle cx={x} cy={y} r={RADIUS} fill="var(--color-surface)" stroke="var(--color-ill-3)" />
            <Arrow
              from={[x, y]}
              to={[x + RADIUS * Math.cos(phase), y - RADIUS * Math.sin(phase)]}
              color="var(--color-accent)"
            />
            <text x={x} y="122">
              {text}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
