import { fixed, percent, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import {
  CHSH,
  chshWins,
  countRange95,
  depolarizingFromInfidelity,
  deviationInSigmas,
  evenParity,
} from './first-quantum-circuit-theory.ts';

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'count-deviation-1024-0.5': fixed(countDeviation(1024, 0.5), 0),
  'count-range-95-low': countRange95(1024, 0.5)[0],
  'count-range-95-high': countRange95(1024, 0.5)[1],
  'deviation-in-sigmas-560-1024-0.5': fixed(deviationInSigmas(560, 1024, 0.5), 1),
  'chsh-local': fixed(CHSH.local, 0),
  'chsh-quantum': fixed(CHSH.quantum, 3),
  'chsh-local-wins': percent(chshWins(CHSH.local), 0),
  'chsh-quantum-wins': percent(chshWins(CHSH.quantum), 1),
  'even-parity-0.01-0.02': fixed(evenParity(0.01, 0.02), 4),
  'odd-parity-0.01-0.02': percent(1 - evenParity(0.01, 0.02), 2),
  'even-parity-count-of-4096': whole(4096 * evenParity(0.01, 0.02)),
  'even-parity-deviation-of-4096': fixed(countDeviation(4096, evenParity(0.01, 0.02)), 0),
  'even-parity-0.005-0.01': fixed(evenParity(0.005, 0.01), 4),
  'depolarizing-from-infidelity-0.01': percent(depolarizingFromInfidelity(0.01), 3),
  'even-parity-infidelity-0.01-0.02': fixed(evenParity(depolarizingFromInfidelity(0.01), 0.02), 4),
  'even-parity-0-0.02': fixed(evenParity(0, 0.02), 4),
};
