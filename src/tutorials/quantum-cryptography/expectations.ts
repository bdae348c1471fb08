import { countDeviation } from './theory.ts';

const TOLERATED_SIGMAS = 5;

/** All numbers in a line, in their order. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?\d+(\.\d+)?(e[+-]?\d+)?/g)].map(([number]) => Number(number));
}

/** Throws where a count is more than 5 σ off. */
export function expectCount(count: number, trials: number, probability: number): void {
  const allowed = TOLERATED_SIGMAS * countDeviation(trials, probability);
  if (!(trials > 0) || Math.abs(count - trials * probability) > allowed)
    throw new Error(`${count} of ${trials}; expected ${trials * probability} ± ${allowed}`);
}

/** Throws where a number is off by more than the tolerance, or missing. */
export function expectClose(found: number | undefined, expected: number, tolerance = 1e-9): void {
  if (found === undefined || !(Math.abs(found - expected) <= tolerance))
    throw new Error(`${found}; expected ${expected} ± ${tolerance}`);
}
