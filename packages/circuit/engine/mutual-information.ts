import { addPairDensity, vonNeumannEntropy } from '../quantum/reduced-states.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * How much two qubits know of each other, in bits: I(a:b) = S(a) + S(b) − S(ab), from 0 to 2 (Nielsen and Chuang,
 * section 11.3). Undefined where the snapshot has no branches to take it from.
 */
export function mutualInformation(
  { branches, qubitStates }: Pick<Snapshot, 'branches' | 'qubitStates'>,
  a: number,
  b: number,
): number | undefined {
  const [first, second] = [qubitStates[a], qubitStates[b]];
  if (!first || !second || a === b) throw new RangeError(`Qubits ${a} and ${b} are no pair`);
  if (branches.length === 0) return undefined;
  const density = new Float64Array(32);
  for (const { state, probability } of branches) addPairDensity(density, state, a, b, probability);
  return Math.max(0, first.entropy + second.entropy - vonNeumannEntropy(density));
}
