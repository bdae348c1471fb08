import { memo } from 'react';
import { phaseStyle } from './phase-color.ts';

const STEPS = 24;
const [INNER, OUTER] = [21, 30];
/** A little more than half of a step: no gaps show between pieces. */
const HALF = (1.06 * Math.PI) / STEPS;

/** The colors of phases as a ring. */
export const PhaseKey = memo(function PhaseKey() {
  return (
    <svg
      viewBox="-58 -46 116 92"
      width={116}
      height={92}
      role="img"
      className="phase-key"
      aria-label="Colors of phases: 0 petrol, π/2 dark, π amber, −π/2 pale"
    >
      {Array.from({ length: STEPS }, (_, step) => (2 * Math.PI * step) / STEPS).map((phase) => (
        <path key={phase} className="phase-fill" style={phaseStyle(phase)} d={piece(phase)} />
      ))}
      <text x={36} y={4} textAnchor="start">
        0
      </text>
      <text y={-35}>π/2</text>
      <text x={-36} y={4} textAnchor="end">
        π
      </text>
      <text y={43}>−π/2</text>
    </svg>
  );
});

function piece(phase: number): string {
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(-radius * Math.sin(angle)).toFixed(2)}`;
  const [from, to] = [phase - HALF, phase + HALF];
  return `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 0 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 1 ${at(INNER, from)}Z`;
}

const NEEDLE = 7.6;

/** A dial whose needle says a phase: 0 to the right, π/2 upward. Without a phase it is empty. */
export const PhaseDial = memo(function PhaseDial({ phase }: { phase: number | undefined }) {
  return (
    <svg aria-hidden className="phase-dial" viewBox="-9 -9 18 18" width={20} height={20}>
      <circle r={8} />
      {phase === undefined ? null : (
        <path
          style={phaseStyle(phase)}
          className="phase-stroke"
          // Eased from tip to tip, it turns by the shorter way.
          d={`M0 0L${(NEEDLE * Math.cos(phase)).toFixed(2)} ${(-NEEDLE * Math.sin(phase)).toFixed(2)}`}
        />
      )}
    </svg>
  );
});
