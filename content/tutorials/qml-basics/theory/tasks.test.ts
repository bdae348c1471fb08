import { expect, it } from 'vitest';
import { numberOf } from '#circuit/judge/judge-number.ts';
import { isAnswered } from '#src/features/learn/tasks/task.ts';
import { columnsOf, outcomesOf, taskNamed } from '#src/features/learn/tasks/testing/expected-of.ts';
import { angleKernel, parameterShift, readingsForError, shareError } from './qml-basics-theory.ts';

/** What the tasks of this tutorial ask for, and say in their texts, follows from its theory. */

/** The probability that bit `place` of the outcomes reads 1. */
function chanceOfOne(probabilities: Readonly<Record<string, number>>, place = 0): number {
  return Object.entries(probabilities).reduce(
    (sum, [bits, share]) => sum + (bits.at(-1 - place) === '1' ? share : 0),
    0,
  );
}

/** For every case of a task, P(0) − P(1). */
const meansOf = (id: string) =>
  outcomesOf(id).map(({ name, probabilities }) => ({ name, mean: 1 - 2 * chanceOfOne(probabilities) }));

const anglesIn = (name: string) =>
  (name.match(/[\d.π]+/g) ?? []).map((text) => (text === 'π' ? Math.PI : Number(text)));

it('three features make a product of three cosines (R45.1)', () => {
  for (const { name, mean } of meansOf('three-features'))
    expect(mean, name).toBeCloseTo(
      anglesIn(name).reduce((product, x) => product * Math.cos(x), 1),
      9,
    );
});

it('the data twice makes sin 2x (R45.1)', () => {
  for (const { name, mean } of meansOf('twice-the-frequency'))
    expect(mean, name).toBeCloseTo(Math.sin(2 * (anglesIn(name)[0] ?? 0)), 9);
});

it('half the difference of the two circuits is the slope (R45.1)', () => {
  for (const { name, probabilities } of outcomesOf('two-circuits-for-a-slope')) {
    const [up, down] = [1 - 2 * chanceOfOne(probabilities, 0), 1 - 2 * chanceOfOne(probabilities, 1)];
    expect((up - down) / 2, name).toBeCloseTo(parameterShift(Math.cos, anglesIn(name)[0] ?? 0), 9);
  }
});

it('kernels are overlaps, with and without an inverse encoding (R45.1)', () => {
  const { x = 0, y = 0 } = taskNamed('a-kernel-value', 7).values.numbers;
  const [value] = outcomesOf('a-kernel-value', 7);
  expect(value?.probabilities['00']).toBeCloseTo(angleKernel([0.4, 1.9], [x, y]), 9);
  // Of the last pair one state has the relative phase i: ⟨φ|φ′⟩ = cos² ½ + i sin² ½.
  const kernels = [1, 0, angleKernel([0.3], [1.2]), Math.cos(0.5) ** 4 + Math.sin(0.5) ** 4];
  expect(meansOf('an-overlap-without-swap')).toHaveLength(kernels.length);
  for (const [index, { mean, name }] of meansOf('an-overlap-without-swap').entries())
    expect(mean, name).toBeCloseTo(kernels[index] ?? Number.NaN, 9);
});

it('one bit carries the global cost or the local one (R45.1)', () => {
  const zero = (angle: number) => Math.cos(angle / 2) ** 2;
  for (const { name, probabilities } of outcomesOf('the-global-cost'))
    expect(chanceOfOne(probabilities), name).toBeCloseTo(
      1 - anglesIn(name).reduce((product, angle) => product * zero(angle), 1),
      9,
    );
  for (const { name, probabilities } of outcomesOf('the-local-cost'))
    expect(chanceOfOne(probabilities), name).toBeCloseTo(
      1 - anglesIn(name).reduce((sum, angle) => sum + zero(angle) / 2, 0),
      9,
    );
});

it('the vote is that of the majority (R45.1)', () => {
  for (const [index, { amplitudes }] of columnsOf('a-vote-of-three').entries()) {
    const ones = (index & 1) + ((index >> 1) & 1) + (index >> 2);
    expect(amplitudes.findIndex((value) => Math.abs(value) > 0.5) / 2).toBe(index + (ones >= 2 ? 8 : 0));
  }
});

it('the row is written as amplitudes (R45.1)', () => {
  const { a = 0, b = 0 } = taskNamed('a-row-as-amplitudes', 6).values.numbers;
  const row = [1, -a, b, -a * b];
  const length = Math.hypot(...row);
  const [{ amplitudes } = { amplitudes: [] }] = columnsOf('a-row-as-amplitudes', 6);
  for (const [index, number] of row.entries()) expect(amplitudes[2 * index]).toBeCloseTo(number / length, 9);
});

it('numbers of readings and of test points make the errors that are asked for (R45.1)', () => {
  for (const variant of [1, 9, 20]) {
    const sign = taskNamed('readings-for-a-sign', variant);
    const points = taskNamed('how-many-test-points', variant);
    if (!isAnswered(sign, 'number') || !isAnswered(points, 'number')) throw new Error('both are numbers');
    const { f = 0, z = 1 } = sign.values.numbers;
    expect(numberOf(sign.answer.value, sign.values.numbers)).toBeCloseTo(readingsForError(f, f / z), 6);
    const { a = 0, gap = 0 } = points.values.numbers;
    const count = numberOf(points.answer.value, points.values.numbers) ?? 0;
    expect(gap / 100 / shareError(a / 100, count)).toBeCloseTo(2, 9);
  }
});
