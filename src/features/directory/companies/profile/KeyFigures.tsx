import { StatRow } from '#src/design/StatRow.tsx';
import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Figure, figuresOf } from '#src/model/figures.ts';

/** What an analyst asks for first, in this order. */
const KEY_FIGURES: readonly string[] = ['revenue', 'valuation', 'employees', 'planned-spending', 'contracts', 'raised'];

/** As many as fit in a line. */
const MOST = 3;

/** The key figures of a company that hold a number. */
export function keyFiguresOf(company: string): Figure[] {
  return (
    figuresOf(`companies/${company}`)
      // "Public" in the place of a valuation is no figure.
      .filter(({ name, values: [{ value = '' }] }) => KEY_FIGURES.includes(name) && /\d/.test(value))
      .sort((a, b) => KEY_FIGURES.indexOf(a.name) - KEY_FIGURES.indexOf(b.name))
  );
}

/** A company's key figures, of those that hold a number; their cards show how they changed. */
export function KeyFigures({ company, references }: { company: string; references: PageReferences }) {
  const figures = keyFiguresOf(company).slice(0, MOST);
  if (figures.length === 0) return null;
  const stats = figures.map(({ id, label, values: [{ scope }], absence }) => {
    const face = references.face(id);
    const note = absence?.scope ?? scope;
    return { label, value: <FigureValue face={face} />, meta: <FigureMeta face={face} />, note };
  });
  return (
    <div className="wrap pt-8">
      <StatRow stats={stats} label="Key figures" />
    </div>
  );
}
