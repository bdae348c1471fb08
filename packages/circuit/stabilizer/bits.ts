/** How many of the 32 bits are set. */
export function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function isOdd(word: number): boolean {
  return (ones(word) & 1) === 1;
}

/** Each bit: the sum, modulo 2, of the bits below it. */
export function sumsBelow(word: number): number {
  let sums = word << 1;
  for (let step = 1; step < 32; step *= 2) sums ^= sums << step;
  return sums;
}

export function bitAt(words: Uint32Array, place: number): number {
  return ((words[place >> 5] ?? 0) >>> (place & 31)) & 1;
}

export function setBit(words: Uint32Array, place: number, value: number): void {
  const bit = 1 << (place & 31);
  const word = words[place >> 5] ?? 0;
  words[place >> 5] = value === 0 ? word & ~bit : word | bit;
}

/** Adds words to others, modulo 2. */
export function addWords(to: Uint32Array, from: Uint32Array): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) ^ (from[at] as number);
}
