/**
 * Repeatable random numbers in [0, 1): the "mulberry32" generator (32-bit state, public domain, by Tommy Ettinger).
 * A drawing must come out the same in every build, so `Math.random` is not for it.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
