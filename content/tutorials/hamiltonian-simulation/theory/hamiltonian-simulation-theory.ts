/**
 * A chain of spins in a field across it, the transverse-field Ising chain with open ends:
 * H = −J Σ Z_i Z_{i+1} − h Σ X_i. Energies are in units of J, times in units of ħ/J. Spin i is bit i of a basis
 * state's number, and bit 0 means up. Sources: Lloyd, doi:10.1126/science.273.5278.1073; Suzuki,
 * doi:10.1007/BF01609348; Childs, Su, Tran, Wiebe and Zhu, doi:10.1103/PhysRevX.11.011020.
 */

export interface Chain {
  /** Number of spins. */
  n: number;
  /** Strength of the bonds. */
  J: number;
  /** Strength of the field. */
  h: number;
}

/** The chain of this tutorial, and the same without its bonds. */
export const CHAIN: Chain = { n: 4, J: 1, h: 2 };
export const FREE: Chain = { ...CHAIN, J: 0 };

/** The time that the programs go to, and the steps that they take. */
export const TIME = 1;
export const STEPS = 4;

/** The spin that is read: the second one, q[1], with a neighbor on either side. */
export const READ = 1;

/** Amplitudes by basis state, real and imaginary parts apart. */
export interface Amplitudes {
  re: Float64Array;
  im: Float64Array;
}

/** How far every spin leans toward the field at the start, in radians: RY(π/4) on |0⟩. */
export const LEAN = Math.PI / 4;

/** All spins leaning, each by itself. */
export function leaning(n: number): Amplitudes {
  const chance = (state: number, spin: number) => ((state >> spin) & 1 ? Math.sin(LEAN / 2) : Math.cos(LEAN / 2));
  const re = Float64Array.from({ length: 2 ** n }, (_, state) =>
    Array.from({ length: n }, (_, spin) => chance(state, spin)).reduce((product, each) => product * each, 1),
  );
  return { re, im: new Float64Array(2 ** n) };
}

const sign = (state: number, spin: number) => ((state >> spin) & 1 ? -1 : 1);

/** Bonds whose spins agree minus bonds whose spins differ: Σ Z_i Z_{i+1} of a basis state. */
export function agreement(state: number, n: number): number {
  let sum = 0;
  for (let spin = 0; spin + 1 < n; spin++) sum += sign(state, spin) * sign(state, spin + 1);
  return sum;
}

/** Multiplies by e^{iJ dt ΣZZ}, in place: the bonds alone. */
export function turnBonds({ n, J }: Chain, dt: number, { re, im }: Amplitudes): void {
  for (let state = 0; state < re.length; state++) {
    const angle = J * dt * agreement(state, n);
    rotate(re, im, state, Math.cos(angle), Math.sin(angle));
  }
}

function rotate(re: Float64Array, im: Float64Array, state: number, cos: number, sin: number): void {
  const [a, b] = [re[state] ?? 0, im[state] ?? 0];
  re[state] = cos * a - sin * b;
  im[state] = sin * a + cos * b;
}

/** Multiplies by e^{ih dt ΣX}, in place: the field alone. Each spin turns by itself. */
export function turnSpins({ n, h }: Chain, dt: number, { re, im }: Amplitudes): void {
  const [cos, sin] = [Math.cos(h * dt), Math.sin(h * dt)];
  for (let spin = 0; spin < n; spin++) {
    for (let low = 0; low < re.length; low++) {
      if ((low >> spin) & 1) continue;
      const high = low | (1 << spin);
      const [a, b, c, d] = [re[low] ?? 0, im[low] ?? 0, re[high] ?? 0, im[high] ?? 0];
      re[low] = cos * a - sin * d;
      im[low] = cos * b + sin * c;
      re[high] = cos * c - sin * b;
      im[high] = cos * d + sin * a;
    }
  }
}

/** Order 1: bonds, then field. Order 2: half of the field, bonds, the other half. */
export type Order = 1 | 2;

/** One step of a product formula, in place. */
export function step(chain: Chain, order: Order, dt: number, state: Amplitudes): void {
  if (order === 2) turnSpins(chain, dt / 2, state);
  turnBonds(chain, dt, state);
  turnSpins(chain, order === 2 ? dt / 2 : dt, state);
}

/** The leaning spins after `steps` steps that make up the time t. */
export function simulated(chain: Chain, order: Order, steps: number, t: number): Amplitudes {
  const state = leaning(chain.n);
  for (let done = 0; done < steps; done++) step(chain, order, t / steps, state);
  return state;
}

