/**
 * How often a patch of the surface code loses its qubit: memory of the logical Z for d rounds, where every operation fails
 * with probability p (`uniformNoise`), decoded by matching. Counted by `packages/decoding` with the seed d for each distance;
 * the test beside it counts again.
 */
export interface CountedRate {
  /** Probability that an operation fails. */
  p: number;
  shots: number;
  /** Runs that were lost, for each of `DISTANCES`. */
  failures: readonly [number, number, number];
}

export const DISTANCES = [3, 5, 7] as const;

export const COUNTED: readonly CountedRate[] = [
  { p: 0.002, shots: 200000, failures: [625, 172, 51] },
  { p: 0.003, shots: 200000, failures: [1293, 679, 266] },
  { p: 0.004, shots: 200000, failures: [2194, 1530, 892] },
  { p: 0.005, shots: 200000, failures: [3383, 2782, 2039] },
  { p: 0.006, shots: 40000, failures: [988, 949, 790] },
  { p: 0.007, shots: 40000, failures: [1273, 1364, 1355] },
  { p: 0.008, shots: 40000, failures: [1621, 1901, 1997] },
  { p: 0.009, shots: 40000, failures: [1974, 2636, 2981] },
  { p: 0.01, shots: 40000, failures: [2354, 3358, 4081] },
  { p: 0.011, shots: 40000, failures: [2864, 4040, 5315] },
  { p: 0.012, shots: 40000, failures: [3245, 5021, 6819] },
  { p: 0.013, shots: 40000, failures: [3725, 5956, 8032] },
  { p: 0.014, shots: 40000, failures: [4240, 6818, 9612] },
];

/** The shares lost at the rate of this place, in the order of `DISTANCES`. */
export function lostShares(at: number): number[] {
  const { shots, failures } = COUNTED[at] ?? { shots: 1, failures: [0, 0, 0] };
  return failures.map((count) => count / shots);
}
