import { probabilities, qubitState } from '#circuit/quantum/state-vector.ts';
import { eased, within } from '../timeline.ts';
import { AMBER, Arrow, FAINT, INK, Label, PETROL, type SceneProps } from './parts.tsx';

/** A switch, and a state of two real amplitudes on the quarter circle of length one. */
export function BitAndQubit({ progress }: SceneProps) {
  return (
    <>
      <Switch progress={progress} />
      <StateArrow angle={angleAt(progress)} />
    </>
  );
}

/** The angle to the axis of 0 at which the amplitudes are 0.8 and 0.6. */
const FINAL_ANGLE = Math.atan2(0.6, 0.8);
const TURNS = [
  { from: 0.24, to: 0.42, angle: Math.PI / 2 },
  { from: 0.44, to: 0.62, angle: 0 },
  { from: 0.64, to: 0.78, angle: FINAL_ANGLE },
];

/** From 0 to 1, back, and to the place where the amplitudes are 0.8 and 0.6. */
export function angleAt(progress: number): number {
  return TURNS.reduce((angle, turn) => angle + (turn.angle - angle) * eased(within(progress, turn.from, turn.to)), 0);
}

const FLIPS = [0.08, 0.16, 0.5, 0.8];

function Switch({ progress }: SceneProps) {
  const flips = FLIPS.filter((at) => at <= progress).length;
  const value = flips % 2;
  const sinceFlip = FLIPS[flips - 1] ?? -1;
  const moved = eased(within(progress, sinceFlip, sinceFlip + 0.012));
  const position = value === 1 ? moved : 1 - moved;
  return (
    <g>
      <Label x="130" y="48" fill={INK}>
        bit
      </Label>
      <rect
        x="90"
        y="76"
        width="80"
        height="196"
        rx="14"
        fill="var(--color-surface)"
        stroke={FAINT}
        strokeWidth="1.5"
      />
      <rect x="98" y={84 + 94 * (flips === 0 ? 0 : position)} width="64" height="86" rx="9" fill={PETROL} />
      {[0, 1].map((bit) => (
        <Label
          key={bit}
          x="130"
          y={133 + 94 * bit}
          fill={value === bit ? 'var(--color-on-accent)' : 'var(--color-ink-3)'}
          fontWeight="600"
        >
          {bit}
        </Label>
      ))}
      <Label x="130" y="312">
        one of two values
      </Label>
    </g>
  );
}

const ORIGIN = [330, 290] as const;
const RADIUS = 210;

function StateArrow({ angle }: { angle: number }) {
  const [zero, one] = qubitState(2 * angle, 0).map(({ re }) => re) as [number, number];
  const [chanceOfZero, chanceOfOne] = probabilities(qubitState(2 * angle, 0)) as [number, number];
  const [x, y] = ORIGIN;
  const tip = [RADIUS * zero, -RADIUS * one] as const;
  return (
    <g>
      <Label x={x + RADIUS / 2} y="48" fill={INK}>
        qubit
      </Label>
      <path d={`M${x} ${y - RADIUS}V${y}H${x + RADIUS}`} fill="none" stroke={FAINT} strokeWidth="1.5" />
      <path d={`M${x + RADIUS} ${y}A${RADIUS} ${RADIUS} 0 0 0 ${x} ${y - RADIUS}`} fill="none" stroke={FAINT} />
      <path d={`M${x + tip[0]} ${y}v${tip[1]}h${-tip[0]}`} fill="none" stroke={FAINT} strokeDasharray="4 4" />
      <path d={`M${x} ${y}h${tip[0]}`} stroke={PETROL} strokeWidth="6" />
      <path d={`M${x} ${y}v${tip[1]}`} stroke={AMBER} strokeWidth="6" />
      <Arrow from={ORIGIN} by={tip} color={INK} />
      <Label x={x + RADIUS / 2} y={y + 26} fill={PETROL}>
        amplitude of 0: {zero.toFixed(2)}
      </Label>
      <Label x={x - 14} y={y - RADIUS / 2} fill={AMBER} transform={`rotate(-90 ${x - 14} ${y - RADIUS / 2})`}>
        amplitude of 1: {one.toFixed(2)}
      </Label>
      <Label x={x + RADIUS / 2} y={y + 54}>
        {chanceOfZero.toFixed(2)} + {chanceOfOne.toFixed(2)} = 1
      </Label>
    </g>
  );
}
