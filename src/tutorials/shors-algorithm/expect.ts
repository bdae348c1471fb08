import { countDeviation, TOLERATED_SIGMAS } from '#src/programs/statistics.ts';

/** Throws where a text is not the one expected. */
export function expectEqual(found: string | undefined, expected: string): void {
  if (found !== expected) throw new Error(`Found "${found}", expected "${expected}"`);
}

/** Throws where `count` of `n` is more than 5 σ from n·p. */
export function expectCount(what: string, count: number, n: number, p: number): void {
  const allowed = TOLERATED_SIGMAS * countDeviation(n, p);
  if (Math.abs(count - n * p) > allowed) throw new Error(`${what}: ${count} of ${n}, expected ${n * p} ± ${allowed}`);
}
