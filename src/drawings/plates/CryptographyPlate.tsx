import { dots, type Point, polyline } from '#src/base/svg-path.ts';

/** A lattice with two of its bases: the short one (solid) is the secret, the long one (dashed) is public. */
export function CryptographyPlate() {
  const [ringX, ringY] = fromOrigin(longBasis[0]);
  const [originX, originY] = latticeOrigin;
  return (
    <g strokeLinecap="round">
      <path d={dots(latticePoints(320, 150, 4))} stroke="var(--color-ill-3)" strokeWidth="5.2" />
      <path
        d={arrows(longBasis)}
        stroke="var(--color-phase)"
        strokeWidth="1.5"
        strokeDasharray="5 4"
        strokeLinecap="butt"
      />
      <path d={arrows(shortBasis)} stroke="var(--color-accent)" strokeWidth="2" />
      <path d={ends(shortBasis)} stroke="var(--color-accent)" strokeWidth="8" />
      <path d={ends(longBasis)} stroke="var(--color-phase)" strokeWidth="8" />
      <circle cx={ringX} cy={ringY} r="10" stroke="var(--color-phase)" strokeWidth="1.4" />
      <circle cx={originX} cy={originY} r="4.5" fill="var(--color-ink)" />
    </g>
  );
}

function arrows(basis: Basis): string {
  return basis.map((vector) => polyline([latticeOrigin, fromOrigin(vector)])).join('');
}

function ends(basis: Basis): string {
  return dots(basis.map(fromOrigin));
}

/** A basis of a plane lattice, in drawing units. */
export type Basis = readonly [Point, Point];

export const latticeOrigin: Point = [110, 92];

/** Short, nearly perpendicular vectors: with these the lattice is easy to work with. */
export const shortBasis: Basis = [
  [34, 9],
  [10, -31],
];

/**
 * Long, nearly parallel vectors of the very same lattice (the change of basis has integer entries and determinant ±1).
 * Finding the short basis from such a one is the problem that lattice cryptography rests on.
 */
export const longBasis: Basis = [combination(shortBasis, 3, 2), combination(shortBasis, 2, 1)];

/** The vector a·b₁ + b·b₂. */
export function combination([first, second]: Basis, a: number, b: number): Point {
  return [a * first[0] + b * second[0], a * first[1] + b * second[1]];
}

export function fromOrigin([dx, dy]: Point): Point {
  return [latticeOrigin[0] + dx, latticeOrigin[1] + dy];
}

/** All points of the lattice inside the frame, grown by `margin` on every side. */
export function latticePoints(width: number, height: number, margin: number): Point[] {
  const range = Array.from({ length: 31 }, (_, index) => index - 15);
  return range
    .flatMap((a) => range.map((b) => fromOrigin(combination(shortBasis, a, b))))
    .filter(([x, y]) => x > -margin && x < width + margin && y > -margin && y < height + margin);
}
