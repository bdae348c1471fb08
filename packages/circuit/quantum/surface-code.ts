/** A site of the patch; the data qubits are one unit apart. */
export interface Site {
  readonly column: number;
  readonly row: number;
}

/**
 * The rotated surface code of odd distance d: d² data qubits, and d² − 1 measure qubits, one for each check. Checks
 * are between the data qubits like the dark and light fields of a chessboard; of the fields at the edges, the upper
 * and lower edge keep those of one kind and the left and right edge those of the other (Fowler et al.,
 * arXiv:1208.0928; Tomita and Svore, arXiv:1404.3747).
 */
export function surfaceCodePatch(distance: number): { data: Site[]; measure: Site[] } {
  const data = grid(distance).map(({ column, row }) => ({ column, row }));
  const measure = grid(distance + 1)
    .filter((field) => isCheck(field, distance))
    .map(({ column, row }) => ({ column: column - 0.5, row: row - 0.5 }));
  return { data, measure };
}

function isCheck({ column, row }: Site, distance: number): boolean {
  const atSide = column === 0 || column === distance;
  const atEnd = row === 0 || row === distance;
  if (atSide && atEnd) return false;
  const isDark = (column + row) % 2 === 0;
  if (atEnd) return isDark;
  return atSide ? !isDark : true;
}

function grid(size: number): Site[] {
  return Array.from({ length: size ** 2 }, (_, index) => ({ column: index % size, row: Math.floor(index / size) }));
}
