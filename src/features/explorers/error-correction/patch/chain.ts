import type { PatchCode, PatchSector } from './patch-code.ts';

/**
 * The shortest way along qubits of a set from one edge of the patch to the other, by checks that see two of them; undefined
 * where there is none. Chains of flips run from the top to the bottom, those of signs from the left to the right.
 */
export function chainAcross(
  { code }: PatchCode,
  { error, seenBy }: PatchSector,
  set: ReadonlySet<number>,
): number[] | undefined {
  const line = (qubit: number) => (error === 'X' ? Math.floor(qubit / code.distance) : qubit % code.distance);
  const neighbors = (qubit: number) =>
    [...set].filter((other) => seenBy[other]?.some((check) => seenBy[qubit]?.includes(check)));
  const before = new Map<number, number | undefined>();
  const queue = [...set].filter((qubit) => line(qubit) === 0);
  for (const qubit of queue) before.set(qubit, undefined);
  for (const qubit of queue) {
    if (line(qubit) === code.distance - 1) return wayTo(qubit, before);
    for (const next of neighbors(qubit)) {
      if (before.has(next)) continue;
      before.set(next, qubit);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(end: number, before: ReadonlyMap<number, number | undefined>): number[] {
  const way: number[] = [];
  for (let qubit: number | undefined = end; qubit !== undefined; qubit = before.get(qubit)) way.unshift(qubit);
  return way;
}
