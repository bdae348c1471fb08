import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { checkFactoring, checkQiskitFactoring } from './check-factoring.ts';
import { lastConvergent } from './continued-fractions.ts';
import { expectEqual } from './expect.ts';
import { attempt, coprimeBases, goodBases, powerMod, powersUntilOne } from './number-theory.ts';
import { FIFTEEN, outcomeDistribution, registerSizes, TWENTY_ONE } from './shors-algorithm-theory.ts';

const REGISTERS = registerSizes(FIFTEEN.N);
const COUNTS = 2 ** REGISTERS.counting;

const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0');

/** Every number that the counting register can hold, with the same probability. */
const uniform = (label: (x: number) => string) =>
  Object.fromEntries(Array.from({ length: COUNTS }, (_, x) => [label(x), 1 / COUNTS]));

/** A distribution over c as outcomes, without what has no probability. */
const outcomesOf = (distribution: number[], label: (c: number) => string) =>
  Object.fromEntries(distribution.map((p, c) => [label(c), p] as const).filter(([, p]) => p > 1e-15));

/** A program without qubits: one certain answer, and the same as the last line that Python prints. */
function classical(value: string): Answer {
  return {
    outcomes: { [value]: 1 },
    shots: 1,
    qiskit: [],
    qiskitCheck: (printed) => expectEqual(printed.at(-1), value),
  };
}

const list = (entries: readonly (number | string)[]) => `[${entries.join(', ')}]`;

/** The transform of |j⟩: exp(2πi jk/2^t)/√2^t for every k. */
function fourierState(j: number): Record<string, [number, number]> {
  return Object.fromEntries(
    Array.from({ length: COUNTS }, (_, k) => {
      const angle = (2 * Math.PI * j * k) / COUNTS;
      const size = 1 / Math.sqrt(COUNTS);
      return [binary(k, REGISTERS.counting), [size * Math.cos(angle), size * Math.sin(angle)]];
    }),
  );
}

/** Order finding before it is measured: for every s, |s 2^t/r⟩ beside the eigenstate u_s, (1/r) Σ exp(−2πi sk/r)|a^k⟩. */
function orderState(): Record<string, [number, number]> {
  const { a, N, r } = FIFTEEN;
  const state: Record<string, [number, number]> = {};
  for (let s = 0; s < r; s++) {
    for (let k = 0; k < r; k++) {
      const angle = (-2 * Math.PI * s * k) / r;
      const ket = binary((s * COUNTS) / r, REGISTERS.counting) + binary(powerMod(a, k, N), REGISTERS.work);
      state[ket] = [Math.cos(angle) / r, Math.sin(angle) / r];
    }
  }
  return state;
}

const CASES: [c: number, size: number, N: number][] = [
  [0, 256, 15],
  [64, 256, 15],
  [128, 256, 15],
  [192, 256, 15],
  [85, 512, 21],
  [427, 512, 21],
];

const fractions = CASES.map((entry) => lastConvergent(...entry));

function printedFraction([c, size, N]: (typeof CASES)[number]): string {
  const { s, r } = lastConvergent(c, size, N);
  return `${c}/${size} is close to ${s}/${r}`;
}

const { factors: [below, above] = [0, 0], order: orderOf7 } = attempt(FIFTEEN.a, FIFTEEN.N);
const powers = powersUntilOne(FIFTEEN.a, FIFTEEN.N);
const equalPowers = Object.fromEntries(powers.map((y) => [binary(y, REGISTERS.work), 1 / powers.length]));
const orderOutcomes = outcomeDistribution(FIFTEEN.r, FIFTEEN.t);
const FOURIER_INPUT = 5;

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'coprime-bases': classical(list(coprimeBases(FIFTEEN.N))),
  'order-by-hand': classical(`(${orderOf7}, ${below}, ${above})`),
  'good-bases': classical(list(goodBases(FIFTEEN.N))),
  registers: {
    outcomes: uniform((x) => binary(1, REGISTERS.work) + binary(x, REGISTERS.counting)),
  },
  'modular-exponentiation': { outcomes: equalPowers },
  'fourier-transform': {
    outcomes: { [FOURIER_INPUT]: 1 },
    state: fourierState(FOURIER_INPUT),
    shots: 16,
    qiskit: [uniform((k) => binary(k, REGISTERS.counting)), { [binary(FOURIER_INPUT, REGISTERS.counting)]: 1 }],
  },
  'find-order': {
    outcomes: outcomesOf(orderOutcomes, String),
    state: orderState(),
    shots: 1024,
    qiskit: [outcomesOf(orderOutcomes, (c) => binary(c, REGISTERS.counting))],
  },
  'continued-fractions': {
    outcomes: { [list(fractions.map(({ s, r }) => `(${s}, ${r})`))]: 1 },
    shots: 1,
    qiskit: [],
    qiskitCheck: (printed) => expectEqual(printed.join('; '), CASES.map(printedFraction).join('; ')),
  },
  'factor-21': {
    check: checkFactoring,
    shots: 150,
    qiskit: [outcomesOf(outcomeDistribution(TWENTY_ONE.r, TWENTY_ONE.t), (c) => binary(c, TWENTY_ONE.t))],
    qiskitCheck: checkQiskitFactoring,
  },
};
