import { StatRow } from '#src/design/StatRow.tsx';
import { figureStats } from '#src/figures/figure-stats.tsx';
import type { SectionOf } from '#src/model/schemas/sections.ts';
import type { SectionContext } from './PageSection.tsx';

interface Props {
  section: SectionOf<'figures'>;
  context: SectionContext;
}

/** Key figures in a row. */
export function FiguresSection({ section: { title, items }, context: { subject, references } }: Props) {
  return <StatRow stats={figureStats(items, subject, references)} label={title} />;
}
