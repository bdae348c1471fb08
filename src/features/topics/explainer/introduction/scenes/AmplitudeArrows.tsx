import { phaseShift } from '#circuit/quantum/gates.ts';
import { applyGate, probabilities } from '#circuit/quantum/state-vector.ts';
import { percent } from '#src/charts/numbers.ts';
import { eased, within } from '../timeline.ts';
import { AMBER, Dial, FAINT, INK, Label, PETROL, type SceneProps } from './parts.tsx';
import { EXAMPLE_STATE } from './physics.ts';

const DIALS = [
  { x: 180, color: PETROL },
  { x: 460, color: AMBER },
];
const RADIUS = 92;
const BAR = 184;

/** Turning the phase of 1 turns its arrow and leaves both chances as they are. */
export function AmplitudeArrows({ progress }: SceneProps) {
  const phase = 3 * Math.PI * eased(within(progress, 0.32, 0.86));
  const state = applyGate(EXAMPLE_STATE, phaseShift(phase), 0);
  const chances = probabilities(state);
  return DIALS.map(({ x, color }, bit) => {
    const amplitude = state[bit];
    const chance = chances[bit];
    if (!amplitude || chance === undefined) return null;
    return (
      <g key={x}>
        <Label x={x} y="34" fill={INK}>
          amplitude of {bit}
        </Label>
        <Dial at={[x, 144]} radius={RADIUS} amplitude={amplitude} color={color} />
        <Label x={x} y="268">
          length {Math.sqrt(chance).toFixed(2)}, at {degrees(bit === 1 ? phase : 0)}°
        </Label>
        <rect x={x - BAR / 2} y="286" width={BAR} height="20" rx="3" fill="var(--color-ill-1)" />
        <rect x={x - BAR / 2} y="286" width={BAR * chance} height="20" rx="3" fill={color} />
        <path d={`M${x - BAR / 2} 280v32`} stroke={FAINT} />
        <Label x={x} y="337" fill={INK}>
          chance of {bit}: {percent(chance, 0)}
        </Label>
      </g>
    );
  });
}

function degrees(phase: number): number {
  return Math.round((phase * 180) / Math.PI) % 360;
}
