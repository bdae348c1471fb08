import { describe, expect, it } from 'vitest';
import { complex } from '#circuit/quantum/complex.ts';
import { complexText, counted, decimal, inUnitsOfPi } from './number-text.ts';

describe('decimal', () => {
  it('rounds to three decimals, without a negative zero', () => {
    expect([Math.SQRT1_2, -0.25, -1e-9, 1].map(decimal)).toEqual(['0.707', '−0.25', '0', '1']);
  });
});

describe('complexText', () => {
  it('leaves out what rounds to zero', () => {
    expect(complexText(complex(0.5, 1e-17))).toBe('0.5');
    expect(complexText(complex(1e-17, -0.5))).toBe('−0.5i');
    expect(complexText(complex(0, 1))).toBe('i');
    expect(complexText(complex(-1e-17, 1e-17))).toBe('0');
  });

  it('joins both parts with the sign of the second', () => {
    expect(complexText(complex(0.35355, 0.35355))).toBe('0.354 + 0.354i');
    expect(complexText(complex(-0.5, -0.866))).toBe('−0.5 − 0.866i');
  });
});

describe('counted', () => {
  it('read as in a sentence', () => {
    expect([counted(1, 'pair'), counted(0, 'pair'), counted(1000, 'run')]).toEqual(['1 pair', '0 pairs', '1,000 runs']);
  });
});

describe('inUnitsOfPi', () => {
  it('cancels the fraction', () => {
    expect([0, 15, 60, 150, 180, 345, 360].map(inUnitsOfPi)).toEqual(['0', 'π/12', 'π/3', '5π/6', 'π', '23π/12', '2π']);
  });
});
