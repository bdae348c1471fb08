import { describe, expect, it } from 'vitest';
import { add, type Complex, fromPolar, squaredMagnitude, ZERO } from '#circuit/quantum/complex.ts';
import { convergents, fractionsBetween, lastConvergent, nearestDenominator } from './continued-fractions.ts';
import { attempt, coprimeBases, goodBases, order, powerMod, powersUntilOne } from './number-theory.ts';
import {
  beauregardQubits,
  exactOrderByLimitDenominator,
  exactOrderProbability,
  expectedDistinct,
  FIFTEEN,
  fourierGates,
  GIDNEY_EKERA_2048,
  gidneyEkeraLogicalQubits,
  numberFieldSieveBits,
  outcomeDistribution,
  outcomeProbability,
  physicalPerLogical,
  registerSizes,
  runsFor,
  successWithin,
  TWENTY_ONE,
  toffolisPerSecond,
  verifiedProbability,
} from './shors-algorithm-theory.ts';

describe('number theory', () => {
  it('gives the orders and factors of the bases of 15', () => {
    expect(coprimeBases(15)).toEqual([2, 4, 7, 8, 11, 13, 14]);
    expect(coprimeBases(15).map((a) => order(a, 15))).toEqual([4, 2, 4, 4, 2, 4, 2]);
    expect(powersUntilOne(7, 15)).toEqual([7, 4, 13, 1]);
    expect(attempt(7, 15)).toEqual({ base: 7, order: 4, half: 4, factors: [3, 5] });
    expect(attempt(14, 15).factors).toBeUndefined();
    expect(goodBases(15)).toEqual([2, 4, 7, 8, 11, 13]);
  });

  it('gives the good and bad bases of 21', () => {
    expect(goodBases(21)).toEqual([2, 8, 10, 11, 13, 19]);
    expect([4, 16].map((a) => order(a, 21))).toEqual([3, 3]);
    expect([5, 17, 20].map((a) => attempt(a, 21).half)).toEqual([20, 20, 20]);
    expect(attempt(2, 21).factors).toEqual([7, 3]);
  });

  it('squares repeatedly as multiplying does', () => {
    for (let exponent = 0; exponent < 40; exponent++) {
      expect(powerMod(7, exponent, 15)).toBe([1, 7, 4, 13][exponent % 4]);
    }
  });

  it('refuses a base that shares a factor', () => {
    expect(() => order(6, 15)).toThrow(RangeError);
  });
});

describe('continued fractions', () => {
  it('reads the fractions of the tutorial', () => {
    const fraction = (c: number, size: number, N: number) => {
      const { s, r } = lastConvergent(c, size, N);
      return `${s}/${r}`;
    };
    expect([0, 64, 128, 192].map((c) => fraction(c, 256, 15))).toEqual(['0/1', '1/4', '1/2', '3/4']);
    expect([85, 427].map((c) => fraction(c, 512, 21))).toEqual(['1/6', '5/6']);
  });

  it('lists the fractions between two numbers', () => {
    expect(fractionsBetween(0.5, 1, 5).map(({ s, r }) => `${s}/${r}`)).toEqual(['1/2', '2/3', '3/4', '1/1']);
    const near = fractionsBetween(427 / 512 - 1 / 1024, 427 / 512 + 1 / 1024, 21);
    expect(near).toEqual([{ s: 5, r: 6 }]);
  });

  it('ends at the fraction itself, in lowest terms', () => {
    expect(convergents(427, 512).at(-1)).toMatchObject({ s: 427, r: 512 });
    expect(convergents(192, 256).at(-1)).toMatchObject({ s: 3, r: 4 });
  });

  it('finds the nearest fraction as a search through all of them does', () => {
    for (let c = 0; c < 512; c++) {
      let best = { distance: Number.POSITIVE_INFINITY, r: 1 };
      for (let r = 1; r <= 20; r++) {
        const distance = Math.abs(Math.round((c / 512) * r) / r - c / 512);
        if (distance < best.distance - 1e-12) best = { distance, r };
      }
      expect(nearestDenominator(c, 512, 20)).toBe(best.r);
    }
  });
});

