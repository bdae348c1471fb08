import type { Point } from '#src/base/svg-path.ts';

/**
 * The heavy-hexagon lattice of superconducting processors: qubits on the vertices and on the edges of a honeycomb, so
 * that no qubit has more than three neighbors. Chamberland et al., Phys. Rev. X 10, 011022 (2020).
 */
export interface LatticeQubit {
  readonly id: string;
  readonly position: Point;
  /** On a vertex of the honeycomb, or in the middle of one of its edges. */
  readonly site: 'vertex' | 'edge';
}

export interface HeavyHexLattice {
  readonly qubits: readonly LatticeQubit[];
  readonly couplings: readonly (readonly [LatticeQubit, LatticeQubit])[];
}

const pitch = 30;
const left = 10;
const top = 15;

/** A brick-wall drawing of the lattice: `rows` lines of `columns` qubits, joined by bridge qubits. */
export function heavyHexLattice(rows: number, columns: number): HeavyHexLattice {
  const lines = Array.from({ length: rows }, (_, row) => lineOfQubits(row, columns));
  const couplings = lines.flatMap((line) => line.slice(1).map((qubit, index) => [line[index], qubit] as const));
  const bridges = lines.slice(1).flatMap((lower, row) => bridgesBetween(lines[row] ?? [], lower, row));
  return {
    qubits: [...lines.flat(), ...bridges.map(({ bridge }) => bridge)],
    couplings: [
      ...couplings.filter(isPair),
      ...bridges.flatMap(({ above, bridge, below }) => pairs(above, bridge, below)),
    ],
  };
}

function lineOfQubits(row: number, columns: number): LatticeQubit[] {
  return Array.from({ length: columns }, (_, column) => ({
    id: `${row},${column}`,
    position: [left + column * pitch, top + row * pitch],
    site: column % 2 === 0 ? 'vertex' : 'edge',
  }));
}

interface Bridge {
  readonly above: LatticeQubit;
  readonly bridge: LatticeQubit;
  readonly below: LatticeQubit;
}

/** Bridges are on every second vertex of a line, shifted by one vertex from line to line. */
function bridgesBetween(upper: readonly LatticeQubit[], lower: readonly LatticeQubit[], row: number): Bridge[] {
  return upper.flatMap((above, column) => {
    const below = lower[column];
    if (below === undefined || column % 4 !== (row % 2 === 0 ? 0 : 2)) return [];
    const position: Point = [above.position[0], (above.position[1] + below.position[1]) / 2];
    return [{ above, below, bridge: { id: `${row}-${row + 1},${column}`, position, site: 'edge' } }];
  });
}

function pairs(...chain: readonly LatticeQubit[]): (readonly [LatticeQubit, LatticeQubit])[] {
  return chain
    .slice(1)
    .map((qubit, index) => [chain[index], qubit] as const)
    .filter(isPair);
}

function isPair(
  pair: readonly [LatticeQubit | undefined, LatticeQubit],
): pair is readonly [LatticeQubit, LatticeQubit] {
  return pair[0] !== undefined;
}
