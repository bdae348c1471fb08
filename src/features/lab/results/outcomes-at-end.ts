import type { Snapshot } from '../engine/snapshot.ts';
import { digits } from './numbers.ts';

/** What a circuit reads at its end: its bits, or all its qubits where it has none. */
export function outcomesAtEnd(
  { bits, probabilities, qubits }: Snapshot,
  hasBits: boolean,
): ReadonlyMap<string, number> {
  if (hasBits) return bits;
  const outcomes = new Map<string, number>();
  probabilities.forEach((probability, index) => {
    if (probability > 1e-12) outcomes.set(digits(index, qubits), probability);
  });
  return outcomes;
}
