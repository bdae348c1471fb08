import { Building2, Cpu, Microscope } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartnersPage } from '#src/content-model/pages/partners.ts';
import { BulletList } from '#src/design/BulletList.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';

type Level = PartnersPage['levels']['items'][number];

const icons = { technology: Cpu, research: Microscope, enterprise: Building2 } as const;
const tones: Record<Level['tone'], string> = {
  blue: 'border-badge-blue-line bg-badge-blue-bg text-badge-blue-fg',
  purple: 'border-badge-purple-line bg-badge-purple-bg text-badge-purple-fg',
  green: 'border-badge-green-line bg-badge-green-bg text-badge-green-fg',
};

/** One partnership level with its five benefits and the button that opens the form. */
export function LevelCard({ level, action }: { level: Level; action?: ReactNode }) {
  const Icon = icons[level.icon];
  return (
    <Card>
      <span className={`grid size-11 place-items-center rounded-sm border ${tones[level.tone]}`}>
        <Icon aria-hidden strokeWidth={1.5} className="size-5.5" />
      </span>
      <CardTitle>{level.name}</CardTitle>
      <CardText>{level.description}</CardText>
      <BulletList items={level.benefits} />
      <div className="mt-auto grid pt-4">{action}</div>
    </Card>
  );
}
