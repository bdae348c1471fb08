import { describe, expect, it } from 'vitest';
import { inBillions, parseFunding, sumFunding, totalFunding } from './funding.ts';

describe('parseFunding', () => {
  it('reads millions and billions', () => {
    expect(parseFunding('$140M')).toBe(140_000_000);
    expect(parseFunding('$1.3B')).toBe(1_300_000_000);
  });

  it.each(['', 'Undisclosed', '140M', '$140', '$140K', 'EUR 100M', '$1.3B+', '$1,300M', '$-5M', '$5m'])(
    'refuses "%s"',
    (text) => {
      expect(() => parseFunding(text)).toThrow(RangeError);
    },
  );
});

describe('totalFunding', () => {
  it('adds millions to billions in the same unit', () => {
    expect(totalFunding(['$1.3B', '$140M', '$800M'])).toBe('$2B+');
  });

  it('rounds to the nearest whole billion', () => {
    expect(totalFunding(['$1.4B', '$99M'])).toBe('$1B+');
    expect(totalFunding(['$1.4B', '$100M'])).toBe('$2B+');
  });

  it('is nought for no companies', () => {
    expect(totalFunding([])).toBe('$0B+');
  });
});

it('writes a sum in billions with two decimals', () => {
  expect(inBillions(sumFunding(['$1.3B', '$140M', '$63M']))).toBe('$1.50B');
});
