import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import { effectOf, patchCode } from './patch-code.ts';
import type { Distance, Mishap } from './patch-state.ts';

/**
 * The lightest flips that this decoder gets wrong, as one of many: it looks through parts of straight chains across the
 * patch, the smallest first. What is lighter than half the distance is always corrected, so that the first one that is
 * found is as light as any.
 */
export function lightestError(distance: Distance): Mishap[] {
  const [sector] = patchCode(distance, 0).sectors;
  if (!sector) throw new Error('A patch has two sectors');
  const decoder = new UnionFindDecoder(sector.graph);
  for (let weight = 1; weight <= distance; weight += 1) {
    for (let column = 0; column < distance; column += 1) {
      for (const rows of subsets(distance, weight)) {
        const mishaps = rows.map(
          (row): Mishap => ({ kind: 'error', round: 0, qubit: row * distance + column, pauli: 'X' }),
        );
        const { defects, isFlipped } = effectOf(sector, mishaps);
        if ((decoder.decode(Int32Array.from(defects), defects.length) !== 0) !== isFlipped) return mishaps;
      }
    }
  }
  throw new Error('A whole chain is a logical error');
}

/** All sets of so many of the numbers below `of`, ascending. */
export function subsets(of: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, of - from - size + 1) }, (_, index) => from + index).flatMap((first) =>
    subsets(of, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}
