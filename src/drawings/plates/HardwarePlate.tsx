import { dots, type Point, polyline } from '#src/base/svg-path.ts';
import { heavyHexLattice, type LatticeQubit } from '../portraits/heavy-hexagon.ts';

/** A parity check in progress: two vertex qubits, the edge qubit they share, and the other neighbors of the second. */
const checkedVertices = ['2,4', '2,6'];
const checkedEdges = ['2,5', '2,7', '1-2,6'];

const line = 'var(--color-ill-3)';
const ground = 'var(--color-ill-bg)';

/** Superconducting processor seen from above: qubits of a heavy-hexagon lattice, one group of them at work. */
export function HardwarePlate() {
  const { qubits, couplings } = heavyHexLattice(5, 11);
  const at = (ids: readonly string[]) => dots(qubits.filter(({ id }) => ids.includes(id)).map(place));
  return (
    <g strokeLinecap="round">
      <path d={couplings.map((pair) => polyline(pair.map(place))).join('')} stroke={line} strokeOpacity=".75" />
      <HollowQubits qubits={qubits.filter(({ site }) => site === 'vertex')} radius={6} />
      <HollowQubits qubits={qubits.filter(({ site }) => site === 'edge')} radius={4} />
      <path d={at(checkedVertices)} stroke="var(--color-accent)" strokeWidth="13.3" />
      <path d={at(checkedEdges)} stroke="var(--color-phase)" strokeWidth="9.3" />
    </g>
  );
}

/** Rings: a disc in the line color with a smaller one in the ground color on top, so that couplings end at the ring. */
function HollowQubits({ qubits, radius }: { qubits: readonly LatticeQubit[]; radius: number }) {
  const discs = dots(qubits.map(place));
  return (
    <>
      <path d={discs} stroke={line} strokeWidth={2 * radius + 1.3} />
      <path d={discs} stroke={ground} strokeWidth={2 * radius - 1.3} />
    </>
  );
}

const pitch = 30;
const left = 10;
const top = 15;

function place({ position: [x, y] }: LatticeQubit): Point {
  return [left + x * pitch, top + y * pitch];
}
