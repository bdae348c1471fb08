import { dots, type Point, polyline } from '#src/base/svg-path.ts';

/** A parity check in progress: two vertex qubits, the edge qubit they share, and the other neighbors of the second. */
const checkedVertices = ['2,4', '2,6'];
const checkedEdges = ['2,5', '2,7', '1-2,6'];

const line = 'var(--color-ill-3)';
const ground = 'var(--color-ill-bg)';

/** Superconducting processor seen from above: qubits of a heavy-hexagon lattice, one group of them at work. */
export function HardwarePlate() {
  const { qubits, couplings } = heavyHexLattice(5, 11);
  const at = (ids: readonly string[]) =>
    dots(qubits.filter(({ id }) => ids.includes(id)).map(({ position }) => position));
  return (
    <g strokeLinecap="round">
      <path
        d={couplings.map((pair) => polyline(pair.map(({ position }) => position))).join('')}
        stroke={line}
        strokeOpacity=".75"
      />
      <HollowQubits qubits={qubits.filter(({ site }) => site === 'vertex')} radius={6} />
      <HollowQubits qubits={qubits.filter(({ site }) => site === 'edge')} radius={4} />
      <path d={at(checkedVertices)} stroke="var(--color-accent)" strokeWidth="13.3" />
      <path d={at(checkedEdges)} stroke="var(--color-phase)" strokeWidth="9.3" />
    </g>
  );
}

/** Rings: a disc in the line color with a smaller one in the ground color on top, so that couplings end at the ring. */
function HollowQubits({ qubits, radius }: { qubits: readonly LatticeQubit[]; radius: number }) {
  const discs = dots(qubits.map(({ position }) => position));
  return (
    <>
      <path d={discs} stroke={line} strokeWidth={2 * radius + 1.3} />
      <path d={discs} stroke={ground} strokeWidth={2 * radius - 1.3} />
    </>
  );
}

/**
 * The heavy-hexagon lattice of superconducting processors: qubits on the vertices and on the edges of a honeycomb, so
 * that no qubit has more than three neighbors. Chamberland et al., Phys. Rev. X 10, 011022 (2020).
 */
interface LatticeQubit {
  readonly id: string;
  readonly position: Point;
  /** On a vertex of the honeycomb, or in the middle of one of its edges. */
  readonly site: 'vertex' | 'edge';
}

interface HeavyHexLattice {
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
