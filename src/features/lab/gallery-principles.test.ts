import { expect, it } from 'vitest';
import { type Circuit, type Column, gate } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { lookAt } from './testing/gallery-circuits.ts';

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

/** A circuit with other gates in one column. */
function withColumn(circuit: Circuit, place: number, column: Column): Circuit {
  return { ...circuit, columns: circuit.columns.with(place, column) };
}

function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
