import type { z } from 'zod';
import type { stat } from './schemas/fields.ts';
import { isShaped } from './schemas/sections.ts';

/** The id of a figure that is named on a page: "market-size" is one of the page, "companies/ionq/employees" of an entry. */
export function figureId(name: string, subject: string): string {
  return name.includes('/') ? name : `${subject}/${name}`;
}

/** The ids of the figures that key figures name; a bare name is one of the page, "pages/hardware". */
function figuresOfStats(stats: readonly z.output<typeof stat>[], subject: string): string[] {
  return stats.flatMap(({ figure, change }) =>
    [figure, ...(change ? [change] : [])].map((name) => figureId(name, subject)),
  );
}

/** The ids of the figures that sections of the seven shapes show. */
export function sectionFigures(sections: readonly { shape: string }[], subject: string): string[] {
  return sections.filter(isShaped).flatMap((section) => {
    if (section.shape === 'figures') return figuresOfStats(section.items, subject);
    return section.shape === 'chart' ? section.bars.map(({ figure }) => figureId(figure, subject)) : [];
  });
}
