import { dots, polyline } from '#src/base/svg-path.ts';
import { type Basis, fromOrigin, latticeOrigin, latticePoints, longBasis, shortBasis } from './lattice.ts';

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
