import { add, type Complex, complex, conjugate, multiply, ONE, ZERO } from '../quantum/complex.ts';

/** Matrices as textbooks write them, slow and plain: what the kernel is held against. */
export type Dense = readonly (readonly Complex[])[];

export function fromRows(...rows: (number | Complex)[][]): Dense {
  return rows.map((row) => row.map((entry) => (typeof entry === 'number' ? complex(entry) : entry)));
}

/** From a flat list: rows, real and imaginary parts in turn. */
export function fromFlat(flat: Float64Array): Dense {
  const dimension = Math.sqrt(flat.length / 2);
  return build(dimension, (row, column) => {
    const at = 2 * (row * dimension + column);
    return complex(flat[at] ?? NaN, flat[at + 1] ?? NaN);
  });
}

export function build(dimension: number, entry: (row: number, column: number) => Complex): Dense {
  return Array.from({ length: dimension }, (_, row) =>
    Array.from({ length: dimension }, (_, column) => entry(row, column)),
  );
}

export function identity(dimension: number): Dense {
  return build(dimension, (row, column) => (row === column ? ONE : ZERO));
}

export const at = (matrix: Dense, row: number, column: number): Complex => matrix[row]?.[column] ?? complex(NaN, NaN);

export function product(...matrices: Dense[]): Dense {
  return matrices.reduce((left, right) =>
    build(left.length, (row, column) =>
      left.reduce((sum, _, k) => add(sum, multiply(at(left, row, k), at(right, k, column))), ZERO),
    ),
  );
}

export function sum(left: Dense, right: Dense): Dense {
  return build(left.length, (row, column) => add(at(left, row, column), at(right, row, column)));
}

export function times(factor: Complex | number, matrix: Dense): Dense {
  const by = typeof factor === 'number' ? complex(factor) : factor;
  return matrix.map((row) => row.map((entry) => multiply(by, entry)));
}

export function adjoint(matrix: Dense): Dense {
  return build(matrix.length, (row, column) => conjugate(at(matrix, column, row)));
}

/** `high` ⊗ `low`: the lower factor has the lower bits of an index. */
export function tensor(high: Dense, low: Dense): Dense {
  const size = low.length;
  return build(high.length * size, (row, column) =>
    multiply(at(high, Math.floor(row / size), Math.floor(column / size)), at(low, row % size, column % size)),
  );
}

/** By its series. */
export function exponential(matrix: Dense): Dense {
  let term = identity(matrix.length);
  let total = term;
  for (let order = 1; order < 60; order += 1) {
    term = times(1 / order, product(term, matrix));
    total = sum(total, term);
  }
  return total;
}

/** A matrix on some wires of n qubits (the first wire its lowest bit) as a matrix on all; only where controls are met. */
export function onWires(
  matrix: Dense,
  wires: readonly number[],
  qubits: number,
  controls: readonly { qubit: number; on: 0 | 1 }[] = [],
): Dense {
  const bitAt = (index: number, wire: number) => (index >> wire) & 1;
  const part = (index: number) => wires.reduce((sum, wire, bit) => sum + (bitAt(index, wire) << bit), 0);
  const mask = wires.reduce((sum, wire) => sum | (1 << wire), 0);
  return build(2 ** qubits, (row, column) => {
    const isMet = controls.every(({ qubit, on }) => bitAt(column, qubit) === on);
    if (!isMet) return row === column ? ONE : ZERO;
    return (row & ~mask) === (column & ~mask) ? at(matrix, part(row), part(column)) : ZERO;
  });
}

/** |ψ⟩⟨ψ| of amplitudes, real and imaginary parts in turn. */
export function outer(state: Float64Array): Dense {
  const amplitude = (index: number) => complex(state[2 * index] ?? NaN, state[2 * index + 1] ?? NaN);
  return build(state.length / 2, (row, column) => multiply(amplitude(row), conjugate(amplitude(column))));
}

/** What is left of a density matrix on the given qubits, the first of them the lowest bit. */
export function partialTrace(density: Dense, keep: readonly number[]): Dense {
  const spread = (index: number) => keep.reduce((sum, qubit, bit) => sum | (((index >> bit) & 1) << qubit), 0);
  const mask = spread(2 ** keep.length - 1);
  const others = density.map((_, index) => index).filter((index) => (index & mask) === 0);
  return build(2 ** keep.length, (row, column) =>
    others.reduce((sum, rest) => add(sum, at(density, spread(row) | rest, spread(column) | rest)), ZERO),
  );
}

export function trace(matrix: Dense): Complex {
  return matrix.reduce((sum, _, index) => add(sum, at(matrix, index, index)), ZERO);
}

/** The largest difference between entries. */
export function distance(left: Dense, right: Dense): number {
  const difference = sum(left, times(-1, right));
  return Math.max(...difference.flat().map(({ re, im }) => Math.hypot(re, im)));
}

export const PAULI = {
  i: identity(2),
  x: fromRows([0, 1], [1, 0]),
  y: fromRows([0, complex(0, -1)], [complex(0, 1), 0]),
  z: fromRows([1, 0], [0, -1]),
} as const;

/** A random state of n qubits, normalized. */
export function randomState(qubits: number, random: () => number): Float64Array {
  const state = Float64Array.from({ length: 2 * 2 ** qubits }, () => random() - 0.5);
  const norm = Math.hypot(...state);
  return state.map((part) => part / norm);
}

/** Amplitudes after a matrix. */
export function applied(matrix: Dense, state: Float64Array): Float64Array {
  return Float64Array.from(
    matrix.flatMap((row) => {
      const { re, im } = row.reduce(
        (sum, entry, column) =>
          add(sum, multiply(entry, complex(state[2 * column] ?? NaN, state[2 * column + 1] ?? NaN))),
        ZERO,
      );
      return [re, im];
    }),
  );
}

export function largestDifference(left: Float64Array, right: Float64Array): number {
  return left.reduce((most, part, index) => Math.max(most, Math.abs(part - (right[index] ?? NaN))), 0);
}
