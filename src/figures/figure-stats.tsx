import type { z } from 'zod';
import type { Stat } from '#src/design/StatRow.tsx';
import { figureOf } from '#src/model/figures.ts';
import { figureId } from '#src/model/named-figures.ts';
import type { stat } from '#src/model/schemas/fields.ts';
import { FigureMeta, FigureValue } from './FigureValue.tsx';
import type { PageReferences } from './page-references.ts';

/**
 * A row of key figures from the figures of a page: "pages/industry" has those that its `stats` name. `noChange` says of one
 * without a change that it has no earlier value, where it has none.
 */
export function figureStats(
  stats: readonly z.output<typeof stat>[],
  subject: string,
  references: PageReferences,
  noChange?: string,
): Stat[] {
  return stats.map(({ label, figure, change, note }) => {
    const id = figureId(figure, subject);
    const face = references.face(id);
    const changeFace = change ? references.face(figureId(change, subject)) : undefined;
    return {
      label,
      value: <FigureValue face={face} />,
      meta: <FigureMeta face={face} />,
      change: changeFace ? (
        <span>
          <FigureValue face={changeFace} /> <FigureMeta face={changeFace} />
        </span>
      ) : undefined,
      noChange: change || figureOf(id).values.length > 1 ? undefined : noChange,
      note,
    };
  });
}
