import { seededRandom } from '#circuit/quantum/seeded-random.ts';

/** Chance that a seed repeats: the same seed gives the same choices in the same order. */
export interface Chance {
  /** A number in [0, 1). */
  number(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function seededChance(seed: number): Chance {
  const number = seededRandom(seed);
  function pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(number() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  }
  return {
    number,
    between: (least, most) => least + Math.floor(number() * (most - least + 1)),
    happens: (probability) => number() < probability,
    pick,
  };
}

/** Picks by weight: an entry with weight 3 comes three times as often as one with weight 1. */
export function pickWeighted<T>(chance: Chance, entries: readonly (readonly [weight: number, entry: T])[]): T {
  let left = chance.number() * entries.reduce((total, [weight]) => total + weight, 0);
  for (const [weight, entry] of entries) {
    left -= weight;
    if (left < 0) return entry;
  }
  throw new Error('There is nothing to pick from');
}
