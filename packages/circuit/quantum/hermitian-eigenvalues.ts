/** Rotations end when what is left off the diagonal is smaller than rounding. */
const NEGLIGIBLE = 1e-30;
const MOST_SWEEPS = 50;

/**
 * The eigenvalues of a small Hermitian matrix, ascending: `matrix` row by row, real and imaginary parts in turn. By
 * Jacobi's cyclic rotations (Golub and Van Loan, "Matrix Computations", section 8.5) of the real symmetric matrix
 * [Re, −Im; Im, Re], which has each eigenvalue twice.
 */
export function hermitianEigenvalues(matrix: Float64Array): Float64Array {
  const dimension = Math.sqrt(matrix.length / 2);
  const size = 2 * dimension;
  const real = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at = 2 * (dimension * (row % dimension) + (column % dimension));
      const isReal = row < dimension === column < dimension;
      const sign = !isReal && row < dimension ? -1 : 1;
      real[row * size + column] = sign * (matrix[isReal ? at : at + 1] as number);
    }
  }
  return symmetricEigenvalues(real, size).filter((_, index) => index % 2 === 0);
}

/** Ascending; the matrix is used up. */
function symmetricEigenvalues(matrix: Float64Array, size: number): Float64Array {
  for (let sweep = 0; sweep < MOST_SWEEPS && offDiagonal(matrix, size) > NEGLIGIBLE; sweep += 1) {
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(matrix, size, p, q);
  }
  return Float64Array.from({ length: size }, (_, index) => matrix[index * size + index] as number).sort();
}

function offDiagonal(matrix: Float64Array, size: number): number {
  return matrix.reduce((sum, entry, at) => (at % (size + 1) === 0 ? sum : sum + entry * entry), 0);
}

/** Turns the axes p and q so that the entry between them becomes 0. */
function rotate(matrix: Float64Array, size: number, p: number, q: number): void {
  const entry = matrix[p * size + q] as number;
  if (entry === 0) return;
  const tau = ((matrix[q * size + q] as number) - (matrix[p * size + p] as number)) / (2 * entry);
  const tangent = (tau >= 0 ? 1 : -1) / (Math.abs(tau) + Math.hypot(1, tau));
  const cos = 1 / Math.hypot(1, tangent);
  const sin = tangent * cos;
  for (let at = 0; at < size; at += 1) turn(matrix, at * size + p, at * size + q, cos, sin);
  for (let at = 0; at < size; at += 1) turn(matrix, p * size + at, q * size + at, cos, sin);
}

function turn(matrix: Float64Array, one: number, other: number, cos: number, sin: number): void {
  const [x, y] = [matrix[one] as number, matrix[other] as number];
  matrix[one] = cos * x - sin * y;
  matrix[other] = sin * x + cos * y;
}
