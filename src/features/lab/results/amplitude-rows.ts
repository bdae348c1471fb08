import { NOTHING } from './numbers.ts';

export type RowOrder = 'index' | 'value';

/** So many states are all listed, so that rows stay where they are; of more, those that cannot be read are counted. */
export const MOST_ROWS = 16;

/** Indices of the basis states that are listed, in their order. */
export function amplitudeRows(probabilities: Float64Array, order: RowOrder): number[] {
  const isShort = probabilities.length <= MOST_ROWS;
  const rows: number[] = [];
  probabilities.forEach((probability, index) => {
    if (isShort || probability > NOTHING) rows.push(index);
  });
  // Equal ones keep the order of their numbers.
  return order === 'index' ? rows : rows.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b);
}

/** The rows that are laid out, `[first, end)` of `count`, when the list is scrolled to `top`: those in view, and one more. */
export function rowsInView(top: number, height: number, count: number): [first: number, end: number] {
  const first = Math.max(0, Math.min(Math.floor(top / height), count - MOST_ROWS));
  return [first, Math.min(count, first + MOST_ROWS + 1)];
}
