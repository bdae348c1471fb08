import { bornProbabilities } from '../quantum/amplitudes.ts';
import { marginal } from '../quantum/marginal.ts';
import { NEVER } from './branching.ts';
import type { MeasureInstruction } from './compile.ts';
import type { Branch } from './snapshot.ts';
import { toZ, turn } from './turns.ts';

/**
 * The distribution of the classical bits, with measurements that are still to be read from the final states: outcomes as
 * text, bit 0 rightmost. The states are used up. A RangeError beyond `most` outcomes.
 */
export function readBits(
  branches: readonly Branch[],
  terminal: readonly MeasureInstruction[] = [],
  most = Number.POSITIVE_INFINITY,
): Map<string, number> {
  const outcomes = new Map<string, number>();
  const read = terminal.map(({ qubit }) => qubit);
  for (const { probability, bits, state } of branches) {
    for (const { basis, qubit } of terminal) turn(state, toZ(basis, qubit));
    const values = bits.slice();
    const shares = terminal.length > 0 ? marginal(bornProbabilities(state), read) : [1];
    shares.forEach((share, index) => {
      if (share < NEVER) return;
      terminal.forEach(({ bit }, place) => {
        values[bit] = (index >> place) & 1;
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
