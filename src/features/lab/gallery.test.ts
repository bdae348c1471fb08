import { describe, expect, it } from 'vitest';
import { radians } from '#circuit/circuit/angle.ts';
import { type Circuit, type Column, gate, operationCount } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { type Deferred, defer, dumpAll } from '#circuit/engine/testing/q-sharp.ts';
import { runProgram } from '../learn/runner/run-program.ts';
import { assertCounts } from '../learn/runner/statistics.ts';
import { nodeCompiler } from '../learn/runner/testing/node-compiler.ts';
import { type GalleryCircuit, galleryCircuits, lookAt } from './testing/gallery-circuits.ts';
import { hydrogenEnergies } from './testing/hydrogen.ts';

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

/** What theory says of four circuits of the gallery for other inputs than theirs. */

it.each([0, 0.4, Math.PI / 2, 2, Math.PI])('interference turns a phase of %s into a probability', (phase) => {
  const { circuit } = lookAt('interference');
  const turned = withColumn(circuit, 1, [gate('p', [0], { angles: [`${phase}`] })]);
  expect(runCircuit(turned, { t: 0, cut: 2 }).probabilities[0]).toBeCloseTo(1 / 2, 9);
  expect(exactOutcomes(turned, { t: 0 }).get('0') ?? 0).toBeCloseTo(Math.cos(phase / 2) ** 2, 9);
});

it('a CNOT copies 0 and 1, and entangles what lies between', () => {
  const { circuit, seen } = lookAt('copying-fails');
  for (const [original, basis] of [
    [[], 0],
    [[gate('x', [0])], 3],
  ] as const)
    expect(runCircuit(withColumn(circuit, 0, original), { t: 0, cut: 2 }).probabilities[basis]).toBeCloseTo(1, 9);
  for (const { length } of seen.qubitStates) expect(length).toBeCloseTo(0, 9);
});

it('the GHZ game is won with every question, and by no fixed answers more than three times in four', () => {
  const { circuit } = lookAt('ghz-game');
  for (const asked of QUESTIONS) {
    const coins = indices(2).flatMap((player) => ((asked >> player) & 1 ? [gate('x', [player])] : []));
    const shared = circuit.columns[0]?.slice(2) ?? [];
    const outcomes = exactOutcomes(withColumn(circuit, 0, [...coins, ...shared]), { t: 0 });
    expect(outcomes.get('0')).toBeCloseTo(1, 9);
  }
  const wins = indices(64).map((answers) => QUESTIONS.filter((asked) => isWon(asked, answers)).length);
  expect(Math.max(...wins)).toBe(3);
});

it.each([0, 0.7, 2, Math.PI])('a magic state gives a T to data at an angle of %s, whatever was read', (angle) => {
  const { circuit } = lookAt('magic-state-injection');
  const others = circuit.columns[0]?.slice(1) ?? [];
  const prepared = withColumn(circuit, 0, [gate('ry', [0], { angles: [`${angle}`] }), ...others]);
  const { branches, qubitStates } = runCircuit(prepared, { t: 0, cut: 5 });
  expect(branches).toHaveLength(2);
  for (const { probability } of branches) expect(probability).toBeCloseTo(1 / 2, 9);
  // An eighth of a turn about z, of a vector that lay in the plane of x and z.
  const across = Math.sin(angle) * Math.SQRT1_2;
  const { x, y, z } = qubitStates[0]?.bloch ?? {};
  [x, y, z].forEach((found, axis) => {
    expect(found).toBeCloseTo([across, across, Math.cos(angle)][axis] ?? Number.NaN, 9);
  });
});

/** One bit for each of three players, with an even number of ones. */
const QUESTIONS = [0b000, 0b011, 0b101, 0b110] as const;

/** Whether six bits win: what each player answers when asked 0, and when asked 1. */
function isWon(asked: number, answers: number): boolean {
  const ones = indices(3).filter((player) => (answers >> (2 * player + ((asked >> player) & 1))) & 1);
  return ones.length % 2 === (asked === 0 ? 0 : 1);
}

function withColumn(circuit: Circuit, place: number, column: Column): Circuit {
  return { ...circuit, columns: circuit.columns.with(place, column) };
}

function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** H₂ at 0.75 Å by O'Malley et al., Physical Review X 6, 031007 (2016), table 1: coefficients of 1, Z₀, Z₁, Z₀Z₁, X₀X₁. */
const [one, z0, z1, zz, xx] = [0.2252, 0.3435, -0.4347, 0.5716, 0.091] as const;

it('the Hamiltonian of H₂ in the gallery follows from the integrals over its orbitals', () => {
  const { bonding, antibonding, exchange } = hydrogenEnergies(0.75);
  // Four digits each, in sums of up to four.
  expect(Math.abs(one - zz - z0 + z1 - bonding)).toBeLessThan(2e-4);
  expect(Math.abs(one - zz + z0 - z1 - antibonding)).toBeLessThan(2e-4);
  expect(Math.abs(2 * xx - exchange)).toBeLessThan(1e-4);
});

it('of two hydrogen atoms far apart, both electrons lie with one of them half of the time', () => {
  const { bonding, antibonding, exchange } = hydrogenEnergies(40);
  const twoAtoms = (bonding + antibonding) / 2 - Math.hypot((antibonding - bonding) / 2, exchange);
  // STO-6G gives one atom -0.47104 hartree; exact would be -1/2.
  expect(twoAtoms).toBeCloseTo(2 * -0.47104, 3);
});
