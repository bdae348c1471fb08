import { figureId, figuresOfStats } from '#src/figures/figure-stats.tsx';
import { isShaped } from '#src/model/schemas/sections.ts';

/** The ids of the figures that sections show; a bare name is one of the page, "pages/hardware". */
export function sectionFigures(sections: readonly { shape: string }[], subject: string): string[] {
  return sections.filter(isShaped).flatMap((section) => {
    if (section.shape === 'figures') return figuresOfStats(section.items, subject);
    return section.shape === 'chart' ? section.bars.map(({ figure }) => figureId(figure, subject)) : [];
  });
}
