import { NOTHING } from '#circuit/quantum/notation.ts';

export type RowOrder = 'index' | 'value';

/**
 * Up to this many states, all are listed, so that rows stay where they are; of more, those that cannot be read are only
 * counted.
 */
export const MOST_ROWS = 16;

/** Indices of the basis states that are listed, in their order. */
export function amplitudeRows(probabilities: Float64Array, order: RowOrder): number[] {
  const isShort = probabilities.length <= MOST_ROWS;
  const rows: number[] = [];
  for (let index = 0; index < probabilities.length; index += 1)
    if (isShort || (probabilities[index] ?? 0) > NOTHING) rows.push(index);
  // Equal ones keep the order of their numbers.
  return order === 'index' ? rows : rows.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b);
}

/** The largest of some probabilities, and what they make together. */
export function summary(probabilities: Float64Array): { largest: number; sum: number } {
  let largest = 0;
  let sum = 0;
  for (const probability of probabilities) {
    largest = Math.max(largest, probability);
    sum += probability;
  }
  return { largest, sum };
}

/** The rows that are laid out, `[first, end)` of `count`, when the list is scrolled to `top`: those in view, and one more. */
export function rowsInView(top: number, height: number, count: number): [first: number, end: number] {
  const first = Math.max(0, Math.min(Math.floor(top / height), count - MOST_ROWS));
  return [first, Math.min(count, first + MOST_ROWS + 1)];
}
