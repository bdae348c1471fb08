import { ry } from '#circuit/quantum/gates.ts';
import { measureAll, type RandomSource } from '#circuit/quantum/measurement.ts';
import { applyGate, type Bit, bellState, probabilities, type StateVector } from '#circuit/quantum/state-vector.ts';

export type Pair = readonly [a: Bit, b: Bit];

/** Only so many pairs are kept one by one; older ones are counted. */
export const RECENT_PAIRS = 10;

export interface PairTally {
  pairs: number;
  agreeing: number;
  /** How often each side alone read 1. */
  ones: readonly [a: number, b: number];
  /** The latest pairs, newest last. */
  recent: readonly Pair[];
}

export const NO_PAIRS: PairTally = { pairs: 0, agreeing: 0, ones: [0, 0], recent: [] };

/**
 * The Bell state (|00⟩ + |11⟩)/√2 in the coordinates of the two observers: the first measures along z, the second
 * along a direction turned by `angle` (radians) toward x.
 */
export function pairSeenAt(angle: number): StateVector {
  return applyGate(bellState(), ry(-angle), 1);
}

/** The probability that both read the same: cos²(angle/2). */
export function agreement(angle: number): number {
  const [p00 = 0, , , p11 = 0] = probabilities(pairSeenAt(angle));
  return p00 + p11;
}

/**
 * How often cards agree that were fixed beforehand, in Bell's simplest model: each pair carries one hidden direction,
 * and either side says 0 if it lies on the half toward its own direction. `angle` from 0 to π.
 * J. S. Bell, "On the Einstein Podolsky Rosen paradox" (1964), section III.
 */
export function agreementOfFixedCards(angle: number): number {
  return 1 - angle / Math.PI;
}

export function measurePairs(angle: number, times: number, random: RandomSource): Pair[] {
  const state = pairSeenAt(angle);
  return Array.from({ length: times }, () => {
    const [a = 0, b = 0] = measureAll(state, random);
    return [a, b] as const;
  });
}

export function addPairs(tally: PairTally, pairs: readonly Pair[]): PairTally {
  const ones = (side: 0 | 1) => pairs.filter((pair) => pair[side] === 1).length;
  return {
    pairs: tally.pairs + pairs.length,
    agreeing: tally.agreeing + pairs.filter(([a, b]) => a === b).length,
    ones: [tally.ones[0] + ones(0), tally.ones[1] + ones(1)],
    recent: [...tally.recent, ...pairs].slice(-RECENT_PAIRS),
  };
}