describe('order finding', () => {
  /** P(c) from the state itself: work value a^k is left with the amplitudes of x = k, k + r, k + 2r, … */
  function simulated(c: number, r: number, t: number): number {
    const size = 2 ** t;
    let probability = 0;
    for (let k = 0; k < r; k++) {
      let amplitude: Complex = ZERO;
      for (let x = k; x < size; x += r) {
        amplitude = add(amplitude, fromPolar(1 / size, (-2 * Math.PI * ((x * c) % size)) / size));
      }
      probability += squaredMagnitude(amplitude);
    }
    return probability;
  }

  it('agrees with the inverse transform of the state', () => {
    for (const { r, t } of [FIFTEEN, TWENTY_ONE]) {
      for (let c = 0; c < 2 ** t; c += 7) {
        expect(outcomeProbability(c, r, t)).toBeCloseTo(simulated(c, r, t), 9);
      }
    }
  });

  it('has four sharp outcomes for 15', () => {
    outcomeDistribution(4, 8).forEach((probability, c) => {
      expect(probability).toBeCloseTo(c % 64 === 0 ? 0.25 : 0, 12);
    });
  });

  it('has six spread peaks for 21', () => {
    const distribution = outcomeDistribution(6, 9);
    const at = (...cs: number[]) => cs.map((c) => distribution[c]?.toFixed(4));
    expect(at(0, 256)).toEqual(['0.1667', '0.1667']);
    expect(at(85, 171, 341, 427)).toEqual(['0.1140', '0.1140', '0.1140', '0.1140']);
    expect(at(86, 170, 342, 426)).toEqual(['0.0285', '0.0285', '0.0285', '0.0285']);
    expect(distribution.reduce((sum, probability) => sum + probability)).toBeCloseTo(1, 12);
  });

  it('succeeds as often as the facts say', () => {
    expect(exactOrderProbability(FIFTEEN)).toBeCloseTo(0.5, 12);
    expect(successWithin(4, exactOrderProbability(FIFTEEN))).toBeCloseTo(0.9375, 12);
    expect(exactOrderProbability(TWENTY_ONE).toFixed(4)).toBe('0.3208');
    expect(exactOrderByLimitDenominator(TWENTY_ONE).toFixed(4)).toBe('0.3084');
    expect(runsFor(0.99, exactOrderProbability(TWENTY_ONE))).toBe(12);
    expect(runsFor(0.9375, 0.5)).toBe(4);
    expect(verifiedProbability(TWENTY_ONE).toFixed(4)).toBe('0.3211');
  });

  it('sizes the registers', () => {
    expect(registerSizes(15)).toEqual({ counting: 8, work: 4, total: 12 });
    expect(registerSizes(21)).toEqual({ counting: 9, work: 5, total: 14 });
    expect(fourierGates(8)).toEqual({ hadamards: 8, phases: 28, swaps: 4 });
    expect(expectedDistinct(2, 2)).toBeCloseTo(1.5, 12);
    expect(expectedDistinct(256, 1024)).toBeCloseTo(251.35, 2);
  });
});

describe('scaling', () => {
  it('gives the sieve’s exponents', () => {
    expect(numberFieldSieveBits(2048)).toBeCloseTo(116.9, 1);
    expect(numberFieldSieveBits(1024)).toBeCloseTo(86.77, 2);
  });

  it('gives the logical qubits of both constructions for RSA-2048', () => {
    expect(beauregardQubits(2048)).toBe(4099);
    expect(gidneyEkeraLogicalQubits(2048)).toBe(6189);
    expect(GIDNEY_EKERA_2048.physicalQubits).toBe(20_000_000);
    expect(physicalPerLogical()).toBeCloseTo(3231.5, 1);
    expect(toffolisPerSecond()).toBeCloseTo(93_750, 6);
  });
});
