import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { BETWEEN, EXACT, PAIR } from './phase-estimation-examples.ts';
import { binary, mixedOutcomes, outcomes, testProbability } from './phase-estimation-theory.ts';

const SIZE = 8;

/** The wave of a phase over eight numbers: e^(2πiφx)/√8 at x. */
function wave(ket: (x: number) => string): Record<string, [number, number]> {
  return Object.fromEntries(
    Array.from({ length: SIZE }, (_, x) => {
      const angle = 2 * Math.PI * EXACT * x;
      return [ket(x), [Math.cos(angle) / Math.sqrt(SIZE), Math.sin(angle) / Math.sqrt(SIZE)]];
    }),
  );
}

/** The wave once its qubit for 4, which is |−⟩, has become |1⟩ by an H: e^(2πiφx)/2 at 4 + x, and q3 in |1⟩. */
const afterTheDigit = Object.fromEntries(
  [0, 1, 2, 3].map((x): [string, [number, number]] => {
    const angle = 2 * Math.PI * EXACT * x;
    return [`11${binary(x, 2)}`, [Math.cos(angle) / 2, Math.sin(angle) / 2]];
  }),
);

const equally = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1 / names.length]));
const numbersFrom = (first: number) => Array.from({ length: SIZE - first }, (_, x) => binary(first + x, 3));

const distribution = (chances: readonly number[], t: number) =>
  Object.fromEntries(chances.map((p, c): [string, number] => [binary(c, t), p]).filter(([, p]) => p > 1e-15));

const hadamardTest = { 0: 1 - testProbability(EXACT), 1: testProbability(EXACT) };
const between = distribution(outcomes(BETWEEN, 4), 4);
/** The bit on the left says which eigenstate is left: 0 for |+⟩, whose phase is −3/8 and reads as 5/8. */
const twoPhases = Object.fromEntries(
  PAIR.map(({ phase, weight }, index) => [
    `${index}${binary(mixedOutcomes([{ phase, weight: 1 }], 3).indexOf(1), 3)}`,
    weight,
  ]),
);

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'one-use': { outcomes: hadamardTest },
  powers: {
    outcomes: equally(numbersFrom(4)),
    state: afterTheDigit,
    qiskit: [equally(numbersFrom(0).map((x) => `1${x}`)), equally(numbersFrom(4))],
  },
  'fourier-three': {
    outcomes: equally(numbersFrom(0)),
    state: wave((x) => binary(x, 3)),
    qiskit: [equally(numbersFrom(0)), equally(numbersFrom(0))],
  },
  'read-phase': { outcomes: { '011': 1 } },
  between: { outcomes: between },
  iterative: { outcomes: between },
  'two-phases': { outcomes: twoPhases },
};
