import { gcd } from './number-theory.ts';

/** One convergent s/r of a continued fraction, with the whole number of the expansion that led to it. */
export interface Convergent {
  quotient: number;
  s: number;
  r: number;
}

/** All convergents of numerator/denominator, in order; the last is the fraction itself in lowest terms. */
export function convergents(numerator: number, denominator: number): Convergent[] {
  const list: Convergent[] = [];
  let [above, below] = [numerator, denominator];
  let [s, r, sBefore, rBefore] = [1, 0, 0, 1];
  while (below !== 0) {
    const quotient = Math.floor(above / below);
    [s, r, sBefore, rBefore] = [quotient * s + sBefore, quotient * r + rBefore, s, r];
    [above, below] = [below, above % below];
    list.push({ quotient, s, r });
  }
  return list;
}

/** The rule of this tutorial: the last convergent of c/size whose denominator is below N. */
export function lastConvergent(c: number, size: number, N: number): Convergent {
  const below = convergents(c, size).filter(({ r }) => r < N);
  const last = below.at(-1);
  if (last === undefined) throw new RangeError(`No denominator is below ${N}`);
  return last;
}

/**
 * The denominator of the fraction nearest to c/size among all with a denominator up to `limit`, as Python's
 * `Fraction.limit_denominator` finds it: it may be a semiconvergent, which the rule above never returns.
 */
export function nearestDenominator(c: number, size: number, limit: number): number {
  const list = convergents(c, size);
  const index = list.findIndex(({ r }) => r > limit);
  if (index === -1) return list.at(-1)?.r ?? 1;
  const last = list[index - 1] ?? { s: 1, r: 0 };
  const before = list[index - 2] ?? (index === 1 ? { s: 1, r: 0 } : { s: 0, r: 1 });
  const steps = Math.floor((limit - before.r) / last.r);
  const semi = { s: before.s + steps * last.s, r: before.r + steps * last.r };
  const distance = (fraction: { s: number; r: number }) => Math.abs(fraction.s / fraction.r - c / size);
  return distance(last) <= distance(semi) ? last.r : semi.r;
}

/** The fractions in lowest terms from `from` to `to` whose denominators are below N, in order of size. */
export function fractionsBetween(from: number, to: number, N: number): { s: number; r: number }[] {
  return Array.from({ length: N - 1 }, (_, index) => index + 1)
    .flatMap((r) => {
      const first = Math.ceil(from * r);
      return Array.from({ length: Math.floor(to * r) - first + 1 }, (_, index) => ({ s: first + index, r }));
    })
    .filter(({ s, r }) => gcd(s, r) === 1)
    .toSorted((a, b) => a.s / a.r - b.s / b.r);
}
