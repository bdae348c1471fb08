import { blochVector } from '#circuit/quantum/bloch.ts';
import type { StateVector } from '#circuit/quantum/state-vector.ts';
import type { Point } from '#src/base/svg-path.ts';
import { equatorHalf, StateArrow } from './BlochSphere.tsx';
import { thin } from './PaneSvg.tsx';

const CENTER: Point = [50, 50];
const RADIUS = 44;

/** A Bloch sphere with nothing but its equator and the arrow. */
export function SmallBloch({ state }: { state: StateVector }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="block w-full max-w-28">
      <circle cx={CENTER[0]} cy={CENTER[1]} r={RADIUS} {...thin} fill="var(--color-surface)" />
      <path d={equatorHalf(0, CENTER, RADIUS)} {...thin} />
      <path d={equatorHalf(Math.PI, CENTER, RADIUS)} {...thin} strokeDasharray="3 3" />
      <StateArrow vector={blochVector(state)} center={CENTER} radius={RADIUS} />
    </svg>
  );
}
