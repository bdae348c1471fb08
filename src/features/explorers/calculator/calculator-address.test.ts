import { describe, expect, it } from 'vitest';
import { urls } from '#src/model/urls.ts';
import { readCalculation, writeCalculation } from './calculator-address.ts';
import { typedNumber, USUAL } from './inputs.ts';
import type { Inputs } from './reckon.ts';

const FIRST: Inputs = { ...USUAL, logicalQubits: 1459, hot: 1459, toffolis: 9.99e8 };

describe('R57.4 what is asked is in the address', () => {
  it('without what is as usual', () => {
    expect(writeCalculation(FIRST)).toBe('calculate=logicalQubits:1459,toffolis:999000000');
    const stored: Inputs = { ...FIRST, storage: 'yoked', hot: 59, cycle: 1e-3, ts: 7 };
    expect(writeCalculation(stored)).toBe(
      'calculate=ts:7,cycle:0.001,storage:yoked,logicalQubits:1459,hot:59,toffolis:999000000',
    );
    expect(readCalculation(`#${writeCalculation(stored)}`, FIRST)).toEqual({ inputs: stored, left: [] });
  });

  it('as a program’s estimate links to it', () => {
    const { hash } = new URL(urls.calculation({ qubits: 12, toffolis: 3, ts: 40 }), 'https://example.org');
    expect(readCalculation(hash, FIRST)).toEqual({
      inputs: { ...USUAL, logicalQubits: 12, hot: 12, toffolis: 3, ts: 40 },
      left: [],
    });
  });

  it('and what it cannot be is set to an end or left out, and named', () => {
    const asked = readCalculation(
      '#calculate=toffolis:1e30,error:1,factories:-1,cycle:0,routing:NaN,code:toric,hot',
      FIRST,
    );
    expect(asked?.inputs).toMatchObject({ toffolis: 1e18, error: 0.02, factories: 0, cycle: 1e-8, routing: 1.5 });
    expect(asked?.left).toEqual([
      '“toffolis:1e30”',
      '“error:1”',
      '“factories:-1”',
      '“cycle:0”',
      '“routing:NaN”',
      '“code:toric”',
      '“hot”',
    ]);
  });

  it('and other fragments are of something else', () => {
    expect(readCalculation('#reproduction', FIRST)).toBeUndefined();
    expect(readCalculation('', FIRST)).toBeUndefined();
  });
});

it('a number is read as people write it', () => {
  expect(['1459', ' 999,000,000 ', '9.99e8', '1e-400', ''].map(typedNumber)).toEqual([
    1459,
    9.99e8,
    9.99e8,
    0,
    undefined,
  ]);
  expect(['ten', '1.2.3', 'NaN'].map(typedNumber)).toEqual([undefined, undefined, undefined]);
});
