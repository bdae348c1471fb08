import type { Company } from '#src/content-model/company.ts';

/** The companies that name a paper in their entries, by the paper's id; in the order given. */
export function companiesByPaper<Entry extends { name: string; papers?: Company['papers'] }>(
  companies: readonly Entry[],
): Map<string, Entry[]> {
  const byPaper = new Map<string, Entry[]>();
  for (const company of companies)
    for (const paper of company.papers ?? []) byPaper.set(paper, [...(byPaper.get(paper) ?? []), company]);
  return byPaper;
}
