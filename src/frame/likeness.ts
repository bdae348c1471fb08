/** How much two addresses look alike, 0 to 1: Dice's coefficient over their pairs of neighboring letters. */
export function likeness(a: string, b: string): number {
  const inA = pairs(a);
  const inB = pairs(b);
  return (2 * inA.intersection(inB).size) / (inA.size + inB.size);
}

/** The last letter is paired with the end. */
const pairs = (text: string) =>
  new Set([...text.toLowerCase()].map((letter, index, letters) => letter + letters[index + 1]));
