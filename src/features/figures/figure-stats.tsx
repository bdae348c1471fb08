import type { z } from 'zod';
import type { Stat } from '#src/design/StatRow.tsx';
import { figureId } from '#src/model/named-figures.ts';
import type { stat } from '#src/model/schemas/fields.ts';
import { FigureMeta, FigureValue } from './FigureValue.tsx';
import type { PageReferences } from './page-references.ts';

/** A row of key figures from the figures of a page: "pages/industry" has those that its `stats` name. */
export function figureStats(
  stats: readonly z.output<typeof stat>[],
  subject: string,
  references: PageReferences,
): Stat[] {
  return stats.map(({ label, figure, change, note }) => {
    const face = references.face(figureId(figure, subject));
    const changeFace = change ? references.face(figureId(change, subject)) : undefined;
    return {
      label,
      value: <FigureValue face={face} />,
      meta: <FigureMeta face={face} />,
      change: changeFace ? <FigureValue face={changeFace} /> : undefined,
      note,
    };
  });
}
