import { describe, expect, it } from 'vitest';
import { runProgram, type StateDump } from '../../../src/features/learn/runner/run-program.ts';
import { nodeCompiler } from '../../../src/features/learn/runner/testing/node-compiler.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { type Dense, distance, largestDifference, outer, sum, times } from '../testing/matrices.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { exactOutcomes } from './exact-outcomes.ts';
import { finalBits, runCircuit } from './run-circuit.ts';
import type { Branch } from './snapshot.ts';
import { type Deferred, defer, dumpAll } from './testing/q-sharp.ts';

/** Random circuits against the simulator of Microsoft's QDK, which shares no code and no author with ours. */
const compiler = await nodeCompiler();
const T = 0.37;
const TOLERANCE = 1e-10;

async function statesOf(circuits: readonly Deferred[]): Promise<Float64Array[]> {
  const { dumps, problems } = await runProgram(compiler, { language: 'qsharp', source: dumpAll(circuits) }, 1);
  expect(problems).toEqual([]);
  expect(dumps).toHaveLength(circuits.length);
  return circuits.map(({ qubits }, index) => amplitudesOf(dumps[index] ?? {}, qubits));
}

/** The QDK writes q[0] leftmost. */
function amplitudesOf(dump: StateDump, qubits: number): Float64Array {
  const state = new Float64Array(2 * 2 ** qubits);
  for (const [ket, amplitude] of Object.entries(dump)) {
    state.set(amplitude, 2 * Number.parseInt([...ket].reverse().join(''), 2));
  }
  return state;
}

/** For each value of the bits the density matrix of the qubits, times its probability. */
type Densities = ReadonlyMap<string, Dense>;

function addDensity(densities: Map<string, Dense>, bits: string, density: Dense): void {
  const known = densities.get(bits);
  densities.set(bits, known ? sum(known, density) : density);
}

function densitiesOfBranches(branches: readonly Branch[]): Densities {
  const densities = new Map<string, Dense>();
  for (const { bits, state, probability } of branches)
    addDensity(densities, bits.toReversed().join(''), times(probability, outer(state)));
  return densities;
}

/** What is left of a deferred circuit when only its first qubits and its bits are looked at. */
function densitiesOfState(state: Float64Array, qubits: number, { holders }: Deferred): Densities {
  const densities = new Map<string, Dense>();
  const length = 2 * 2 ** qubits;
  for (let others = 0; others * length < state.length; others += 1) {
    const part = state.slice(others * length, (others + 1) * length);
    if (part.every((each) => each === 0)) continue;
    const bits = holders.map((holder) => (holder === undefined ? 0 : (others >> (holder - qubits)) & 1));
    addDensity(densities, bits.toReversed().join(''), outer(part));
  }
  return densities;
}

function weight(density: Dense): number {
  return density.reduce((total, row, index) => total + (row[index]?.re ?? Number.NaN), 0);
}

/** How probable each basis state is, as text. */
function basisWeights(densities: readonly Dense[], qubits: number): Map<string, number> {
  const weightOf = (basis: number) =>
    densities.reduce((total, density) => total + (density[basis]?.[basis]?.re ?? Number.NaN), 0);
  return new Map(
    Array.from({ length: 2 ** qubits }, (_, basis) => [basis.toString(2).padStart(qubits, '0'), weightOf(basis)]),
  );
}

function expectSame(found: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  for (const [outcome, probability] of expected)
    expect(Math.abs((found.get(outcome) ?? 0) - probability)).toBeLessThan(TOLERANCE);
}

describe('random circuits of gates, under controls and in gates of their own', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with %i qubits have the amplitudes that the QDK finds', async (qubits) => {
    const random = seededRandom(100 + qubits);
    const circuits = Array.from({ length: 25 }, () =>
      randomCircuit({ qubits, bits: 0, operations: 24, events: 0 }, random),
    );
    const states = await statesOf(circuits.map((circuit) => defer(circuit, T)));
    for (const [index, circuit] of circuits.entries()) {
      const expected = states[index] ?? new Float64Array();
      const { branches } = runCircuit(circuit, { t: T, cut: circuit.columns.length });
      expect(branches).toHaveLength(1);
      const outcomes = exactOutcomes(circuit, { t: T });
      expectSame(outcomes, basisWeights([outer(expected)], qubits));
      expect(largestDifference(branches[0]?.state ?? new Float64Array(), expected)).toBeLessThan(TOLERANCE);
    }
  });
});

describe('random circuits with conditions on bits that nothing writes', () => {
  it.each([1, 2, 3, 4, 5])('with %i qubits have the outcomes that the QDK finds', async (qubits) => {
    const random = seededRandom(300 + qubits);
    const circuits = Array.from({ length: 30 }, (_, index) =>
      randomCircuit({ qubits, bits: 1 + (index % 3), operations: 18, events: 0 }, random),
    );
    const states = await statesOf(circuits.map((circuit) => defer(circuit, T)));
    for (const [index, circuit] of circuits.entries()) {
      const expected = basisWeights([outer(states[index] ?? new Float64Array())], qubits);
      expectSame(exactOutcomes(circuit, { t: T }), expected);
    }
  });
});

describe('random circuits with measurements, preparations and conditions', () => {
  it.each([1, 2, 3, 4, 5])('with %i qubits have the states and bits that the QDK finds', async (qubits) => {
    const random = seededRandom(200 + qubits);
    const circuits: Circuit[] = Array.from({ length: 30 }, (_, index) =>
      randomCircuit({ qubits, bits: 1 + (index % 3), operations: 18, events: 2 + (index % 3) }, random),
    );
    const deferred = circuits.map((circuit) => defer(circuit, T));
    const states = await statesOf(deferred);
    for (const [index, circuit] of circuits.entries()) {
      const found = runCircuit(circuit, { t: T, cut: circuit.columns.length });
      const expected = densitiesOfState(
        states[index] ?? new Float64Array(),
        qubits,
        deferred[index] ?? defer(circuit, T),
      );
      const densities = densitiesOfBranches(found.branches);
      const read = new Map([...expected].map(([bits, density]) => [bits, weight(density)]));
      for (const [bits, density] of expected) {
        if (weight(density) > TOLERANCE) expect(distance(densities.get(bits) ?? [], density)).toBeLessThan(TOLERANCE);
      }
      expectSame(found.bits, read);
      expectSame(finalBits(circuit, { t: T }).bits, read);
      const isMeasured = circuit.columns.flat().some(({ kind }) => kind === 'measurement');
      expectSame(exactOutcomes(circuit, { t: T }), isMeasured ? read : basisWeights([...expected.values()], qubits));
      expect(found.isExact).toBe(true);
    }
  });
});
