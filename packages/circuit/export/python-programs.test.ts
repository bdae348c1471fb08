import { describe, expect, it } from 'vitest';
import { hasPython } from '#src/features/learn/runner/testing/python.ts';
import { type Circuit, gate, register } from '../circuit/circuit.ts';
import { GATES } from '../gates/gates.ts';
import { writeCirq } from './cirq.ts';
import { writeCudaQ } from './cuda-q.ts';
import type { Exporter } from './exported.ts';
import { writePennyLane } from './pennylane.ts';
import { writeQiskit } from './qiskit.ts';
import { distance, runDense, stateOf } from './testing/dense.ts';
import { densitiesOf, furthest } from './testing/density.ts';
import { ODD_ANGLES } from './testing/odd-angles.ts';
import { ODD_NAMES } from './testing/odd-names.ts';
import { randomCircuit } from './testing/random-circuit.ts';
import { type PythonProgram, runPrograms } from './testing/run-python.ts';

interface Package {
  readonly language: PythonProgram['language'];
  readonly write: Exporter;
  /** Reads bits as they are in a branch, bit 0 first. */
  readonly bits: (found: unknown, circuit: Circuit) => number[];
  /** Whether it has measurements under conditions. */
  readonly withLooseConditions: boolean;
}

const written = ({ columns }: Circuit) =>
  new Set(columns.flat().flatMap((each) => (each.kind === 'measurement' ? [each.bit] : [])));

const PACKAGES: readonly Package[] = [
  { language: 'qiskit', write: writeQiskit, bits: (found) => found as number[], withLooseConditions: true },
  {
    language: 'cirq',
    write: writeCirq,
    bits: (found, { bits }) => bits.map((_, index) => (found as Record<string, number>)[`c${index}`] ?? 0),
    withLooseConditions: false,
  },
  {
    language: 'pennylane',
    write: writePennyLane,
    bits: (found, circuit) => {
      const read = [...written(circuit)].sort((a, b) => b - a);
      return circuit.bits.map((_, bit) => Number((found as number[])[read.indexOf(bit)] ?? 0));
    },
    withLooseConditions: false,
  },
  {
    language: 'cudaq',
    write: writeCudaQ,
    bits: (found, { bits }) => bits.map((_, bit) => ((found as number) >> bit) & 1),
    withLooseConditions: true,
  },
];

const T = 0.5;

function programOf({ language, write }: Package, circuit: Circuit): PythonProgram {
  const done = write(circuit);
  if ('refusal' in done) throw new Error(done.refusal);
  return { language, source: done.text, qubits: circuit.qubits.length };
}

const label = (bits: readonly number[]) => bits.toReversed().join('');

describe.skipIf(!hasPython).each(PACKAGES)('a program for $language', (into) => {
  it('keeps every gate with controls and anti-controls, amplitude by amplitude', () => {
    const circuits = Object.entries(GATES).map(([name, standard]): Circuit => {
      const size = standard.targets === 'any' ? 3 : standard.targets;
      const targets = [4, 1, 3].slice(0, size);
      const angles = ['0.7*t', '-pi/3', '1.1'].slice(0, standard.parameters.length);
      const spread = register('q', 5).map((_, wire) => [
        gate('u', [wire], { angles: [`${wire + 1}/3`, '0.3', '0.9'] }),
      ]);
      const both = {
        angles,
        controls: [
          { qubit: 0, on: 1 },
          { qubit: 2, on: 1 },
        ],
      } as const;
      const off = { angles, controls: [{ qubit: 2, on: 0 }] } as const;
      const mixed = {
        angles,
        controls: [
          { qubit: 0, on: 0 },
          { qubit: 2, on: 1 },
        ],
      } as const;
      const columns = [...spread, ...[{ angles }, both, off, mixed].map((options) => [gate(name, targets, options)])];
      return { qubits: register('q', 5), bits: [], gates: [], columns };
    });
    const found = runPrograms(circuits.map((circuit) => programOf(into, circuit)));
    for (const [index, circuit] of circuits.entries()) {
      const state = found[index]?.[0]?.state ?? [];
      expect(distance(stateOf(circuit, T), state), programOf(into, circuit).source).toBeLessThan(1e-9);
    }
  });

  it('runs with names that are words, no identifiers, or an attack', () => {
    const [found = []] = runPrograms([programOf(into, ODD_NAMES)]);
    const wanted = densitiesOf(runDense(ODD_NAMES, T).map((branch) => ({ ...branch, label: '' })));
    expect(furthest(wanted, densitiesOf(found.map((branch) => ({ ...branch, label: '' }))))).toBeLessThan(1e-9);
  });

  it('computes angles as the lab does, or says that it cannot', () => {
    const circuits = ODD_ANGLES.filter((circuit) => 'text' in into.write(circuit));
    const refused = ODD_ANGLES.length - circuits.length;
    expect(refused).toBe(into.language === 'cudaq' ? 4 : 0);
    const found = runPrograms(circuits.map((circuit) => programOf(into, circuit)));
    for (const [index, circuit] of circuits.entries()) {
      const state = found[index]?.[0]?.state ?? [];
      expect(distance(stateOf(circuit, T), state), programOf(into, circuit).source).toBeLessThan(1e-9);
    }
  });

  it('keeps random circuits, with everything that is read and what is left after it', () => {
    const circuits = Array.from({ length: 60 }, (_, index) => {
      const withChance = index % 3 > 0;
      const { withLooseConditions } = into;
      const options = {
        qubits: 3,
        // Also states that are prepared where no bit is written.
        bits: index % 3,
        length: 14,
        withChance,
        withLooseConditions,
        withT: index % 2 === 0,
      };
      return randomCircuit(1000 + index, options);
    });
    const found = runPrograms(circuits.map((circuit) => programOf(into, circuit)));
    for (const [index, circuit] of circuits.entries()) {
      const wanted = densitiesOf(runDense(circuit, T).map((branch) => ({ ...branch, label: label(branch.bits) })));
      const got = densitiesOf(
        (found[index] ?? []).map((branch) => ({ ...branch, label: label(into.bits(branch.bits, circuit)) })),
      );
      expect(furthest(wanted, got), programOf(into, circuit).source).toBeLessThan(1e-9);
    }
  });
});
