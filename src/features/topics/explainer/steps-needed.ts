/** How many steps two methods need for a problem of a size, both as base-2 logarithms. */
export interface Comparison {
  readonly title: string;
  readonly gain: string;
  /** Sizes from the left to the right end of the chart. */
  readonly sizes: readonly [least: number, most: number];
  readonly classical: (size: number) => number;
  readonly quantum: (size: number) => number;
}

/**
 * Factoring an n-bit number. Classical: the general number field sieve, exp((64/9 · ln N)^(1/3) · (ln ln N)^(2/3)),
 * the o(1) of the exponent left out (Lenstra and Lenstra, 1993). Quantum: n³, the order of Shor's gate count.
 */
export const factoring: Comparison = {
  title: 'Factoring',
  gain: 'large gain',
  sizes: [64, 2048],
  classical: (bits) => {
    const logN = bits * Math.LN2;
    return (Math.cbrt((64 / 9) * logN) * Math.log(logN) ** (2 / 3)) / Math.LN2;
  },
  quantum: (bits) => 3 * Math.log2(bits),
};

/** Searching a list of 2ⁿ entries: N/2 looks on average, against (π/4)√N of Grover's rounds. */
export const searching: Comparison = {
  title: 'Searching',
  gain: 'square root',
  sizes: [2, 64],
  classical: (bits) => bits - 1,
  quantum: (bits) => Math.log2(Math.PI / 4) + bits / 2,
};

/** Reading through 2ⁿ things, where quantum mechanics is no help. */
export const everyday: Comparison = {
  title: 'Everyday use',
  gain: 'no known gain',
  sizes: [2, 64],
  classical: (bits) => bits,
  quantum: (bits) => bits,
};

export const comparisons: readonly Comparison[] = [factoring, searching, everyday];
