import type { Point } from '#src/base/svg-path.ts';
import { isometric } from './isometric.ts';

/** Where things are in the drawing of a machine in its hall; the vessel's axis is the origin. */
export const project = isometric({ origin: [248, 246], scale: 0.82, tilt: 0.46 });

/** Hexagonal vacuum vessel about the origin, hanging from a flange on six posts. */
export const vessel = { radius: 66, bottom: 26, top: 156 };
export const flange = { radius: 76, bottom: 156, top: 164 };
export const rackHeight = 148;
export const rackDepth = 44;
export const rackWidth = 54;
export const wall = -132;
/** Where racks begin along their wall; those on the left wall are along y, the others along x. */
export const racks = { left: [-86, -26], right: [-86, -26, 34] };
export const gasCabinet = { x: wall - rackDepth, y: 52, width: rackDepth, depth: 62, bottom: 0, top: 104 };

/** Corners of a hexagon about the origin, one of its sides turned to the viewer. */
export function hexagon(radius: number, z: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => hexagonCorner(index, radius, z));
}

export function hexagonCorner(index: number, radius: number, z: number): Point {
  const angle = ((15 + 60 * index) / 180) * Math.PI;
  return project(radius * Math.cos(angle), radius * Math.sin(angle), z);
}
