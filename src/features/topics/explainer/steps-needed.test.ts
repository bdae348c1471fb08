import { describe, expect, it } from 'vitest';
import { everyday, factoring, searching } from './steps-needed.ts';

describe('steps', () => {
  it('of factoring: about 2¹¹⁷ operations of the number field sieve for 2,048 bits, against 2³³', () => {
    expect(factoring.classical(2048)).toBeCloseTo(116.9, 1);
    expect(factoring.quantum(2048)).toBe(33);
  });

  it('of search: half the exponent', () => {
    expect(searching.classical(40)).toBe(39);
    expect(searching.quantum(40)).toBeCloseTo(Math.log2(Math.PI / 4) + 20, 12);
  });

  it('of everyday computing: none', () => {
    expect(everyday.quantum(30)).toBe(everyday.classical(30));
  });
});
