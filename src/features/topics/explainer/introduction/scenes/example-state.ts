import { qubitState } from '#circuit/quantum/state-vector.ts';

/** 0.8|0⟩ + 0.6|1⟩: the state of the first three scenes. */
export const EXAMPLE_STATE = qubitState(2 * Math.atan2(0.6, 0.8), 0);
