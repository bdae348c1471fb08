import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { PATCH, STEANE, syndromeOf, weightOf } from './css-codes.ts';
import { foundShare, lostVotes } from './quantum-error-correction-theory.ts';

const P = 0.1;
const found = foundShare(Math.PI / 4);
const lost = lostVotes(3, P);

/** Strings of seven bits, q[0] rightmost. */
const string = (mask: number) => mask.toString(2).padStart(7, '0');
const masks = Array.from({ length: 2 ** STEANE.qubits }, (_, mask) => mask);
const codewords = masks.filter((x) => !syndromeOf(STEANE, { x, z: 0 }).some(Boolean));

/** The four checks of Z after an X on these qubits, the first rightmost, and before them the parity of the upper row. */
function patchSays(x: number): string {
  const bits = syndromeOf(PATCH, { x, z: 0 })
    .slice(0, 4)
    .map((fires) => (fires ? 1 : 0));
  const row = weightOf(x & PATCH.sign.z) % 2;
  return [row, ...bits.toReversed()].join('');
}

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  vote: { outcomes: { '0': 1 - lost, '1': lost } },
  parity: { outcomes: { '011': 1 } },
  'small-turn': { outcomes: { '000': 1 - found, '011': found } },
  'shor-nine': { outcomes: { '0': 1 }, qiskit: Array.from({ length: 27 }, () => ({ '0': 1 })) },
  'steane-seven': { outcomes: Object.fromEntries(codewords.map((mask) => [string(mask), 1 / codewords.length])) },
  patch: {
    outcomes: { [patchSays(1 << 4)]: 1 },
    qiskit: [1 << 4, PATCH.flip.x].map((x) => ({ [patchSays(x)]: 1 })),
  },
};
