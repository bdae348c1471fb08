import type { Point } from '#src/base/svg-path.ts';

/**
 * The heavy-hexagon lattice of superconducting processors: qubits on the vertices and on the edges of a honeycomb, so
 * that no qubit has more than three neighbors. Chamberland et al., Phys. Rev. X 10, 011022 (2020).
 */
export interface LatticeQubit {
  readonly id: string;
  /** In steps of the lattice. */
  readonly position: Point;
  /** On a vertex of the honeycomb, or in the middle of one of its edges. */
  readonly site: 'vertex' | 'edge';
}

export interface HeavyHexLattice {
  readonly qubits: readonly LatticeQubit[];
  readonly couplings: readonly (readonly [LatticeQubit, LatticeQubit])[];
}

/** Of the outlines that chips have: two corners that no bridge holds may be missing, or bridges hang from the last row. */
type Outline = 'full' | 'without corners' | 'bridges below';
const OUTLINES: readonly Outline[] = ['full', 'without corners', 'bridges below'];

interface Size {
  rows: number;
  columns: number;
  outline: Outline;
}

/** A brick-wall drawing of the lattice: `rows` lines of `columns` qubits, joined by bridge qubits. */
export function heavyHexLattice(rows: number, columns: number, outline: Outline = 'full'): HeavyHexLattice {
  const isMissing = (row: number, column: number) =>
    outline === 'without corners' && ((row === 0 && column === columns - 1) || (row === rows - 1 && column === 0));
  const lines = Array.from({ length: rows }, (_, row) =>
    lineOfQubits(row, columns).filter((_, column) => !isMissing(row, column)),
  );
  const alongLines = lines.flatMap((line) => pairs(...line));
  const bridges = lines.flatMap((line, row) => bridgesUnder(line, lines[row + 1], row, outline));
  return {
    qubits: [...lines.flat(), ...bridges.flatMap(([, bridge]) => bridge ?? [])],
    couplings: [...alongLines, ...bridges.flatMap((chain) => pairs(...chain))],
  };
}

/**
 * The lattice with exactly as many qubits, nearest to twice as wide as it has rows; undefined where none has.
 * @param couplings how many it must have, where that is published.
 */
export function heavyHexLatticeOf(count: number, couplings?: number): HeavyHexLattice | undefined {
  return sizesOf(count)
    .sort((a, b) => strangeness(a) - strangeness(b))
    .map(({ rows, columns, outline }) => heavyHexLattice(rows, columns, outline))
    .find((lattice) => couplings === undefined || lattice.couplings.length === couplings);
}

function sizesOf(count: number): Size[] {
  const sizes: Size[] = [];
  for (let rows = 2; rows * rows < count; rows++)
    for (let columns = Math.ceil(1.5 * rows); columns <= 6 * rows; columns++)
      for (const outline of OUTLINES)
        if (isPossible(rows, columns, outline) && countOf(rows, columns, outline) === count)
          sizes.push({ rows, columns, outline });
  return sizes;
}

function isPossible(rows: number, columns: number, outline: Outline): boolean {
  if (outline === 'without corners') return columns % 4 === 3 && rows % 2 === 1;
  return outline === 'full' || rows > 2;
}

function countOf(rows: number, columns: number, outline: Outline): number {
  const gaps = outline === 'bridges below' ? rows : rows - 1;
  const even = Math.ceil(columns / 4);
  const odd = Math.ceil((columns - 2) / 4);
  const bridges = Math.ceil(gaps / 2) * even + Math.floor(gaps / 2) * odd;
  return rows * columns + bridges - (outline === 'without corners' ? 2 : 0);
}

function strangeness({ rows, columns }: Size): number {
  return Math.abs(Math.log(columns / rows / 2));
}

function lineOfQubits(row: number, columns: number): LatticeQubit[] {
  return Array.from({ length: columns }, (_, column) => ({
    id: `${row},${column}`,
    position: [column, row],
    site: column % 2 === 0 ? 'vertex' : 'edge',
  }));
}

/** Bridges are on every second vertex of a line, shifted by one vertex from line to line: what each of them joins. */
function bridgesUnder(
  upper: readonly LatticeQubit[],
  lower: readonly LatticeQubit[] | undefined,
  row: number,
  outline: Outline,
): LatticeQubit[][] {
  if (!lower && outline !== 'bridges below') return [];
  return upper.flatMap((above) => {
    const [column] = above.position;
    if (column % 4 !== (row % 2 === 0 ? 0 : 2)) return [];
    const bridge: LatticeQubit = { id: `${row}-${row + 1},${column}`, position: [column, row + 0.5], site: 'edge' };
    const below = lower?.find(({ position }) => position[0] === column);
    return [[above, bridge, ...(below ? [below] : [])]];
  });
}

function pairs(...chain: readonly LatticeQubit[]): (readonly [LatticeQubit, LatticeQubit])[] {
  return chain.slice(1).flatMap((qubit, index) => {
    const before = chain[index];
    return before ? [[before, qubit] as const] : [];
  });
}
