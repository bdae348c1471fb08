import type { Point } from '#src/base/svg-path.ts';

const { sin, cos } = Math;

/** A smooth loss surface over the plate, made of a few waves; no units. */
export function loss(x: number, y: number): number {
  return sin(x / 31 + 1) * cos(y / 26) + 0.7 * cos((x + y) / 47) + 0.35 * sin(y / 19 + x / 60);
}

/** Gradient of {@link loss}, per drawing unit. */
export function lossGradient(x: number, y: number): Point {
  const diagonal = (-0.7 / 47) * sin((x + y) / 47);
  const ripple = 0.35 * cos(y / 19 + x / 60);
  return [
    (cos(x / 31 + 1) * cos(y / 26)) / 31 + diagonal + ripple / 60,
    (-sin(x / 31 + 1) * sin(y / 26)) / 26 + diagonal + ripple / 19,
  ];
}

export interface Descent {
  /** Points along the way at least `markSpacing` units apart, the first is the start. */
  readonly marks: readonly Point[];
  /** Where the ground is level. */
  readonly minimum: Point;
}

/**
 * Gradient descent x ← x − η∇f(x) with fixed step size η from `start` until the ground is level. It always gets there:
 * η is far below 2 divided by the largest curvature of the landscape (about 1/360), so that every step goes down.
 */
export function descend(start: Point, markSpacing = 11): Descent {
  const stepSize = 14;
  const levelGround = 1e-6;
  const marks: Point[] = [start];
  let [x, y] = start;
  let [slopeX, slopeY] = lossGradient(x, y);
  while (Math.hypot(slopeX, slopeY) > levelGround) {
    x -= stepSize * slopeX;
    y -= stepSize * slopeY;
    const [lastX, lastY] = marks[marks.length - 1] ?? start;
    if (Math.hypot(x - lastX, y - lastY) > markSpacing) marks.push([x, y]);
    [slopeX, slopeY] = lossGradient(x, y);
  }
  return { marks, minimum: [x, y] };
}
