/**
 * What a logical qubit in a rotated surface code costs, by the rule of most resource estimates: it fails in a round with
 * A (p/p_th)^((d+1)/2) (Fowler and Gidney 2018; Litinski 2019, equation 10). At p = 0.1% that is 10^−(d+3)/2 per logical qubit and
 * cycle, as Gidney and Ekerå (2021) assume. A rule of thumb for uniform circuit noise, not a bound.
 */
export const PREFACTOR = 0.1;
export const THRESHOLD = 0.01;

/** The smallest patch that corrects an error. */
const LEAST_HALVES = 2;

export interface SurfaceCodeCost {
  /** Λ = p_th/p: how many times less often a patch fails whose distance is larger by two. */
  suppression: number;
  /** How often it has to be divided by Λ, as the logarithms say; and the next whole number, (d + 1)/2. */
  needed: number;
  halves: number;
  distance: number;
  /** Per logical qubit and round, at this distance. */
  logicalError: number;
  /** Physical qubits: d² data and d² − 1 checks. */
  qubits: number;
}

/** Undefined at the threshold and above it, where no distance reaches a target. Throws a RangeError for what is no probability. */
export function surfaceCodeCost(error: number, target: number): SurfaceCodeCost | undefined {
  for (const each of [error, target])
    if (!(each > 0 && each < 1)) throw new RangeError(`${each} is no probability between 0 and 1`);
  if (error >= THRESHOLD) return undefined;
  const suppression = THRESHOLD / error;
  const needed = Math.log(PREFACTOR / target) / Math.log(suppression);
  // A target that is met exactly is not missed by rounding.
  const halves = Math.max(LEAST_HALVES, Math.ceil(needed - 1e-9));
  const distance = 2 * halves - 1;
  return {
    suppression,
    needed,
    halves,
    distance,
    logicalError: PREFACTOR / suppression ** halves,
    qubits: 2 * distance ** 2 - 1,
  };
}
