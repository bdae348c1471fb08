import type { Company } from '#src/model/schemas/company.ts';

/** The year of founding, with what began in it where that is not the company itself. */
export function foundedText({ founded, foundedNote }: Company): string {
  return foundedNote ? `${founded} (${foundedNote})` : String(founded);
}
