import { significant } from '#src/charts/numbers.ts';

/** Errors per gate that are drawn, the largest first. */
export const ERRORS = [0.01, 0.001, 0.0001] as const;

/** Powers of ten of gates, from the shortest program that is drawn to the longest. */
export const GATES = [1, 2, 3, 4, 5] as const;

/** The share of runs in which every gate succeeds, where gates fail independently of each other. */
export function successOf(error: number, gates: number): number {
  return (1 - error) ** gates;
}

/** After how many gates at least half of the runs have failed. */
export function halfLifeOf(error: number): number {
  return Math.ceil(Math.log(0.5) / Math.log(1 - error));
}

/** A share in percent with the digits that say something; what hardly ever happens is a bound. */
export function shareText(share: number): string {
  const percent = 100 * share;
  if (percent < 0.001) return 'under 0.001%';
  return `${significant(percent, percent > 99 ? 3 : percent < 1 ? 1 : 2)}%`;
}

/** An error per gate in percent: "0.01%". */
export const errorText = (error: number) => `${Number((100 * error).toPrecision(1))}%`;