/** H times a vector of amplitudes. H is real. */
function timesH({ n, J, h }: Chain, vector: Float64Array): Float64Array {
  return vector.map((value, state) => {
    let flipped = 0;
    for (let spin = 0; spin < n; spin++) flipped += vector[state ^ (1 << spin)] ?? 0;
    return -J * agreement(state, n) * value - h * flipped;
  });
}

const LONGEST = 0.1;
const TERMS = 14;

/** Multiplies by e^{−iHt} without product formula, in place: the series of the exponential, in short pieces. */
export function evolve(chain: Chain, t: number, state: Amplitudes): void {
  const pieces = Math.max(1, Math.ceil(Math.abs(t) / LONGEST));
  for (let piece = 0; piece < pieces; piece++) series(chain, t / pieces, state);
}

function series(chain: Chain, dt: number, state: Amplitudes): void {
  let term: Amplitudes = { re: state.re.slice(), im: state.im.slice() };
  for (let k = 1; k <= TERMS; k++) {
    const [re, im] = [timesH(chain, term.re), timesH(chain, term.im)];
    // −i (a + ib) = b − ia
    term = { re: im.map((value) => (value * dt) / k), im: re.map((value) => (-value * dt) / k) };
    for (let index = 0; index < state.re.length; index++) {
      state.re[index] = (state.re[index] ?? 0) + (term.re[index] ?? 0);
      state.im[index] = (state.im[index] ?? 0) + (term.im[index] ?? 0);
    }
  }
}

/** The leaning spins after the time t. */
export function exact(chain: Chain, t: number): Amplitudes {
  const state = leaning(chain.n);
  evolve(chain, t, state);
  return state;
}

/** Probability of each basis state. */
export function probabilities({ re, im }: Amplitudes): number[] {
  return [...re].map((value, index) => value ** 2 + (im[index] ?? 0) ** 2);
}

/** Mean of Z of one spin: +1 up, −1 down. */
export function meanZ(state: Amplitudes, spin = READ): number {
  return probabilities(state).reduce((sum, p, index) => sum + p * sign(index, spin), 0);
}

/** Probability that the spin is read as 1, down. */
export function downProbability(state: Amplitudes, spin = READ): number {
  return (1 - meanZ(state, spin)) / 2;
}

/** Mean of the bonds' part and of the field's part of H. Their sum is the energy. */
export function energies({ n, J, h }: Chain, { re, im }: Amplitudes): { bonds: number; field: number } {
  const bonds = -J * probabilities({ re, im }).reduce((sum, p, state) => sum + p * agreement(state, n), 0);
  let flips = 0;
  for (let state = 0; state < re.length; state++) {
    for (let spin = 0; spin < n; spin++) {
      const other = state ^ (1 << spin);
      flips += (re[state] ?? 0) * (re[other] ?? 0) + (im[state] ?? 0) * (im[other] ?? 0);
    }
  }
  return { bonds, field: -h * flips };
}

/** A linear map of amplitudes, which may change what it is given. */
type Linear = (state: Amplitudes) => Amplitudes;

const lengthOf = ({ re, im }: Amplitudes) =>
  Math.sqrt([...re].reduce((sum, value, index) => sum + value ** 2 + (im[index] ?? 0) ** 2, 0));

const minus = (a: Amplitudes, b: Amplitudes): Amplitudes => ({
  re: a.re.map((value, index) => value - (b.re[index] ?? 0)),
  im: a.im.map((value, index) => value - (b.im[index] ?? 0)),
});

const ROUNDS = 300;

/** Spectral norm of a map of n spins, the largest factor by which it stretches a state: by repeating M†M. */
function norm(n: number, map: Linear): number {
  const size = 2 ** n;
  const columns = Array.from({ length: size }, (_, column) => {
    const re = new Float64Array(size);
    re[column] = 1;
    return map({ re, im: new Float64Array(size) });
  });
  let vector: Amplitudes = {
    re: Float64Array.from({ length: size }, (_, index) => 1 + Math.sin(3 * index + 1)),
    im: Float64Array.from({ length: size }, (_, index) => Math.cos(5 * index)),
  };
  let stretch = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const length = lengthOf(vector);
    if (length < 1e-14) return 0;
    const image = combined(columns, scaled(vector, 1 / length));
    stretch = lengthOf(image);
    vector = overlaps(columns, image);
  }
  return stretch;
}

