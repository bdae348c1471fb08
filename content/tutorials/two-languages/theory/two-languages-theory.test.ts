import { expect, test } from 'vitest';
import { findProgram } from '#src/features/learn/runner/program-files.ts';
import { runOpenQasm } from '#src/features/learn/runner/run-openqasm.ts';
import { runProgram } from '#src/features/learn/runner/run-program.ts';
import { assertCounts } from '#src/features/learn/runner/statistics.ts';
import { nodeCompiler } from '#src/features/learn/runner/testing/node-compiler.ts';
import { paragraphsOf, spellingsOf } from './spellings.ts';
import { numbers } from './two-languages-numbers.ts';
import { CIRCUITS, circuitAt, outcomesAfter, outcomesOf, reversed } from './two-languages-theory.ts';

const NAMES = ['one-qubit', 'pair', 'chain', 'own-gate', 'read-and-decide', 'compute-uncompute'];

/** Matrices over all of a register, qubit 0 the lowest bit: another order than that of the theory. */
type Matrix = [re: number, im: number][][];
const R = Math.SQRT1_2;
const GATES = {
  h: [
    [R, R],
    [R, -R],
  ],
  x: [
    [0, 1],
    [1, 0],
  ],
} as const;

/** The matrix of a real one-qubit gate, where all controls are 1. */
function onRegister(qubits: number, rows: readonly (readonly number[])[], on: number, controls: number[] = []): Matrix {
  const size = 2 ** qubits;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const isActive = controls.every((each) => (column >> each) & 1);
      const isElsewhere = (row ^ column) & ~(1 << on);
      if (!isActive) return [row === column ? 1 : 0, 0];
      return [isElsewhere ? 0 : (rows[(row >> on) & 1]?.[(column >> on) & 1] ?? 0), 0];
    }),
  );
}

/** A diagonal matrix that turns the basis states with a 1 in all these places by an angle. */
function turned(qubits: number, angle: number, places: number[]): Matrix {
  return Array.from({ length: 2 ** qubits }, (_, row) =>
    Array.from({ length: 2 ** qubits }, (_, column) => {
      if (row !== column) return [0, 0];
      return places.every((each) => (row >> each) & 1) ? [Math.cos(angle), Math.sin(angle)] : [1, 0];
    }),
  );
}

/** Chances after matrices in their order, from |0…0⟩; qubit 0 rightmost. */
function chances(qubits: number, matrices: Matrix[]): Record<string, number> {
  let state: [number, number][] = Array.from({ length: 2 ** qubits }, (_, index) => [index === 0 ? 1 : 0, 0]);
  for (const matrix of matrices) {
    state = matrix.map((row) =>
      row.reduce<[number, number]>(
        ([re, im], [a, b], column) => {
          const [c, d] = state[column] ?? [0, 0];
          return [re + a * c - b * d, im + a * d + b * c];
        },
        [0, 0],
      ),
    );
  }
  return Object.fromEntries(
    state
      .map(([re, im], index) => [index.toString(2).padStart(qubits, '0'), re * re + im * im] as const)
      .filter(([, chance]) => chance > 1e-12),
  );
}

function expectSame(found: Record<string, number>, wanted: Record<string, number>, what: string) {
  expect(Object.keys(found).sort(), what).toEqual(Object.keys(wanted).sort());
  for (const [label, chance] of Object.entries(wanted))
    expect(found[label], `${what}: ${label}`).toBeCloseTo(chance, 9);
}

test('R61.2: after every line of every circuit the chances are those of whole matrices', () => {
  const h = (qubits: number, on: number, controls?: number[]) => onRegister(qubits, GATES.h, on, controls);
  const x = (qubits: number, on: number, controls?: number[]) => onRegister(qubits, GATES.x, on, controls);
  const [half, third] = [Math.PI / 2, (2 * Math.PI) / 3];
  const lean = [h(2, 1, [0]), turned(2, third, [0, 1]), h(2, 1, [0])];
  // A reading changes no chance of a string; a gate that a bit decides has the chances of a controlled one.
  const lines: Matrix[][][] = [
    [[], [], [h(1, 0)], []],
    [[], [h(2, 0)], [x(2, 1, [0])], []],
    [[], [h(3, 0)], [x(3, 1, [0]), x(3, 2, [1])], [x(3, 0)], []],
    [[], [h(2, 0)], lean, []],
    [[], [h(2, 0)], [], [h(2, 1, [0])], []],
    [
      [],
      [h(2, 0)],
      [x(2, 1, [0]), turned(2, half, [1])],
      [turned(2, Math.PI, [1])],
      [turned(2, -half, [1]), x(2, 1, [0])],
      [h(2, 0)],
      [],
    ],
  ];
  CIRCUITS.forEach((circuit, place) => {
    expect(lines[place], circuit.name).toHaveLength(circuit.lines.length);
    lines[place]?.forEach((_, line) => {
      const matrices = lines[place]?.slice(0, line + 1).flat() ?? [];
      expectSame(
        outcomesAfter(circuit, line + 1),
        chances(circuit.qubits, matrices),
        `${circuit.name}, line ${line + 1}`,
      );
    });
  });
});

test('R61.2: the closed forms: sin²(θ/2) for the own gate, a certain 01 after uncomputing', () => {
  const lean = Math.sin(Math.PI / 3) ** 2;
  expectSame(outcomesOf(circuitAt(3)), { '00': 1 / 2, '01': (1 - lean) / 2, '11': lean / 2 }, 'own gate');
  expectSame(outcomesOf(circuitAt(4)), { '00': 1 / 2, '01': 1 / 4, '11': 1 / 4 }, 'decision');
  expectSame(outcomesOf(circuitAt(5)), { '01': 1 }, 'uncompute');
  // By hand: without the inverse (|00⟩ + |01⟩ − i|10⟩ + i|11⟩)/2; with a second call |00⟩ − i|01⟩ before the last H.
  expect([numbers['never-undone'], numbers['called-twice']]).toEqual(['0.25', '50%']);
});

test('R61.2: the text that does not run in the page gives the same, in its own order of bits', async () => {
  const compiler = await nodeCompiler();
  for (const [place, name] of NAMES.entries()) {
    const wanted = outcomesOf(circuitAt(place));
    const { beside, openqasm, qsharp } = spellingsOf(name);
    if (beside === 'openqasm') {
      const found = runOpenQasm(openqasm, 1, 1);
      expect(found?.problems, name).toEqual([]);
      expectSame(Object.fromEntries(found?.theory ?? []), wanted, name);
    }
    const source = beside === 'openqasm' ? openqasm : qsharp;
    const { problems, outcomes } = await runProgram(compiler, { language: beside, source }, 4096);
    expect(problems, name).toEqual([]);
    const isTurned = beside === 'qsharp';
    assertCounts(
      outcomes,
      Object.fromEntries(Object.entries(wanted).map(([label, p]) => [isTurned ? reversed(label) : label, p])),
    );
  }
});

test('R61.2: the three texts of a circuit have the same paragraphs, and the page runs one of each', () => {
  for (const name of NAMES) {
    const { openqasm, qsharp, python } = spellingsOf(name);
    const counts = [openqasm, qsharp, python].map((source) => paragraphsOf(source).length);
    expect(new Set(counts).size, `${name}: ${counts}`).toBe(1);
  }
  const languages = NAMES.map((name) => findProgram('two-languages', name).language);
  expect(languages.filter((language) => language === 'qsharp')).toHaveLength(2);
});
