import { NOTHING } from './numbers.ts';

export type RowOrder = 'index' | 'value';

/** Indices of the basis states that can be read, in the order in which they are listed. */
export function amplitudeRows(probabilities: Float64Array, order: RowOrder): number[] {
  const rows: number[] = [];
  probabilities.forEach((probability, index) => {
    if (probability > NOTHING) rows.push(index);
  });
  // Equal ones keep the order of their numbers.
  return order === 'index' ? rows : rows.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b);
}