const scaled = ({ re, im }: Amplitudes, factor: number): Amplitudes => ({
  re: re.map((value) => value * factor),
  im: im.map((value) => value * factor),
});

/** Σ v_c M_c, the image of a vector under the matrix with these columns. */
function combined(columns: readonly Amplitudes[], vector: Amplitudes): Amplitudes {
  const image = { re: new Float64Array(columns.length), im: new Float64Array(columns.length) };
  for (const [place, { re, im }] of columns.entries()) {
    const [a, b] = [vector.re[place] ?? 0, vector.im[place] ?? 0];
    for (let row = 0; row < columns.length; row++) {
      image.re[row] = (image.re[row] ?? 0) + a * (re[row] ?? 0) - b * (im[row] ?? 0);
      image.im[row] = (image.im[row] ?? 0) + a * (im[row] ?? 0) + b * (re[row] ?? 0);
    }
  }
  return image;
}

/** ⟨M_c|v⟩ for every column: the image of a vector under the adjoint. */
function overlaps(columns: readonly Amplitudes[], { re, im }: Amplitudes): Amplitudes {
  const dot = (column: Amplitudes, a: Float64Array, b: Float64Array, sign: 1 | -1) =>
    column.re.reduce(
      (sum, value, row) => sum + value * (a[row] ?? 0) + sign * (column.im[row] ?? 0) * (b[row] ?? 0),
      0,
    );
  return {
    re: Float64Array.from(columns, (column) => dot(column, re, im, 1)),
    im: Float64Array.from(columns, (column) => dot(column, im, re, -1)),
  };
}

const copyOf = ({ re, im }: Amplitudes): Amplitudes => ({ re: re.slice(), im: im.slice() });

/** How far the steps are from the true evolution, for the worst state there is: the spectral norm ‖S^r − e^{−iHt}‖. */
export function operatorError(chain: Chain, order: Order, steps: number, t: number): number {
  return norm(chain.n, (state) => {
    const evolved = copyOf(state);
    evolve(chain, t, evolved);
    for (let done = 0; done < steps; done++) step(chain, order, t / steps, state);
    return minus(state, evolved);
  });
}

/** A = −J ΣZZ and B = −h ΣX as maps. */
function partsOf(chain: Chain): { A: Linear; B: Linear } {
  const part =
    (of: Chain): Linear =>
    ({ re, im }) => ({ re: timesH(of, re), im: timesH(of, im) });
  return { A: part({ ...chain, h: 0 }), B: part({ ...chain, J: 0 }) };
}

const commutator =
  (P: Linear, Q: Linear): Linear =>
  (state) =>
    minus(P(Q(state)), Q(P(state)));

/** Norm of [A, B], of [A, [A, B]] and of [B, [A, B]], with A the bonds and B the field. */
export function commutatorNorms(chain: Chain): { once: number; bondsTwice: number; fieldTwice: number } {
  const { A, B } = partsOf(chain);
  const inner = commutator(A, B);
  const of = (map: Linear) => norm(chain.n, map);
  return { once: of(inner), bondsTwice: of(commutator(A, inner)), fieldTwice: of(commutator(B, inner)) };
}

/**
 * What is proved about the error beforehand (Childs and others 2021, propositions 9 and 10): t²/(2r) ‖[A,B]‖ for order 1;
 * t³/r² (‖[A,[A,B]]‖/12 + ‖[B,[B,A]]‖/24) for order 2, whose outer halves are those of the field B.
 */
export function provenBound(chain: Chain, order: Order, steps: number, t: number): number {
  const { once, bondsTwice, fieldTwice } = commutatorNorms(chain);
  if (order === 1) return (t ** 2 / (2 * steps)) * once;
  return (t ** 3 / steps ** 2) * (bondsTwice / 12 + fieldTwice / 24);
}

/** The smallest number of steps for which an error that falls with them is at most this: doubled, then halved between. */
export function fewestSteps(most: number, errorOf: (steps: number) => number): number {
  let [low, high] = [0, 1];
  while (errorOf(high) > most) [low, high] = [high, 2 * high];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (errorOf(middle) > most) low = middle;
    else high = middle;
  }
  return high;
}

/** CNOTs of so many steps: two for each bond. */
export function cnotCount(n: number, steps: number): number {
  return 2 * (n - 1) * steps;
}

/** Standard deviation of a mean of readings ±1 with expectation m. */
export function meanDeviation(m: number, shots: number): number {
  return Math.sqrt((1 - m * m) / shots);
}
