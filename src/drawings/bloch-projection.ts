import type { BlochVector } from '#circuit/quantum/bloch.ts';
import type { Point } from '#src/base/svg-path.ts';

/** The viewer is above the equator by this angle … */
const TILT = 0.35;
/** … and this far from the x axis toward the y axis (radians). */
export const TURN = 0.55;

/** The point of the unit sphere with the polar angle θ and the azimuth φ. */
export function onSphere(theta: number, phi: number): BlochVector {
  return { x: Math.sin(theta) * Math.cos(phi), y: Math.sin(theta) * Math.sin(phi), z: Math.cos(theta) };
}

/** Where a point of the Bloch sphere is drawn (orthographic projection): x to the front left, y to the right, z up. */
export function project(point: BlochVector, center: Point, radius: number): Point {
  const toRight = point.y * Math.cos(TURN) - point.x * Math.sin(TURN);
  const up = point.z * Math.cos(TILT) - towardsViewer(point) * Math.sin(TILT);
  return [center[0] + radius * toRight, center[1] - radius * up];
}

/** Whether a point lies on the half of the sphere that faces away. */
export function isBehind(point: BlochVector): boolean {
  return towardsViewer(point) * Math.cos(TILT) + point.z * Math.sin(TILT) < -1e-9;
}

/** Distance from the axis, measured in the plane of the equator. */
function towardsViewer({ x, y }: BlochVector): number {
  return x * Math.cos(TURN) + y * Math.sin(TURN);
}
