import type { RandomSource } from '../quantum/measurement.ts';
import type { Branch } from './snapshot.ts';

/**
 * Leaves at most `most` branches, so that every mean over them stays right on average: those above a threshold c keep
 * their probability, each of the others survives with the chance p/c and then has the probability c. This is the choice
 * of least variance (Fearnhead and Clifford, J. R. Stat. Soc. B 65, 887 (2003)).
 */
export function thinOut(branches: readonly Branch[], most: number, random: RandomSource): readonly Branch[] {
  if (branches.length <= most) return branches;
  const sorted = branches.toSorted((a, b) => b.probability - a.probability);
  let rest = sorted.reduce((sum, { probability }) => sum + probability, 0);
  let kept = 0;
  for (; kept < most - 1; kept += 1) {
    const probability = sorted[kept]?.probability ?? 0;
    if (probability * (most - kept) <= rest) break;
    rest -= probability;
  }
  const threshold = rest / (most - kept);
  const survivors: Branch[] = sorted.slice(0, kept);
  let next = threshold * random();
  let passed = 0;
  for (const branch of sorted.slice(kept)) {
    passed += branch.probability;
    if (passed <= next || survivors.length === most) continue;
    survivors.push({ ...branch, probability: threshold });
    next += threshold;
  }
  return survivors;
}
