import { memo } from 'react';
import { phaseStyle } from './phase-color.ts';

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
