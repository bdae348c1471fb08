import { describe, expect, it } from 'vitest';
import { seededRandom } from '../sampling/seeded-random.ts';
import { type CountedPoint, crossingOf } from './crossing.ts';
import { distanceFor, suppressionOf } from './suppression.ts';
import { wilson } from './wilson.ts';

describe('the interval of a count (R51.7)', () => {
  it('holds the share, and the true one in 95 of 100 cases', () => {
    const random = seededRandom(4);
    for (const share of [0.02, 0.3, 0.5]) {
      let held = 0;
      for (let run = 0; run < 2000; run += 1) {
        let failures = 0;
        for (let shot = 0; shot < 300; shot += 1) if (random() < share) failures += 1;
        const { low, high } = wilson(failures, 300);
        if (low <= share && share <= high) held += 1;
      }
      expect(held / 2000).toBeGreaterThan(0.93);
    }
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 3);
  });

  it('is never of width zero, nor outside of 0 and 1', () => {
    expect(wilson(0, 1000)).toEqual({ low: 0, high: 0.003 });
    expect(wilson(1000, 1000)).toEqual({ low: 0.997, high: 1 });
    expect(wilson(0, 1)).toEqual({ low: 0, high: 1 });
    for (const [failures, shots] of [
      [1, 0],
      [-1, 5],
      [6, 5],
      [0.5, 3],
      [Number.NaN, 3],
    ] as const)
      expect(() => wilson(failures, shots)).toThrow(RangeError);
  });
});

/** Counts whose curves scale as the formula says, with the scatter of their shots. */
function scaled(threshold: number, nu: number, seed: number, shots = 20_000): CountedPoint[] {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return [5, 7, 9, 13].flatMap((size) =>
    [0.85, 0.9, 0.95, 0.98, 1.02, 1.05, 1.1, 1.15].map((part) => {
      const rate = part * threshold;
      const x = ((rate - threshold) / threshold) * size ** (1 / nu);
      const share = 0.12 + 0.11 * x + 0.03 * x * x;
      const failures = Math.round(shots * share + Math.sqrt(shots * share * (1 - share)) * normal());
      return { size, rate, shots, failures };
    }),
  );
}

describe('the crossing of curves (R51.8)', () => {
  it('is found within its interval, as often as it says', () => {
    const runs = 60;
    let within = 0;
    for (let seed = 1; seed <= runs; seed += 1) {
      const crossing = crossingOf(scaled(0.0262, 1.4, seed));
      if (crossing.kind === 'none') throw new Error(crossing.why);
      expect(crossing.rate).toBeGreaterThan(0.0255);
      expect(crossing.rate).toBeLessThan(0.0269);
      expect(crossing.fails).toBeCloseTo(0.12, 1);
      if (Math.abs(crossing.rate - 0.0262) <= 2 * crossing.deviation) within += 1;
    }
    expect(within / runs).toBeGreaterThan(0.85);
  });

  it('of repetition codes, whose votes fail by the binomial distribution, is at one half', () => {
    const counted = [3, 5, 7, 9, 15].flatMap((size) =>
      [0.4, 0.44, 0.48, 0.52, 0.56, 0.6].map((rate) => {
        const shots = 100_000;
        return { size, rate, shots, failures: Math.round(shots * lostVotes(size, rate)) };
      }),
    );
    const crossing = crossingOf(counted);
    if (crossing.kind === 'none') throw new Error(crossing.why);
    expect(Math.abs(crossing.rate - 0.5)).toBeLessThan(2 * crossing.deviation);
    expect(crossing.deviation).toBeLessThan(0.002);
    expect(crossing.fails).toBeCloseTo(0.5, 2);
  });

  it('is no number where the curves do not cross, or little was counted', () => {
    const below = scaled(0.0262, 1.4, 1).filter(({ rate }) => rate < 0.025);
    expect(crossingOf(below)).toEqual({ kind: 'none', why: 'the curves do not cross' });
    const parallel = scaled(0.0262, 1.4, 1).map((point) => ({
      ...point,
      failures: Math.round((1000 * point.rate) / 0.02) * (20 - point.size),
    }));
    expect(crossingOf(parallel)).toEqual({ kind: 'none', why: 'the curves do not cross' });
    const none = scaled(0.0262, 1.4, 1).map((point) => ({ ...point, failures: 0 }));
    expect(crossingOf(none)).toEqual({ kind: 'none', why: 'too few failures' });
    expect(crossingOf([])).toEqual({ kind: 'none', why: 'too few points' });
    expect(crossingOf(scaled(0.0262, 1.4, 1).filter(({ size }) => size === 5))).toEqual({
      kind: 'none',
      why: 'too few points',
    });
  });
});

/** How often more than half of so many bits flip. */
function lostVotes(size: number, rate: number): number {
  let [lost, ways] = [0, 1];
  for (let flips = 0; flips <= size; flips += 1) {
    if (2 * flips > size) lost += ways * rate ** flips * (1 - rate) ** (size - flips);
    ways = (ways * (size - flips)) / (flips + 1);
  }
  return lost;
}

describe('what a larger code gains (R51.9)', () => {
  const points = [3, 5, 7].map((size) => ({
    size,
    rate: 0.003,
    shots: 1_000_000,
    failures: Math.round(1e6 * 0.01 * 2.14 ** (-(size - 3) / 2)),
  }));

  it('is Λ for each step of two in distance', () => {
    const suppression = suppressionOf(points);
    expect(suppression?.lambda).toBeCloseTo(2.14, 2);
    expect(suppression?.deviation).toBeGreaterThan(0);
    expect(suppression?.deviation).toBeLessThan(0.05);
    expect(suppressionOf(points.slice(1, 2))).toBeUndefined();
    expect(suppressionOf(points.map((point) => ({ ...point, failures: 0 })))).toBeUndefined();
  });

  it('is the odd distance that reaches a wished error, if there is one', () => {
    const distance = distanceFor(points, 1e-6) ?? 0;
    expect(distance % 2).toBe(1);
    expect(0.01 * 2.14 ** (-(distance - 3) / 2)).toBeLessThanOrEqual(1.001e-6);
    expect(0.01 * 2.14 ** (-(distance - 5) / 2)).toBeGreaterThan(1e-6);
    expect(
      distanceFor(
        points.map(({ failures, size, ...point }) => ({ ...point, size: 10 - size, failures })),
        1e-6,
      ),
    ).toBeUndefined();
  });
});
