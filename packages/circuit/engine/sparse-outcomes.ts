import { runBranches } from './branching.ts';
import { MOST_AMPLITUDES, MOST_TERMS } from './choose-engine.ts';
import { readBits } from './outcomes.ts';
import type { Register } from './register.ts';
import { SparseState, sparseStates } from './sparse-states.ts';
import { terminalMeasurements } from './terminal.ts';

/** The exact distribution of the bits of a circuit whose states have few terms. A RangeError where they have many. */
export function sparseOutcomes({ instructions, qubits, bits }: Register, most: number): Map<string, number> {
  const { before, terminal } = terminalMeasurements(instructions);
  const sparse = sparseStates((terms) => {
    if (terms > MOST_TERMS)
      throw new RangeError(
        `${qubits} qubits take part, and at most ${Math.log2(MOST_AMPLITUDES)} can be calculated where states have more than ${MOST_TERMS} terms`,
      );
  });
  const start = { probability: 1, bits: new Uint8Array(bits), state: new SparseState() };
  const branches = runBranches(sparse, before, [start], (split) => split);
  return readBits(sparse, branches, terminal, most);
}
