import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import { patchCode } from './patch-code.ts';
import type { Distance } from './patch-state.ts';
import { subsets } from './worst-error.ts';

/**
 * How many of all sets of so many flips this decoder corrects, by exhaustion. Defects come ascending, as the page gives them:
 * where ways are equally long, union-find's choice depends on their order, so that the library's own count differs by one or two.
 */
export function survivedBy(distance: Distance, flips: number): number {
  const [sector] = patchCode(distance, 0).sectors;
  if (!sector) throw new Error('A patch has two sectors');
  const decoder = new UnionFindDecoder(sector.graph);
  const fired = new Uint8Array(sector.graph.detectors);
  let survived = 0;
  for (const qubits of subsets(distance ** 2, flips)) {
    fired.fill(0);
    let isFlipped = 0;
    for (const qubit of qubits) {
      for (const check of sector.seenBy[qubit] ?? []) fired[check] = (fired[check] as number) ^ 1;
      isFlipped ^= sector.flips[qubit] ?? 0;
    }
    const defects = Int32Array.from([...fired.keys()].filter((check) => fired[check] === 1));
    if (decoder.decode(defects, defects.length) === isFlipped) survived += 1;
  }
  return survived;
}

/** Of the sets with one flip more than a distance promises, those that are corrected; a test counts them again, which takes seconds. */
export const SURVIVED = { 3: 15, 5: 1908, 7: 204_627 } as const;
