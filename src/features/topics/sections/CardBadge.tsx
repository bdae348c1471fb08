import type { ReactNode } from 'react';
import { Badge } from '#src/design/Badge.tsx';
import { ImpactBadge } from '#src/design/ImpactBadge.tsx';
import { LevelBadge } from '#src/design/LevelBadge.tsx';
import type { ContentCard } from '#src/model/schemas/sections.ts';
import { MaturityBadge } from './MaturityBadge.tsx';

/** The badge of an entry with what it means, said to screen readers; nothing for an entry without one. */
export function CardBadge({ card: { severity, impact, maturity, status } }: { card: ContentCard }) {
  if (severity) return <Meant by="Severity: " badge={<LevelBadge level={severity} />} />;
  if (maturity) return <Meant by="Maturity: " badge={<MaturityBadge maturity={maturity} />} />;
  if (status) return <Meant by="Status: " badge={<Badge>{status}</Badge>} />;
  // Its words say what it means.
  return impact ? <ImpactBadge impact={impact} /> : null;
}

function Meant({ by, badge }: { by: string; badge: ReactNode }) {
  return (
    <p className="flex">
      <span className="visually-hidden">{by}</span>
      {badge}
    </p>
  );
}
