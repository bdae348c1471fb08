import { StatRow } from '#src/design/StatRow.tsx';
import { figureStats } from '#src/figures/figure-stats.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { SectionOf } from '#src/model/schemas/sections.ts';

interface Props {
  section: SectionOf<'figures'>;
  subject: string;
  references: PageReferences;
}

/** Key figures in a row. */
export function FiguresSection({ section: { title, items }, subject, references }: Props) {
  return <StatRow stats={figureStats(items, subject, references)} label={title} />;
}
