/** Greatest common divisor of two non-negative integers (Euclid). */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** base^exponent modulo N by repeated squaring; exact while N < 2²⁶. */
export function powerMod(base: number, exponent: number, N: number): number {
  if (exponent === 0) return 1 % N;
  const half = powerMod(base, Math.floor(exponent / 2), N);
  const square = (half * half) % N;
  return exponent % 2 === 0 ? square : (square * (base % N)) % N;
}

/** a, a², a³ … modulo N up to the first 1; their number is the order of a. A RangeError if a and N share a factor. */
export function powersUntilOne(a: number, N: number): number[] {
  if (gcd(a, N) !== 1) throw new RangeError(`${a} has no order modulo ${N}: they share a factor`);
  const powers = [a % N];
  for (let power = a % N; power !== 1; ) {
    power = (power * a) % N;
    powers.push(power);
  }
  return powers;
}

/** The smallest r ≥ 1 with a^r = 1 modulo N (Shor 1997, section 5). */
export function order(a: number, N: number): number {
  return powersUntilOne(a, N).length;
}

/** The numbers from 2 to N − 1 that share no factor with N. */
export function coprimeBases(N: number): number[] {
  return Array.from({ length: N - 2 }, (_, index) => index + 2).filter((a) => gcd(a, N) === 1);
}

/** What the order of a base is worth for factoring. */
export interface Attempt {
  base: number;
  order: number;
  /** a^(r/2) modulo N; absent where r is odd. */
  half?: number;
  /** gcd(a^(r/2) − 1, N) and gcd(a^(r/2) + 1, N); absent where the base fails. */
  factors?: [number, number];
}

/** Shor's reduction: factors of N from the order of one base, or the lack of them. */
export function attempt(base: number, N: number): Attempt {
  const r = order(base, N);
  if (r % 2 === 1) return { base, order: r };
  const half = powerMod(base, r / 2, N);
  if (half === N - 1) return { base, order: r, half };
  return { base, order: r, half, factors: [gcd(half - 1, N), gcd(half + 1, N)] };
}

/** One attempt for each base of `coprimeBases`. */
export function attempts(N: number): Attempt[] {
  return coprimeBases(N).map((base) => attempt(base, N));
}

/** The bases that lead to proper factors. */
export function goodBases(N: number): number[] {
  return attempts(N)
    .filter(({ factors }) => factors !== undefined)
    .map(({ base }) => base);
}
