import { add, type Complex, complex, fromPolar, multiply, scale } from '#circuit/quantum/complex.ts';
import { measureAll, measureQubit } from '#circuit/quantum/measurement.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { type Bit, bellState, innerProduct, qubitState, type StateVector } from '#circuit/quantum/state-vector.ts';
import { sinc } from '#src/drawings/interference.ts';
import { experiment } from '#src/drawings/two-slit.ts';

/** 0.8|0⟩ + 0.6|1⟩: the state of the first three scenes. */
export const EXAMPLE_STATE = qubitState(2 * Math.atan2(0.6, 0.8), 0);

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

/** How many entries are searched, and which is marked. */
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

/**
 * The amplitudes of the two paths from slit to screen at height `y`, in the drawing units of the home page's
 * experiment. The phase of a path is 2π·length/λ, given here relative to the mean of both paths, which no probability
 * depends on. The size is half the diffraction envelope of a slit, so that the square of the sum is the intensity of
 * `src/drawings/two-slit.ts`.
 */
export function pathAmplitudes(y: number): [upper: Complex, lower: Complex] {
  const { wavelength, slitSeparation, slitWidth, wallX, screenX, centerY } = experiment;
  const distance = screenX - wallX;
  const length = (slitY: number) => Math.hypot(distance, y - slitY);
  const difference = length(centerY - slitSeparation / 2) - length(centerY + slitSeparation / 2);
  const phase = (Math.PI * difference) / wavelength;
  const size = sinc((Math.PI * slitWidth * (y - centerY)) / (wavelength * distance)) / 2;
  return [fromPolar(size, phase), fromPolar(size, -phase)];
}

/** Height below the center at which the paths differ by 5/2 wavelengths: the third dark fringe. */
export function thirdDarkFringe(): number {
  const { wavelength, slitSeparation, wallX, screenX } = experiment;
  const distance = screenX - wallX;
  // All points with one path difference lie on a hyperbola whose foci are the slits.
  const halfDifference = (2.5 * wavelength) / 2;
  const focus = slitSeparation / 2;
  return halfDifference * Math.sqrt(1 + distance ** 2 / (focus ** 2 - halfDifference ** 2));
}
