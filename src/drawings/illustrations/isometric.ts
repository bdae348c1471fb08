import { type Point, round } from '#src/base/svg-path.ts';

/** Maps a place in space (x and y in the ground plane, z up) to the drawing. */
export type Projection = (x: number, y: number, z?: number) => Point;

export interface View {
  /** Where the origin of space lies in the drawing. */
  readonly origin: Point;
  /** Drawing units per unit of space. */
  readonly scale: number;
  /** How far the ground plane is tilted to the viewer: height of its diagonal, 0.5 for the isometric one. */
  readonly tilt: number;
}

/** Parallel projection with x running to the lower right and y to the lower left. */
export function isometric({ origin, scale, tilt }: View): Projection {
  const widthFactor = Math.cos(Math.PI / 6);
  return (x, y, z = 0) => [
    round(origin[0] + (x - y) * widthFactor * scale),
    round(origin[1] + (x + y) * tilt * scale - z * scale),
  ];
}

/** A box standing on the ground plane. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly bottom: number;
  readonly top: number;
}

/** The three faces of a box that the viewer sees. */
export function visibleFaces(project: Projection, box: Box): { top: Point[]; left: Point[]; right: Point[] } {
  const { x, y, bottom, top } = box;
  const [farX, farY] = [x + box.width, y + box.depth];
  return {
    top: [project(x, y, top), project(farX, y, top), project(farX, farY, top), project(x, farY, top)],
    left: [project(x, farY, top), project(farX, farY, top), project(farX, farY, bottom), project(x, farY, bottom)],
    right: [project(farX, y, top), project(farX, farY, top), project(farX, farY, bottom), project(farX, y, bottom)],
  };
}

/** Corners of an upright rectangle lying in the plane of height `z`. */
export function rectangle(project: Projection, x: number, y: number, width: number, depth: number, z: number): Point[] {
  return [project(x, y, z), project(x + width, y, z), project(x + width, y + depth, z), project(x, y + depth, z)];
}
