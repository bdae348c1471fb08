import type { Company } from '#src/model/schemas/company.ts';

type Compared = Pick<Company, 'name' | 'technology' | 'category'>;

/** How many similar companies a profile names at most. */
const MOST = 4;

/**
 * Companies of the same technology, those of the same category first; then others of the same category. Among equals
 * the order given holds.
 */
export function similarCompanies<Entry extends Compared>(company: Compared, all: readonly Entry[]): Entry[] {
  return all
    .filter(({ name }) => name !== company.name)
    .map((other) => ({ other, likeness: likeness(company, other) }))
    .filter((pair) => pair.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function likeness(a: Compared, b: Compared): number {
  return (a.technology === b.technology ? 2 : 0) + (a.category === b.category ? 1 : 0);
}
