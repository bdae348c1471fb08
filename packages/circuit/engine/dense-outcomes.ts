import { runBranches } from './branching.ts';
import { MOST_AMPLITUDES } from './choose-engine.ts';
import { DENSE, initialBranch } from './dense-states.ts';
import { readBits } from './outcomes.ts';
import type { Register } from './register.ts';
import { terminalMeasurements } from './terminal.ts';

/** The exact distribution of the bits of a circuit by all amplitudes. A RangeError where they are too many. */
export function denseOutcomes({ instructions, qubits, bits }: Register, most: number): Map<string, number> {
  const { before, terminal } = terminalMeasurements(instructions);
  const size = 2 ** qubits;
  const branches = runBranches(DENSE, before, [initialBranch(qubits, bits)], (split) => {
    if (split.length * size > MOST_AMPLITUDES)
      throw new RangeError(`Measurements lead to more than ${MOST_AMPLITUDES / size} states of ${qubits} qubits`);
    return split;
  });
  return readBits(DENSE, branches, terminal, most);
}
