import type { Entry } from '#src/model/read-content.ts';

/** The algorithms that have a card on the Algorithms page, in the order of their cards. */
export function featured(algorithms: readonly Entry<'algorithms'>[]): Entry<'algorithms'>[] {
  return algorithms
    .filter((algorithm) => algorithm.featured !== undefined)
    .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
}
