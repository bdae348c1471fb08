import { describe, expect, it } from 'vitest';
import { type Circuit, emptyCircuit, gate } from '../circuit/circuit.ts';
import { writeCirq } from './cirq.ts';
import { writeCudaQ } from './cuda-q.ts';
import { writePennyLane } from './pennylane.ts';
import { writeQiskit } from './qiskit.ts';
import { CIRQ_NAMES, CUDA_Q_NAMES, PENNYLANE_NAMES, QISKIT_NAMES } from './testing/documented-names.ts';
import { foreignNames } from './testing/python-names.ts';
import { randomCircuit } from './testing/random-circuit.ts';

const FUNCTIONS: Circuit = {
  ...emptyCircuit(1),
  columns: ['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan', 'exp', 'ln', 'log', 'sqrt'].flatMap((name) => [
    [gate('rx', [0], { angles: [`${name}((t + 1)/2)`] })],
    [gate('rx', [0], { angles: [`${name}(0.5)*euler`] })],
  ]),
};

describe.each([
  ['Qiskit', writeQiskit, QISKIT_NAMES],
  ['Cirq', writeCirq, CIRQ_NAMES],
  ['PennyLane', writePennyLane, PENNYLANE_NAMES],
  ['CUDA-Q', writeCudaQ, CUDA_Q_NAMES],
] as const)('programs for %s', (_, write, documented) => {
  it('use names that its documentation has, and the table none that they do not use', () => {
    const used = new Set<string>();
    const circuits = Array.from({ length: 300 }, (_, seed) =>
      randomCircuit(seed, { qubits: 4, bits: 2, length: 20, withChance: seed % 2 === 0, withT: true }),
    );
    for (const circuit of [...circuits, FUNCTIONS, emptyCircuit(1)]) {
      const written = write(circuit);
      // In Qiskit a gate is made as a circuit first.
      for (const name of 'text' in written ? foreignNames(written.text) : [])
        used.add(name.replace(/^gate\./, 'circuit.'));
    }
    expect([...used].filter((name) => !documented.has(name))).toEqual([]);
    expect([...documented.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  it('stand in a table whose rows are addresses', () => {
    for (const address of documented.values()) expect(() => new URL(address)).not.toThrow();
  });
});

describe('foreignNames', () => {
  it('sees names that a program does not define', () => {
    const source =
      'import math\n# os\ndef f(a: float):\n    b = a\n    return frob(b, "no").flop(key=math.pi) ** 2.5e3\n';
    expect(foreignNames(source)).toEqual(['math', 'float', 'frob', '.flop', 'key', 'math.pi']);
  });
});
