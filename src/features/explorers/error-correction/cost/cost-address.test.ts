import { describe, expect, it } from 'vitest';
import { FIRST } from './cost.ts';
import { readCost, writeCost } from './cost-address.ts';

describe('the dials of the cost in the address (R54.14)', () => {
  it('come back as they were', () => {
    expect(writeCost(FIRST)).toBe('cost=1e-3;1e-12');
    for (const state of [FIRST, { error: 1.57e-3, target: 1e-15 }, { error: 0.02, target: 1e-3 }])
      expect(readCost(`#${writeCost(state)}`)).toEqual({ state, left: [] });
  });

  it('end where they end, and say so', () => {
    expect(readCost('#cost=0.5;1e-30')).toEqual({ state: { error: 0.02, target: 1e-15 }, left: ['“0.5”', '“1e-30”'] });
    expect(readCost('#cost=Infinity;1')?.state).toEqual({ error: 0.02, target: 1e-3 });
  });

  it('stand as at first for what is no probability, and name it', () => {
    for (const bad of ['0', 'NaN', '1e-400', '-1', ''])
      expect(readCost(`#cost=${bad};${bad}`)).toEqual({ state: FIRST, left: [`“${bad}”`, `“${bad}”`] });
    expect(readCost('#cost=1e-3;1e-12;x=y')?.left).toEqual(['“y”', '“x”']);
  });

  it('leave other fragments alone', () => {
    for (const fragment of ['', '#', '#costs', '#patch=5']) expect(readCost(fragment)).toBeUndefined();
  });
});
