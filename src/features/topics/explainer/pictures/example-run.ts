import { H, T } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, probabilities, type StateVector } from '#circuit/quantum/state-vector.ts';

/** A gate of the example with the state after it; the first stage has no gate and is the start. */
export interface RunStage {
  gate?: string;
  state: StateVector;
}

const start = basisState([0]);
const afterH = applyGate(start, H, 0);
const afterT = applyGate(afterH, T, 0);

/** What is measured in the end. */
export const FINAL_STATE = applyGate(afterT, H, 0);

/** The smallest program in which amplitudes interfere: |0⟩ through H, T and H, state by state. */
export const STAGES: readonly RunStage[] = [
  { state: start },
  { gate: 'H', state: afterH },
  { gate: 'T', state: afterT },
  { gate: 'H', state: FINAL_STATE },
];

/** The probability of reading 1, if one measured now. */
export function probabilityOfOne(state: StateVector): number {
  return probabilities(state)[1] ?? 0;
}
