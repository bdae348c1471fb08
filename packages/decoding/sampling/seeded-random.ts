/** A number in [0, 1), a new one at each call. */
export type RandomSource = () => number;

/**
 * Repeatable random numbers: xoshiro128** (Blackman and Vigna, ACM Trans. Math. Softw. 47, 36 (2021); public domain),
 * whose period of 2¹²⁸ − 1 no run of shots exhausts. Its state is filled from the seed by SplitMix32, as its authors
 * advise. Numbers have 32 random bits.
 */
export function seededRandom(seed: number): RandomSource {
  let next = seed | 0;
  const mixed = () => {
    next = (next + 0x9e3779b9) | 0;
    let value = Math.imul(next ^ (next >>> 16), 0x21f0aaad);
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
    return value ^ (value >>> 15);
  };
  let [a, b, c, d] = [mixed(), mixed(), mixed(), mixed()] as [number, number, number, number];
  return () => {
    const scrambled = Math.imul(rotated(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return (scrambled >>> 0) / 2 ** 32;
  };
}

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));
