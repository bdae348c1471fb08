/**
 * How the cost of two problems grows, on a classical and on a quantum computer. All of these count operations, not
 * seconds.
 */

/** Calls of the test that a classical search needs on average to find the one marked item among `size` (scan: N/2). */
export function classicalSearchCalls(size: number): number {
  return size / 2;
}

/**
 * Calls of the test after which Grover's search is most likely to show the one marked item among `size`: (π/4)·√N.
 * Source: Boyer, Brassard, Høyer and Tapp, arXiv:quant-ph/9605034.
 */
export function groverCalls(size: number): number {
  return (Math.PI / 4) * Math.sqrt(size);
}

/**
 * The size from which Grover's search needs less time than the classical one, if each of its calls takes `slowdown`
 * times as long: N/2 = slowdown·(π/4)·√N, hence N = (slowdown·π/2)².
 */
export function breakEvenSize(slowdown: number): number {
  return ((slowdown * Math.PI) / 2) ** 2;
}

/**
 * log₁₀ of the operations of the general number field sieve for a modulus of `bits` bits:
 * exp((64/9)^(1/3)·(ln N)^(1/3)·(ln ln N)^(2/3)), with the term o(1) in the exponent set to 0. The formula is a
 * heuristic and fixes no constant factor. Source: Buhler, Lenstra and Pomerance, doi:10.1007/BFb0091539.
 */
export function numberFieldSieveLog10(bits: number): number {
  const lnN = bits * Math.LN2;
  return (Math.cbrt(64 / 9) * Math.cbrt(lnN) * Math.cbrt(Math.log(lnN) ** 2)) / Math.LN10;
}

/**
 * log₁₀ of n³, the order of the gates in Shor's algorithm with schoolbook multiplication, for a modulus of `bits` bits.
 * It fixes no constant factor.
 */
export function shorGatesLog10(bits: number): number {
  return 3 * Math.log10(bits);
}
