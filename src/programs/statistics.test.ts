import { describe, expect, it } from 'vitest';
import { assertCounts, countDeviation } from './statistics.ts';

const shots = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([label, count]) => Array.from({ length: count }, () => label));

describe('counts are held against probabilities', () => {
  it('within five standard deviations', () => {
    expect(countDeviation(1024, 0.5)).toBe(16);
    expect(() => assertCounts(shots({ 0: 512 + 80, 1: 512 - 80 }), { 0: 0.5, 1: 0.5 })).not.toThrow();
    expect(() => assertCounts(shots({ 0: 512 + 81, 1: 512 - 81 }), { 0: 0.5, 1: 0.5 })).toThrow('"0" came 593 times');
  });

  it('exactly where an outcome is impossible or certain', () => {
    expect(() => assertCounts(shots({ '00': 999, '01': 1 }), { '00': 1 })).toThrow();
    expect(() => assertCounts(shots({ '00': 1000 }), { '00': 1 })).not.toThrow();
  });

  it('with probabilities that add up to one', () => {
    expect(() => assertCounts(shots({ 0: 10 }), { 0: 0.9 })).toThrow('add up to 0.9');
  });
});
