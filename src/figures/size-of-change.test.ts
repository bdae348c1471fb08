import { describe, expect, it } from 'vitest';
import type { DatedValue, Figure } from '#src/model/figures.ts';
import { barScale, countChanges, factorText, sizeOf } from './size-of-change.ts';

const source = { id: 'a', title: 'A', publisher: 'A', url: 'https://a.example', kind: 'filing', isPrimary: true };
const valued = (value: Partial<DatedValue>): DatedValue => ({ asOf: '2025-12', disputed: [], source, ...value });
const dollars = (value: string, number: number, more: Partial<DatedValue> = {}) =>
  valued({ value, amount: { value: number, currency: 'USD' }, ...more });
const people = (value: string, count: number) => valued({ value, count });
const errorOf = (value: string, error: number, kind: 'mean' | 'typical' = 'mean') =>
  valued({ value, error: { value: error, kind, of: 'two-qubit gate' } });
const textOf = (from: DatedValue, to: DatedValue) => {
  const size = sizeOf({ from, to });
  return size && factorText(size);
};

describe('R24.19: the size of a change', () => {
  it('is a factor between two plain numbers of one unit', () => {
    expect(textOf(dollars('$43.1M', 43.1e6), dollars('$130.0M', 130e6))).toBe('× 3.0');
    expect(textOf(dollars('About $884M', 884e6), dollars('$546.2M', 546.2e6))).toBe('÷ 1.62');
    expect(textOf(people('2¹⁶ = 65,536', 65536), people('2²⁵ = 33,554,432', 33554432))).toBe('× 512');
  });

  it('is none of ranges, bounds, words, percentages and different units', () => {
    expect(textOf(people('280–320', 280), people('about 420', 420))).toBeUndefined();
    expect(textOf(people('45K+', 45000), people('16,482', 16482))).toBeUndefined();
    expect(textOf(people('150', 150), people('<1,000', 1000))).toBeUndefined();
    expect(textOf(dollars('over $1B', 1e9), dollars('$2B', 2e9))).toBeUndefined();
    expect(textOf(dollars('$1B', 1e9, { floor: true }), dollars('$2B', 2e9))).toBeUndefined();
    expect(textOf(dollars('$1B', 1e9), valued({ value: 'Public' }))).toBeUndefined();
    expect(textOf(dollars('$1B', 1e9), valued({ absent: 'not on record' }))).toBeUndefined();
    expect(
      textOf(dollars('$1B', 1e9), valued({ value: '€2B', amount: { value: 2e9, currency: 'EUR' } })),
    ).toBeUndefined();
    expect(textOf(valued({ value: '+42%', percent: 42 }), valued({ value: '+31%', percent: 31 }))).toBeUndefined();
    expect(textOf(people('56', 56), people('56', 56))).toBeUndefined();
  });

  it('compares the errors behind fidelities, where both are of one kind', () => {
    expect(sizeOf({ from: errorOf('99.5%', 0.005), to: errorOf('99.854%', 0.00146) })?.isOfError).toBe(true);
    expect(textOf(errorOf('99.5%', 0.005), errorOf('99.854%', 0.00146))).toBe('÷ 3.4');
    expect(textOf(errorOf('0.048%', 0.00048), errorOf('0.033%', 0.00033))).toBe('÷ 1.45');
    expect(textOf(errorOf('99.9%', 0.001, 'typical'), errorOf('99.67%', 0.0033))).toBeUndefined();
  });
});

it('R24.19: bars share one logarithmic scale, with room at the left only for what fell', () => {
  const [tenfold, hundredfold, tenth] = [10, 100, 0.1].map((factor) => ({ factor }));
  if (!tenfold || !hundredfold || !tenth) throw new Error('three sizes');
  expect(barScale([tenfold, hundredfold]).zero).toBe(0);
  expect(barScale([tenfold, hundredfold]).lengthOf(tenfold)).toBeCloseTo(0.5);
  expect(barScale([hundredfold, tenth]).zero).toBeCloseTo(1 / 3);
  expect(barScale([]).zero).toBe(0);
});

it('R24.19: the page counts what rose and fell as it is printed, and names the longest bar', () => {
  const figure = { subject: 'IonQ', label: 'Revenue' } as Figure;
  const up = { figure, from: dollars('$1M', 1e6), to: dollars('$92M', 92e6) };
  const down = { figure, from: people('20', 20), to: people('10', 10) };
  const fidelity = { figure, from: errorOf('99.5%', 0.005), to: errorOf('99.854%', 0.00146) };
  const error = { figure, from: errorOf('0.048%', 0.00048), to: errorOf('0.033%', 0.00033) };
  const corrected = { figure, from: people('300+', 300), to: { ...people('513', 513), correction: true as const } };
  expect(countChanges([up, down, fidelity, error, corrected])).toEqual({
    ...{ count: 5, corrections: 1, compared: 4, up: 2, down: 2 },
    largest: { subject: 'IonQ', label: 'Revenue', factor: '× 92' },
  });
  expect(countChanges([]).largest).toBeUndefined();
});
