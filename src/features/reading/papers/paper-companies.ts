import type { Company } from '#src/model/schemas/company.ts';

export interface PaperCompany {
  id: string;
  name: string;
}

type Entry = PaperCompany & Pick<Company, 'papers'>;

/** The companies of every paper by its id, in the order given: what the companies' entries name, read backward. */
export function companiesByPaper(companies: readonly Entry[]): ReadonlyMap<string, PaperCompany[]> {
  const byPaper = new Map<string, PaperCompany[]>();
  for (const { id, name, papers = [] } of companies)
    for (const paper of papers) byPaper.set(paper, [...(byPaper.get(paper) ?? []), { id, name }]);
  return byPaper;
}
