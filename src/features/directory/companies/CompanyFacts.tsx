import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Company } from '#src/model/schemas/company.ts';

/** The valuation, with exchange and symbol where the company's shares are traded. */
export function Valuation({
  company: { id, ticker },
  references,
}: {
  company: Entry<'companies'>;
  references: PageReferences;
}) {
  const face = references.face(`companies/${id}/valuation`);
  return (
    <>
      <FigureValue face={face} /> {ticker ? `(${ticker}) ` : ''}
      <FigureMeta face={face} />
    </>
  );
}

/** The year of founding, with what began in it where that is not the company itself. */
export function foundedText({ founded, foundedNote }: Company): string {
  return foundedNote ? `${founded} (${foundedNote})` : String(founded);
}
