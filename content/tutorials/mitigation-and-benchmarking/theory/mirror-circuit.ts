/** A Pauli operator on two qubits without its sign: which of them it flips, and which get a phase. Bit 0 is q[0]. */
interface Pauli {
  x: number;
  z: number;
}

type Gate = (pauli: Pauli) => Pauli;

const swapped = (value: number, other: number, bit: number) => (value & ~bit) | (other & bit);
const h: Gate = ({ x, z }) => ({ x: swapped(x, z, 1), z: swapped(z, x, 1) });
const s: Gate = ({ x, z }) => ({ x, z: z ^ (x & 2) });
const cx: Gate = ({ x, z }) => ({ x: x ^ ((x & 1) << 1), z: z ^ ((z & 2) >> 1) });

/** A layer, H on q[0], S on q[1], CNOT, and the same backward. */
const THERE: readonly Gate[] = [h, s, cx];
const BACK: readonly Gate[] = [cx, s, h];
const after = (gates: readonly Gate[], pauli: Pauli) => gates.reduce((moved, gate) => gate(moved), pauli);

/** What a Pauli after some layer of `depth` layers there and as many back does at the end: which bits it flips. */
function flipsOf(pauli: Pauli, layer: number, depth: number): number {
  let moved = pauli;
  for (let next = layer + 1; next < 2 * depth; next++) moved = after(next < depth ? THERE : BACK, moved);
  return moved.x;
}

const Y_ON_EACH: readonly Pauli[] = [
  { x: 1, z: 1 },
  { x: 2, z: 2 },
];
const isOdd = (bits: number) => ((bits & 1) ^ (bits >> 1)) === 1;

/** The string that comes back without noise, after an X on q[0] in the middle. */
export const expectedString = (depth: number): number => flipsOf({ x: 1, z: 0 }, depth - 1, depth);

/**
 * Probability of each string, as what it differs from the expected one, where after each layer a Y strikes either qubit with
 * probability p: each fault shrinks the parities that it turns by 1 − 2p, and the strings follow from their parities.
 */
export function returned(p: number, depth: number): number[] {
  const faults = Array.from({ length: 2 * depth }, (_, layer) =>
    Y_ON_EACH.map((pauli) => flipsOf(pauli, layer, depth)),
  ).flat();
  const parities = [0, 1, 2, 3].map((mask) =>
    faults.reduce((mean, flips) => (isOdd(flips & mask) ? mean * (1 - 2 * p) : mean), 1),
  );
  return [0, 1, 2, 3].map(
    (string) => parities.reduce((sum, mean, mask) => sum + (isOdd(string & mask) ? -mean : mean), 0) / 4,
  );
}
