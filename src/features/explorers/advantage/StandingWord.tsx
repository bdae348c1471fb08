import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import type { Standing } from './claim.ts';
import { StandingSign } from './StandingSign.tsx';

interface Props {
  standing: Standing;
  standings: QuantumAdvantagePage['standings'];
}

/** A standing with its sign, as it ends the bar. */
export function StandingWord({ standing, standings }: Props) {
  return (
    <span className="claim-word">
      <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
        <StandingSign standing={standing} />
      </svg>
      {standings[standing].name}
    </span>
  );
}
