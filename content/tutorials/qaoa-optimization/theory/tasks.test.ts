import { describe, expect, it } from 'vitest';
import { numberOf } from '#circuit/judge/judge-number.ts';
import { isAnswered } from '#src/features/learn/tasks/task.ts';
import { columnsOf, outcomesOf, taskNamed } from '#src/features/learn/tasks/testing/expected-of.ts';
import { allCuts, cutValue, type Graph, ring, SQUARE, TRIANGLE } from './graphs.ts';
import { localSearch } from './local-search.ts';
import {
  atLeastOnce,
  edgeMean,
  meanCut,
  noisyMean,
  qaoaCuts,
  qaoaOutcomes,
  ringRatio,
  survival,
} from './qaoa-optimization-theory.ts';

/** What the tasks of this tutorial ask for, and say in their texts, follows from its theory. */

const LINE: Graph = {
  name: 'line',
  vertices: 3,
  edges: [
    [0, 1],
    [1, 2],
  ],
};
const EDGE: Graph = { name: 'edge', vertices: 2, edges: [[0, 1]] };

const bit = (index: number, qubit: number) => (index >> qubit) & 1;

/** The value of a task's answer in a variant, and its parameters. */
function answerOf(id: string, variant: number): { value: number; numbers: Readonly<Record<string, number>> } {
  const task = taskNamed(id, variant);
  if (!isAnswered(task, 'number')) throw new Error(`${id} is no number`);
  return { value: numberOf(task.answer.value, task.values.numbers) ?? Number.NaN, numbers: task.values.numbers };
}

/** The phases on the diagonal of a task's matrix, against the first. Fails where the matrix is not diagonal. */
function phasesOf(id: string, variant = 1): number[] {
  const diagonal = columnsOf(id, variant).map(({ amplitudes }, index) => {
    const [re = 0, im = 0] = [amplitudes[2 * index], amplitudes[2 * index + 1]];
    expect(Math.hypot(re, im)).toBeCloseTo(1, 9);
    return Math.atan2(im, re);
  });
  return diagonal.map((phase) => phase - (diagonal[0] ?? 0));
}

/** Compares angles whatever their full turns. */
function expectSameAngles(actual: readonly number[], expected: readonly number[]): void {
  for (const [index, angle] of expected.entries())
    expect(Math.cos((actual[index] ?? Number.NaN) - angle)).toBeCloseTo(1, 9);
}

