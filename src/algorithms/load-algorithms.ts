import { getCollection } from 'astro:content';
import { ALGORITHM_CATEGORIES, type Algorithm } from '#src/model/schemas/algorithm.ts';

export type AlgorithmEntry = Algorithm & { id: string };

/** All algorithms, category by category, and in each from the oldest to the newest; one with a card precedes others of its year. */
export async function loadAlgorithms(): Promise<AlgorithmEntry[]> {
  const entries = await getCollection('algorithms');
  return entries
    .map(({ id, data }) => ({ ...data, id }))
    .sort(
      (a, b) =>
        ALGORITHM_CATEGORIES.indexOf(a.category) - ALGORITHM_CATEGORIES.indexOf(b.category) ||
        a.discovered - b.discovered ||
        Number(b.featured !== undefined) - Number(a.featured !== undefined) ||
        a.name.localeCompare(b.name, 'en'),
    );
}

/** The algorithms that have a card on the Algorithms page, in the order of their cards. */
export function featured(algorithms: readonly AlgorithmEntry[]): AlgorithmEntry[] {
  return algorithms
    .filter((algorithm) => algorithm.featured !== undefined)
    .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
}
