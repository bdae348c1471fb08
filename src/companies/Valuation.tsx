import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageFigures } from '#src/figures/page-figures.ts';
import type { Entry } from '#src/model/read-content.ts';

/** The valuation, with exchange and symbol where the company's shares are traded. */
export function Valuation({ company: { id, ticker }, figures }: { company: Entry<'companies'>; figures: PageFigures }) {
  const face = figures.face(`companies/${id}/valuation`);
  return (
    <>
      <FigureValue face={face} /> {ticker ? `(${ticker}) ` : ''}
      <FigureMeta face={face} />
    </>
  );
}
