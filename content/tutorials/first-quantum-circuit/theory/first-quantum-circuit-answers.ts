import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { assertCount } from '#src/features/learn/runner/statistics.ts';
import { evenParity, noisyBellPair } from './first-quantum-circuit-theory.ts';

const HALF = Math.SQRT1_2;
const COIN = { '0': 0.5, '1': 0.5 };
const BELL = { '00': 0.5, '11': 0.5 };
const ALL_FOUR = { '00': 0.25, '01': 0.25, '10': 0.25, '11': 0.25 };

/** Error rates that are in the program of step 8. */
const NOISE = { p: 0.01, q: 0.02 };

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'empty-register': { outcomes: { '00': 1 }, state: { '00': [1, 0] } },
  superposition: { outcomes: COIN, state: { '0': [HALF, 0], '1': [HALF, 0] } },
  'coin-counts': { outcomes: COIN },
  'phase-matters': {
    // The second circuit gives the left digit, 1; the last state is the |1⟩ that it ends in.
    outcomes: { '10': 1 },
    state: { '1': [1, 0] },
    qiskit: [{ '0': 1 }, { '1': 1 }],
  },
  'bell-pair': { outcomes: BELL },
  'second-basis': { outcomes: pairs(ALL_FOUR, BELL), qiskit: [BELL, ALL_FOUR] },
  ghz: { outcomes: { '000': 0.5, '111': 0.5 } },
  'noisy-bell-pair': { outcomes: noisyBellPair(NOISE.p, NOISE.q), qiskitCheck: evenParityIsPrinted },
};

/** Two results that have nothing to do with each other, the second one rightmost. */
function pairs(first: Record<string, number>, second: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(first).flatMap(([a, p]) => Object.entries(second).map(([b, q]) => [`${a}${b}`, p * q])),
  );
}

/** The Python version prints "even parity: 9563 of 10000". */
function evenParityIsPrinted(printed: string[]): void {
  const [, even, shots] = /even parity: (\d+) of (\d+)/.exec(printed.join('\n')) ?? [];
  assertCount('even parity', Number(even), Number(shots), evenParity(NOISE.p, NOISE.q));
}
