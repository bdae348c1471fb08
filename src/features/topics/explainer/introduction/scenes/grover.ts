import { add, type Complex, complex, fromPolar, multiply, scale } from '#circuit/quantum/complex.ts';
import { innerProduct, type StateVector } from '#circuit/quantum/state-vector.ts';

export const ENTRIES = 8;
export const MARKED = 5;
/** The best number of rounds for one marked entry among eight. */
export const ROUNDS = 2;

/** All entries with the same amplitude, 1/√8. */
export const UNIFORM: StateVector = Array.from({ length: ENTRIES }, () => complex(1 / Math.sqrt(ENTRIES)));

/**
 * Part of the oracle: turns the phase of the marked amplitude by π·share. With share 1 it is Grover's phase flip
 * (Nielsen and Chuang, section 6.1.1).
 */
function turnMarked(state: StateVector, share: number): StateVector {
  const turn = fromPolar(1, Math.PI * share);
  return state.map((amplitude, index) => (index === MARKED ? multiply(turn, amplitude) : amplitude));
}

/**
 * Part of the mirroring at the mean: |s⟩⟨s| + e^(iπ·share)(1 − |s⟩⟨s|), where |s⟩ is the uniform state. With share 1 it
 * is Grover's 2|s⟩⟨s| − 1 (Nielsen and Chuang, section 6.1.2); for every share it is unitary.
 */
function mirrorAtMean(state: StateVector, share: number): StateVector {
  const turn = fromPolar(1, Math.PI * share);
  const mean = meanAmplitude(state);
  return state.map((amplitude) => add(mean, multiply(turn, add(amplitude, scale(mean, -1)))));
}

export function meanAmplitude(state: StateVector): Complex {
  return scale(innerProduct(UNIFORM, state), 1 / Math.sqrt(ENTRIES));
}

/** The state after a number of half rounds, which may be a fraction: 1 is the first oracle, 2 the first whole round. */
export function searchState(halfRounds: number): StateVector {
  let state = UNIFORM;
  for (let half = 0; half < halfRounds; half++) {
    const share = Math.min(1, halfRounds - half);
    state = half % 2 === 0 ? turnMarked(state, share) : mirrorAtMean(state, share);
  }
  return state;
}
