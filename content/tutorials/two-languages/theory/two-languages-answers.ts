import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { circuitAt, outcomesOf, printed } from './two-languages-theory.ts';

const ofCircuit = (place: number) => outcomesOf(circuitAt(place));
const inQSharp = (outcomes: Record<string, number>) =>
  Object.fromEntries(Object.entries(outcomes).map(([label, chance]) => [printed(label, 'Q#'), chance]));

/** What the programs of this tutorial must give. Two of them are in Q#, which writes qubit 0 leftmost. */
export const answers: Record<string, Answer> = {
  'one-qubit': { outcomes: ofCircuit(0) },
  pair: { outcomes: ofCircuit(1) },
  chain: {
    outcomes: inQSharp(ofCircuit(2)),
    state: { '100': [Math.SQRT1_2, 0], '011': [Math.SQRT1_2, 0] },
  },
  'own-gate': { outcomes: ofCircuit(3) },
  'read-and-decide': { outcomes: ofCircuit(4) },
  'compute-uncompute': { outcomes: inQSharp(ofCircuit(5)), state: { '10': [1, 0] } },
};
