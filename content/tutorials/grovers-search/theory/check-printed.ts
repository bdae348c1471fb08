import { assertCount, TOLERATED_SIGMAS } from '#src/features/learn/runner/statistics.ts';
import { averageChecks, bestIterations, successProbability } from './grovers-search-theory.ts';

/** Throws where the mean of the checks of so many classical searches among eight is not 4.5 within 5 σ. */
export function checkMean(mean: number, searches: number): void {
  // The variance of a number drawn evenly from 1 to N is (N² − 1)/12.
  const allowed = TOLERATED_SIGMAS * Math.sqrt((8 ** 2 - 1) / 12 / searches);
  if (!(Math.abs(mean - averageChecks(8)) <= allowed)) throw new Error(`Mean ${mean}, expected 4.5 ± ${allowed}`);
}

/** Throws where the lines "N = …: … iterations, P = …" are not those of the theory, P to four decimals. */
export function checkSuccessTable(sizes: readonly number[], lines: readonly string[]): void {
  const found = lines.map((line) => line.replace(/P = (.*)$/, (_, p) => `P = ${Number(p).toFixed(4)}`)).join('\n');
  const expected = sizes
    .map((N) => [N, bestIterations(N), successProbability(N, bestIterations(N)).toFixed(4)])
    .map(([N, k, p]) => `N = ${N}: ${k} iterations, P = ${p}`)
    .join('\n');
  if (found !== expected) throw new Error(`Found\n${found}\nexpected\n${expected}`);
}

interface Search {
  k: number;
  marked: readonly string[];
}

/** Throws where a line "… marked, k = …: found in … of … searches" among eight items does not fit the theory. */
export function checkOvershooting(searches: readonly Search[], lines: readonly string[]): void {
  searches.forEach(({ k, marked }, index) => {
    const line = lines[index] ?? '';
    const [, hits, n] = /: found in (\d+) of (\d+) searches$/.exec(line) ?? [];
    const name = `${marked.length} marked, k = ${k}`;
    if (!line.startsWith(`${name}:`)) throw new Error(`"${line}" is not the line of ${name}`);
    assertCount(name, Number(hits), Number(n), successProbability(8, k, marked.length));
  });
}