describe('circuits', () => {
  it('an edge and a triangle turn every string by −γ times its cut (R45.1)', () => {
    const { k = 0 } = taskNamed('cost-of-a-triangle', 4).values.numbers;
    const edge = taskNamed('an-edge-from-its-polynomial', 4).values.numbers.k ?? 0;
    const turned = (graph: Graph, gamma: number) => allCuts(graph).map((index) => -gamma * cutValue(graph, index));
    expectSameAngles(phasesOf('cost-of-a-triangle', 4), turned(TRIANGLE, (k * Math.PI) / 25));
    expectSameAngles(phasesOf('an-edge-from-its-polynomial', 4), turned(EDGE, (edge * Math.PI) / 25));
  });

  it('weighted edges turn it by the weight that is cut (R45.1)', () => {
    const { k = 0, w = 0 } = taskNamed('edges-with-weights', 8).values.numbers;
    const weight = (index: number) =>
      (bit(index, 0) === bit(index, 1) ? 0 : 1) + (bit(index, 1) === bit(index, 2) ? 0 : w);
    const expected = allCuts(LINE).map((index) => (-k * Math.PI * weight(index)) / 50);
    expectSameAngles(phasesOf('edges-with-weights', 8), expected);
  });

  it('the counted cut is the cut (R45.1)', () => {
    for (const [index, { amplitudes }] of columnsOf('count-the-cut').entries()) {
      const place = amplitudes.findIndex((value) => Math.abs(value) > 0.5) / 2;
      expect(place).toBe(index + 8 * cutValue(LINE, index));
    }
  });

  it('a layer on the line, on one edge, and as an edge of a ring sees it (R45.1)', () => {
    const line = qaoaOutcomes(LINE, { gammas: [Math.PI / 3], betas: [Math.PI / 10] });
    const [{ amplitudes } = { amplitudes: [] }] = columnsOf('a-layer-for-a-line');
    for (const [string, probability] of Object.entries(line)) {
      // Read the other way around the line is the same, so the order of the bits does not matter here.
      const [re = 0, im = 0] = amplitudes.slice(2 * Number.parseInt(string, 2));
      expect(re ** 2 + im ** 2).toBeCloseTo(probability, 9);
    }
    expect(meanCut(qaoaCuts(EDGE, { gammas: [Math.PI / 2], betas: [Math.PI / 8] }))).toBeCloseTo(1, 9);
    const whole = qaoaOutcomes(ring(6), { gammas: [Math.PI / 4], betas: [Math.PI / 8] });
    const [seen] = outcomesOf('what-an-edge-sees');
    expect(Object.keys(seen?.probabilities ?? {})).toHaveLength(4);
    for (const [outcome, probability] of Object.entries(seen?.probabilities ?? {})) {
      const strings = Object.entries(whole).filter(([string]) => `${string[3]}${string[2]}` === outcome);
      expect(strings.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(probability, 9);
    }
  });

  it('the start that cuts two edges has a mean cut of 3 (R45.1)', () => {
    const [{ amplitudes } = { amplitudes: [] }] = columnsOf('only-splits-that-cut');
    const mean = allCuts(SQUARE).reduce(
      (sum, index) => sum + (amplitudes[2 * index] ?? 0) ** 2 * cutValue(SQUARE, index),
      0,
    );
    expect(mean).toBeCloseTo(3, 9);
  });

  it('the mixer that keeps the count moves nothing but 01 and 10 (R45.1)', () => {
    const { b = 0 } = taskNamed('a-mixer-that-keeps-the-count', 3).values.numbers;
    const [none, one, other, both] = columnsOf('a-mixer-that-keeps-the-count', 3).map(({ amplitudes }) => amplitudes);
    expect(none?.[0]).toBeCloseTo(1, 9);
    expect(both?.[6]).toBeCloseTo(1, 9);
    for (const [column, stays, moved] of [
      [one, 1, 2],
      [other, 2, 1],
    ] as const) {
      expect(column?.[2 * stays]).toBeCloseTo(Math.cos(b), 9);
      expect(column?.[2 * moved + 1]).toBeCloseTo(-Math.sin(b), 9);
    }
  });
});

describe('numbers', () => {
  it('follow from the formulas of the steps (R45.1)', () => {
    for (const variant of [1, 8, 15]) {
      const neighbors = answerOf('many-neighbors', variant);
      const { deg = 0, g = 0 } = neighbors.numbers;
      expect(neighbors.value).toBeCloseTo(edgeMean({ d: deg - 1, e: deg - 1, f: 0 }, g, Math.PI / 8), 9);
      const left = answerOf('edges-left-uncut', variant);
      const { n = 0, p = 0 } = left.numbers;
      expect(left.value).toBeCloseTo(n * (1 - ringRatio(p)), 9);
      const shot = answerOf('how-good-must-a-shot-be', variant);
      expect(atLeastOnce(shot.value, shot.numbers.m ?? 0)).toBeCloseTo((shot.numbers.goal ?? 0) / 100, 9);
      const layer = answerOf('when-a-layer-no-longer-pays', variant);
      const { one = 0, two = 0, gates = 0 } = layer.numbers;
      const [shallow, deep] = [survival(layer.value, gates), survival(layer.value, 2 * gates)];
      expect(noisyMean(one, 6, shallow)).toBeCloseTo(noisyMean(two, 6, deep), 9);
    }
  });

  it('local search is stuck where the choice says so (R45.1)', () => {
    for (const [graph, index, cut] of [
      [ring(6), 0b001011, 4],
      [SQUARE, 0b0011, 2],
    ] as const) {
      expect(localSearch(graph, index)).toBe(index);
      expect(cutValue(graph, index)).toBe(cut);
    }
  });
});
