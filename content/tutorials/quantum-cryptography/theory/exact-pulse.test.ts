import { expect, test } from 'vitest';
import {
  bitXor,
  copierOutcomes,
  overlap,
  preparationState,
  preparedState,
  pulseRecords,
  totalOf,
} from './exact-pulse.ts';
import { conjugateCopyFidelity, interceptErrorRate } from './quantum-cryptography-theory.ts';

test('the four states: orthogonal within a basis, half overlapping across', () => {
  expect(overlap(preparedState(0, 'Z'), preparedState(1, 'Z'))).toBeCloseTo(0, 12);
  expect(overlap(preparedState(0, 'X'), preparedState(1, 'X'))).toBeCloseTo(0, 12);
  expect(overlap(preparedState(0, 'Z'), preparedState(0, 'X'))).toBeCloseTo(0.5, 12);
});

test('coins and pulse hold the four states, each with a quarter of the probability', () => {
  const amplitudes = preparationState().map(({ re }) => Number(re.toFixed(4)));
  expect(amplitudes).toEqual([0.5, 0, 0.3536, 0.3536, 0, 0.5, 0.3536, -0.3536]);
});

test.each([0, 0.25, 0.5, 1])('the records of pulses, %f of them intercepted', (intercepted) => {
  const records = pulseRecords(intercepted);
  const sifted = records.filter(({ aliceBasis, bobBasis }) => aliceBasis === bobBasis);
  const wrong = sifted.filter(({ aliceBit, bobBit }) => aliceBit !== bobBit);
  const others = records.filter(({ aliceBasis, bobBasis }) => aliceBasis !== bobBasis);
  expect(totalOf(records)).toBeCloseTo(1, 12);
  expect(totalOf(sifted)).toBeCloseTo(0.5, 12);
  expect(totalOf(wrong) / totalOf(sifted)).toBeCloseTo(interceptErrorRate(intercepted), 12);
  expect(totalOf(others.filter(({ aliceBit, bobBit }) => aliceBit === bobBit))).toBeCloseTo(0.25, 12);
});

test.each(['Z', 'X'] as const)('the copier does equally well for both copies of a state of %s', (basis) => {
  const [both = 0, first = 0, second = 0, none = 0] = copierOutcomes(basis);
  expect(both + first).toBeCloseTo(conjugateCopyFidelity(), 12);
  expect(both + second).toBeCloseTo(conjugateCopyFidelity(), 12);
  expect(both + first + second + none).toBeCloseTo(1, 12);
});

test('adding the key twice gives the message back', () => {
  const message = [1, 0, 1, 1] as const;
  const key = [0, 1, 1, 0] as const;
  expect(bitXor(bitXor(message, key), key)).toEqual(message);
  expect(() => bitXor(message, [1])).toThrow(RangeError);
});
