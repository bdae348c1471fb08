import { describe, expect, it } from 'vitest';
import { radians } from '#circuit/circuit/angle.ts';
import { type Circuit, operationCount } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { type Deferred, defer, dumpAll } from '#circuit/engine/testing/q-sharp.ts';
import { runProgram } from '../learn/runner/run-program.ts';
import { assertCounts } from '../learn/runner/statistics.ts';
import { nodeCompiler } from '../learn/runner/testing/node-compiler.ts';
import { type GalleryCircuit, galleryCircuits } from './testing/gallery-circuits.ts';

/** Every circuit of the gallery gives what its entry says, in the lab's engine and in the simulator of Microsoft's QDK. */
const circuits = galleryCircuits();
const compiler = await nodeCompiler();
const TOLERANCE = 1e-9;
const SHOTS = 2048;

/** What the drawing of a card has room for. */
const MOST = { qubits: 8, columns: 30 };

it('has the circuits that the field knows', () => {
  const known = `bell-pair ghz-state w-state teleportation superdense-coding entanglement-swapping chsh-game phase-kickback deutsch-jozsa
    bernstein-vazirani simon grover-2 grover-3 quantum-fourier-transform phase-estimation
    order-finding quantum-counting hadamard-test swap-test adder
    bit-flip-code phase-flip-code steane-encoder qaoa-ring vqe-hydrogen`;
  expect(circuits.map(({ entry }) => entry.id)).toEqual(expect.arrayContaining(known.split(/\s+/)));
});

describe.each(circuits.map((gallery) => ({ id: gallery.entry.id, ...gallery })))('$id', (gallery) => {
  const { entry, circuit } = gallery;

  it('is small enough to be drawn on a card', () => {
    expect(operationCount(circuit)).toBeGreaterThan(0);
    expect(circuit.qubits.length).toBeLessThanOrEqual(MOST.qubits);
    expect(circuit.columns.length).toBeLessThanOrEqual(MOST.columns);
    expect(entry.see.column ?? 0).toBeLessThanOrEqual(circuit.columns.length);
  });

  it('has probabilities that add up to 1', () => {
    const stated = statedProbabilities(gallery);
    expect(Object.values(stated).every((probability) => probability > 0)).toBe(true);
    expect(Math.abs(sum(Object.values(stated)) - 1)).toBeLessThan(TOLERANCE);
  });

  it('gives them in the lab', () => {
    expectSame(exactOutcomes(circuit, { t: 0 }), statedProbabilities(gallery));
  });

  it('gives them in the QDK, to all digits', async () => {
    const deferred = defer(circuit, 0);
    const { dumps, problems } = await runProgram(compiler, { language: 'qsharp', source: dumpAll([deferred]) }, 1);
    expect(problems).toEqual([]);
    expectSame(distributionOf(dumps[0] ?? {}, deferred, circuit), statedProbabilities(gallery));
  });

  it('gives them in the QDK, which reads the same OpenQASM', async () => {
    const source = circuit.bits.length > 0 ? entry.qasm : measured(entry.qasm, circuit);
    const { outcomes, problems } = await runProgram(compiler, { language: 'openqasm', source }, SHOTS);
    expect(problems).toEqual([]);
    assertCounts(outcomes, statedProbabilities(gallery));
  });
});

function statedProbabilities({ entry }: GalleryCircuit): Record<string, number> {
  return Object.fromEntries(
    Object.entries(entry.probabilities).map(([outcome, expression]) => [outcome, radians(expression, {})]),
  );
}

function expectSame(found: ReadonlyMap<string, number>, stated: Readonly<Record<string, number>>): void {
  for (const outcome of new Set([...found.keys(), ...Object.keys(stated)]))
    expect(Math.abs((found.get(outcome) ?? 0) - (stated[outcome] ?? 0)), outcome).toBeLessThan(TOLERANCE);
}

/** The distribution of the bits, or of all qubits without any; the QDK writes q[0] leftmost. */
function distributionOf(
  dump: Readonly<Record<string, readonly [number, number]>>,
  { holders }: Deferred,
  { qubits, bits }: Circuit,
): Map<string, number> {
  const read = bits.length > 0 ? holders : qubits.map((_, qubit) => qubit);
  const distribution = new Map<string, number>();
  for (const [ket, [re, im]] of Object.entries(dump)) {
    const outcome = reversed(read.map((qubit) => (qubit === undefined ? '0' : ket[qubit])).join(''));
    distribution.set(outcome, (distribution.get(outcome) ?? 0) + re * re + im * im);
  }
  return distribution;
}

function measured(qasm: string, { qubits }: Circuit): string {
  const readings = qubits.map((name, index) => `everything[${index}] = measure ${name};`);
  return [qasm, `bit[${qubits.length}] everything;`, ...readings].join('\n');
}

const reversed = (label: string) => [...label].reverse().join('');

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
