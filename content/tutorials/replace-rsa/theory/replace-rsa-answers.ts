import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { assertCounts } from '#src/features/learn/runner/statistics.ts';
import {
  coins,
  EXAMPLE,
  keysWithSmallErrors,
  landing,
  publicKey,
  ringProduct,
  smallKeys,
  solve,
  wrongReading,
} from './replace-rsa-theory.ts';

const { A, s, e } = EXAMPLE;
const t = publicKey(A, s, e);

/** A program without qubits and without chance: one answer, and the same as the last line that Python prints. */
function certain(value: string): Answer {
  return {
    outcomes: { [value]: 1 },
    shots: 1,
    qiskit: [],
    qiskitCheck: (printed) => {
      if (printed.at(-1) !== value) throw new Error(`"${printed.at(-1)}" is not ${value}`);
    },
  };
}

const list = (values: readonly number[]) => `[${values.join(', ')}]`;
const opened = Object.fromEntries(
  landing(1, 1)
    .map((probability, value) => [value, probability] as const)
    .filter(([, probability]) => probability > 0),
);

/** The counts that Python prints as a dictionary: "{4: 1, 5: 70}". */
function outcomesIn(printed: string): string[] {
  return [...printed.matchAll(/(\d+): (\d+)/g)].flatMap(([, value = '', count]) =>
    Array.from({ length: Number(count) }, () => value),
  );
}

const tosses = (eta: number, bit: 0 | 1) => wrongReading(eta, bit) * 2 ** coins(eta);

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'exact-and-noisy': certain(
    `(${list(solve(A, publicKey(A, s, [0, 0])))}, ${list(solve(A, t))}, ${keysWithSmallErrors(A, t).length}, ${smallKeys(A, t).length})`,
  ),
  'encrypt-a-one': {
    outcomes: opened,
    qiskit: [],
    qiskitCheck: (printed) => assertCounts(outcomesIn(printed.at(-1) ?? ''), opened),
  },
  'count-wrong-bits': certain(
    `[${[1, 2, 3].map((eta) => `(${coins(eta)}, ${tosses(eta, 0)}, ${tosses(eta, 1)})`).join(', ')}]`,
  ),
  'ring-product': certain(list(ringProduct([3, 0, 1, 5], [1, 0, -1, 1]))),
};
