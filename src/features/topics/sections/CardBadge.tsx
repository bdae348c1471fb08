import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { ImpactBadge } from '#src/design/ImpactBadge.tsx';
import { LevelBadge } from '#src/design/LevelBadge.tsx';
import type { ContentCard } from '#src/model/schemas/sections.ts';

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

const tones = new Map<string, BadgeTone>([
  ['Commercial Trials', 'green'],
  ['Early Development', 'yellow'],
  ['Research Phase', 'blue'],
]);

/** How far an application has come; a word that is not one of the three is gray. */
export function MaturityBadge({ maturity }: { maturity: string }) {
  return <Badge tone={tones.get(maturity)}>{maturity}</Badge>;
}
