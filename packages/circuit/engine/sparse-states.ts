import type { PlacedUnitary } from '../quantum/apply-unitary.ts';
import {
  add,
  type Complex,
  complex,
  conjugate,
  multiply,
  ONE,
  scale,
  squaredMagnitude,
  ZERO,
} from '../quantum/complex.ts';
import { unitaryMatrix } from '../quantum/unitaries.ts';
import { NEVER, type Outcome, type StateKind } from './branching.ts';
import { SAME_AMPLITUDE } from './dense-states.ts';

/** The amplitudes that are not 0, by their basis index, of which qubit 0 is the lowest bit. */
export class SparseState {
  terms: Map<bigint, Complex>;

  constructor(terms: Map<bigint, Complex> = new Map([[0n, ONE]])) {
    this.terms = terms;
  }
}

/** Probability of a term that is left of two which cancel. */
const CANCELED = 1e-26;

/** Pure states of few terms, on any number of qubits. `refuseMany` is asked with all terms after each gate. */
export const sparseStates = (refuseMany: (terms: number) => void): StateKind<SparseState> => ({
  apply: (states, unitary) => {
    const turned = turnOf(unitary);
    let terms = 0;
    for (const state of states) {
      state.terms = turned(state.terms);
      terms += state.terms.size;
      refuseMany(terms);
    }
  },
  outcomes: ({ terms }, qubit) => {
    const bit = 1n << BigInt(qubit);
    const total = normOf(terms.values());
    return ([0, 1] as const).flatMap((outcome): Outcome<SparseState>[] => {
      const own = [...terms].filter(([index]) => ((index & bit) === 0n) === (outcome === 0));
      const norm = normOf(own.map(([, amplitude]) => amplitude));
      if (norm / total <= NEVER) return [];
      const scaled = own.map(([index, amplitude]) => [index, scale(amplitude, 1 / Math.sqrt(norm))] as const);
      return [{ outcome, share: norm / total, state: new SparseState(new Map(scaled)) }];
    });
  },
  areParallel: ({ terms: a }, { terms: b }) => {
    let overlap = ZERO;
    for (const [index, amplitude] of a) overlap = add(overlap, multiply(conjugate(amplitude), b.get(index) ?? ZERO));
    const phase = scale(overlap, 1 / Math.sqrt(squaredMagnitude(overlap) || 1));
    return [...new Set([...a.keys(), ...b.keys()])].every((index) => {
      const turned = multiply(phase, a.get(index) ?? ZERO);
      const other = b.get(index) ?? ZERO;
      return Math.abs(turned.re - other.re) <= SAME_AMPLITUDE && Math.abs(turned.im - other.im) <= SAME_AMPLITUDE;
    });
  },
  visit: ({ terms }, qubits, visitor) => {
    const bits = qubits.map(BigInt);
    for (const [index, amplitude] of terms) {
      const share = squaredMagnitude(amplitude);
      if (share >= NEVER) visitor(share, (place) => Number((index >> (bits[place] ?? 0n)) & 1n));
    }
  },
});

const normOf = (amplitudes: Iterable<Complex>) =>
  [...amplitudes].reduce((sum, amplitude) => sum + squaredMagnitude(amplitude), 0);

/** What a gate makes of the terms of a state. */
function turnOf({
  name,
  angles,
  wires,
  controls,
}: PlacedUnitary): (terms: Map<bigint, Complex>) => Map<bigint, Complex> {
  const size = 2 ** wires.length;
  const matrix = unitaryMatrix(name, angles);
  const wireBits = wires.map((wire) => 1n << BigInt(wire));
  const places = Array.from({ length: size }, (_, value) =>
    wireBits.reduce((sum, bit, place) => (((value >> place) & 1) === 1 ? sum | bit : sum), 0n),
  );
  const all = places[size - 1] ?? 0n;
  const numbers = new Map(places.map((place, value) => [place, value]));
  const mask = controls.reduce((sum, { qubit }) => sum | (1n << BigInt(qubit)), 0n);
  const met = controls.reduce((sum, { qubit, on }) => (on === 1 ? sum | (1n << BigInt(qubit)) : sum), 0n);
  const columns = places.map((_, column) =>
    places.flatMap((place, row) => {
      const at = 2 * (row * size + column);
      const entry = complex(matrix[at] ?? 0, matrix[at + 1] ?? 0);
      return squaredMagnitude(entry) === 0 ? [] : [{ place, entry }];
    }),
  );
  return (terms) => {
    const turned = new Map<bigint, Complex>();
    for (const [index, amplitude] of terms) {
      if ((index & mask) !== met) {
        turned.set(index, amplitude);
        continue;
      }
      const column = columns[numbers.get(index & all) ?? 0] ?? [];
      for (const { place, entry } of column) {
        const to = (index & ~all) | place;
        turned.set(to, add(turned.get(to) ?? ZERO, multiply(entry, amplitude)));
      }
    }
    for (const [index, amplitude] of turned) if (squaredMagnitude(amplitude) < CANCELED) turned.delete(index);
    return turned;
  };
}
