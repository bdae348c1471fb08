import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { decodePatch, type PatchAnswer } from '../patch/decode-patch.ts';
import type { Distance, Mishap } from '../patch/patch-state.ts';

/** Which errors are hidden: the same seed hides the same on every machine. */
export interface RaceState {
  readonly distance: Distance;
  /** From 1 on. */
  readonly seed: number;
}

/** How likely each qubit flips. */
export const FLIP = 0.1;

/** The qubits that flipped, ascending; drawn until a check sees something. */
export function hiddenFlips({ distance, seed }: RaceState): number[] {
  const random = seededRandom(seed);
  for (;;) {
    const flipped = Array.from({ length: distance ** 2 }, (_, qubit) => qubit).filter(() => random() < FLIP);
    if (answerTo(distance, flipped).lit.length > 0) return flipped;
  }
}

/** What the checks see of flips, and what the decoder makes of them. */
function answerTo(distance: Distance, flipped: readonly number[]): PatchAnswer {
  return decodePatch({ distance, mishaps: flipped.map(asError) });
}

export function asError(qubit: number): Mishap {
  return { kind: 'error', round: 0, qubit, pauli: 'X' };
}

/** What corrections leave: nothing, checks that still disagree, or a flip of the stored bit that no check sees. */
export type Outcome = 'corrected' | 'alight' | 'logical';

/** What is left of hidden flips after somebody's corrections, and what that comes to. */
export function outcomeOf(distance: Distance, hidden: readonly number[], corrections: readonly number[]) {
  const left = [
    ...hidden.filter((qubit) => !corrections.includes(qubit)),
    ...corrections.filter((qubit) => !hidden.includes(qubit)),
  ];
  const { lit, chains, isCorrected } = answerTo(distance, left);
  const outcome: Outcome = lit.length > 0 ? 'alight' : isCorrected ? 'corrected' : 'logical';
  return { outcome, lit, chains: outcome === 'logical' ? chains : [] };
}

/** The decoder's own corrections of what its checks see of hidden flips. */
export function decoderCorrections(distance: Distance, hidden: readonly number[]): number[] {
  return answerTo(distance, hidden).taken.flatMap((place) => (place.kind === 'error' ? [place.qubit] : []));
}
