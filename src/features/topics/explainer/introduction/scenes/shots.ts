import { measureAll, measureQubit } from '#circuit/quantum/measurement.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { type Bit, bellState, type StateVector } from '#circuit/quantum/state-vector.ts';
import { EXAMPLE_STATE } from './example-state.ts';

export const SHOTS = 100;
export const PAIRS = 8;

/** A film must run the same each time, so its chance is seeded. */
const SHOT_SEED = 5;
const PAIR_SEED = 4;

/** Measurements of the example state, prepared anew each time: the result, and the state it leaves. */
export const shots: readonly { outcome: Bit; state: StateVector }[] = (() => {
  const random = seededRandom(SHOT_SEED);
  return Array.from({ length: SHOTS }, () => measureQubit(EXAMPLE_STATE, 0, random));
})();

/** The results of measuring both qubits of Bell pairs (|00⟩ + |11⟩)/√2, left and right. */
export const pairResults: readonly (readonly Bit[])[] = (() => {
  const random = seededRandom(PAIR_SEED);
  return Array.from({ length: PAIRS }, () => measureAll(bellState(), random));
})();
