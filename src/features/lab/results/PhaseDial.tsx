import { type CSSProperties, memo } from 'react';

/** Where `--phi` takes its color from: a phase in radians. */
export function phaseStyle(phase: number): CSSProperties {
  return { '--phi': `${phase}rad` } as CSSProperties;
}

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
