import { BarTable } from '#src/charts/BarTable.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { numberOf } from '#src/model/figures.ts';
import { figureId } from '#src/model/named-figures.ts';
import type { SectionOf } from '#src/model/schemas/sections.ts';

interface Props {
  section: SectionOf<'chart'>;
  subject: string;
  references: PageReferences;
}

/** Bars to one scale, each a figure with its source; the numbers are beside them. */
export function ChartSection({ section: { columns, bars, note }, subject, references }: Props) {
  const rows = bars.map(({ label, figure }) => {
    const id = figureId(figure, subject);
    return { label, value: numberOf(id), text: <FigureValue face={references.face(id)} /> };
  });
  return (
    <div className="grid max-w-224 gap-4">
      <BarTable columns={columns} rows={rows} />
      {note ? <p className="max-w-measure text-xs text-ink-2">{note}</p> : null}
    </div>
  );
}
