import type { StabilizerCode } from '#decoding/codes/stabilizer-code.ts';
import { numbers, type Point } from '#src/base/svg-path.ts';

/** Units of the drawing between two neighboring qubits, and before the first. */
export const PITCH = 92;
const MARGIN = 58;

/** Where everything of a patch lies in its drawing. */
export interface Geometry {
  /** Width and height. */
  size: number;
  qubits: readonly Point[];
  checks: readonly CheckPlace[];
}

export interface CheckPlace {
  /** What it is made of: one of Z sees flips, one of X sees signs. */
  kind: 'X' | 'Z';
  at: Point;
  /** The square among four qubits, or at the edge the half disc beside two, as path data. */
  outline: string;
}

/** The code's own positions are 2 apart, the first qubit at (1, 1). */
const placed = ({ x, y }: { x: number; y: number }): Point => [
  MARGIN + ((x - 1) * PITCH) / 2,
  MARGIN + ((y - 1) * PITCH) / 2,
];

export function geometryOf(code: StabilizerCode): Geometry {
  const qubits = code.qubits.map(placed);
  const checks = code.checks.map(({ kind, support, x, y }): CheckPlace => {
    if (kind === 'mixed') throw new RangeError('A patch has checks of X and of Z alone');
    const corners = support.map((qubit) => qubits[qubit] as Point);
    const at = placed({ x, y });
    return corners.length === 4 ? squareOf(kind, at) : halfDiscOf(kind, at, corners);
  });
  return { size: 2 * MARGIN + (code.distance - 1) * PITCH, qubits, checks };
}

function squareOf(kind: 'X' | 'Z', at: Point): CheckPlace {
  const [x, y] = at;
  return { kind, at, outline: `M${numbers(x - PITCH / 2, y - PITCH / 2)}h${PITCH}v${PITCH}h${-PITCH}z` };
}

/** How far a half disc stands out, in units of half a pitch. */
const BULGE = 0.78;
/** Where the sign of a half disc stands, so that it is within. */
const WITHIN = 0.38;

function halfDiscOf(kind: 'X' | 'Z', outside: Point, [a, b]: readonly Point[]): CheckPlace {
  if (!a || !b) throw new RangeError('A check at the edge sees two qubits');
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const isLevel = a[1] === b[1];
  const out: Point = isLevel ? [0, Math.sign(outside[1] - a[1])] : [Math.sign(outside[0] - a[0]), 0];
  const [half, bulge] = [PITCH / 2, (BULGE * PITCH) / 2];
  const [along, across] = isLevel ? [half, bulge] : [bulge, half];
  // Clockwise around the middle, from a to b, where that is the side it bulges to.
  const sweep = (b[0] - a[0]) * out[1] - (b[1] - a[1]) * out[0] < 0 ? 1 : 0;
  return {
    kind,
    at: [middle[0] + WITHIN * half * out[0], middle[1] + WITHIN * half * out[1]],
    outline: `M${numbers(...a)}A${numbers(along, across)} 0 0 ${sweep} ${numbers(...b)}z`,
  };
}
