import { type BranchOf, type StateKind, turnState } from './branching.ts';
import type { MeasureInstruction } from './compile.ts';
import { toZ } from './turns.ts';

/**
 * The distribution of the classical bits, with measurements that are still to be read from the final states (ascending
 * by qubit): outcomes as text, bit 0 rightmost. The states are used up. A RangeError beyond `most` outcomes.
 */
export function readBits<State>(
  kind: StateKind<State>,
  branches: readonly BranchOf<State>[],
  terminal: readonly MeasureInstruction[] = [],
  most = Number.POSITIVE_INFINITY,
): Map<string, number> {
  const outcomes = new Map<string, number>();
  const read = terminal.map(({ qubit }) => qubit);
  for (const { probability, bits, state } of branches) {
    if (terminal.length === 0) {
      addOutcome(outcomes, bits, probability);
      continue;
    }
    for (const { basis, qubit } of terminal) turnState(kind, state, toZ(basis, qubit));
    const values = bits.slice();
    kind.visit(state, read, (share, bitAt) => {
      terminal.forEach(({ bit }, place) => {
        values[bit] = bitAt(place);
      });
      addOutcome(outcomes, values, probability * share);
      if (outcomes.size > most) throw new RangeError(`There are more than ${most} outcomes`);
    });
  }
  return outcomes;
}

/** Adds a probability to the outcome that these bits are, bit 0 first. */
export function addOutcome(outcomes: Map<string, number>, bits: Uint8Array, probability: number): void {
  const outcome = bits.toReversed().join('');
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + probability);
}
