import { memo } from 'react';
import { phaseStyle } from './phase-color.ts';

/** A dial whose needle says a phase: 0 to the right, π/2 upward. Without a phase it is empty. */
export const PhaseDial = memo(function PhaseDial({ phase }: { phase: number | undefined }) {
  return (
    <svg aria-hidden className="phase-dial" viewBox="-9 -9 18 18" width={20} height={20}>
      <circle r={8} />
      {phase === undefined ? null : (
        <path
          style={phaseStyle(phase)}
          className="phase-stroke"
          d="M0 0H7.6"
          transform={`rotate(${-(phase * 180) / Math.PI})`}
        />
      )}
    </svg>
  );
});
