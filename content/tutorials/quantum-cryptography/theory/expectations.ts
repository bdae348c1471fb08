/** All numbers in a line, in their order. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?\d+(\.\d+)?(e[+-]?\d+)?/g)].map(([number]) => Number(number));
}

/** Throws where a number is off by more than the tolerance, or missing. */
export function expectClose(found: number | undefined, expected: number, tolerance = 1e-9): void {
  if (found === undefined || !(Math.abs(found - expected) <= tolerance))
    throw new Error(`${found}; expected ${expected} ± ${tolerance}`);
}
