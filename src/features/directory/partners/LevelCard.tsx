import type { ReactNode } from 'react';
import { BulletList } from '#src/design/BulletList.tsx';
import { Card, CardText, CardTitle, IconChip } from '#src/design/Card.tsx';
import { Building2, Cpu, Microscope } from '#src/design/icons.tsx';
import type { PartnersPage } from '#src/model/schemas/pages/partners.ts';

type Level = PartnersPage['levels']['items'][number];

const icons = { technology: Cpu, research: Microscope, enterprise: Building2 } as const;

export function LevelCard({ level, action }: { level: Level; action?: ReactNode }) {
  return (
    <Card>
      <IconChip icon={icons[level.icon]} tone={level.tone} />
      <CardTitle>{level.name}</CardTitle>
      <CardText>{level.description}</CardText>
      <BulletList items={level.benefits} />
      <div className="mt-auto grid pt-4">{action}</div>
    </Card>
  );
}
