import type { Bit } from '#circuit/quantum/state-vector.ts';

/** So many results are kept one by one; older ones are only counted. */
export const RECENT_SHOTS = 60;

/** What measurements of one qubit have given. */
export interface ShotCounts {
  counts: readonly [zeros: number, ones: number];
  /** The latest results, newest last. */
  recent: readonly Bit[];
}

export const NO_SHOTS: ShotCounts = { counts: [0, 0], recent: [] };

export function addShots({ counts, recent }: ShotCounts, outcomes: readonly Bit[]): ShotCounts {
  const ones = outcomes.filter((outcome) => outcome === 1).length;
  return {
    counts: [counts[0] + outcomes.length - ones, counts[1] + ones],
    recent: [...recent, ...outcomes].slice(-RECENT_SHOTS),
  };
}

export function shotsOf({ counts }: ShotCounts): number {
  return counts[0] + counts[1];
}
