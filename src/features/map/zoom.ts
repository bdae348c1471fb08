/** Pixels for a unit of the map, from the farthest to the closest. Names get their room at these sizes, so there are no others. */
export const ZOOMS = [0.67, 1, 1.5, 2.25, 3.4, 5] as const;

/** At this one the map is drawn at build. */
export const FIRST_ZOOM = 1;

/** The place in `ZOOMS` after a key: plus and minus, Home for the one that shows the whole; undefined for any other. */
export function zoomAfter(key: string, now: number, whole: number): number | undefined {
  switch (key) {
    case '+':
    case '=':
      return Math.min(now + 1, ZOOMS.length - 1);
    case '-':
      return Math.max(now - 1, 0);
    case 'Home':
      return whole;
    default:
      return undefined;
  }
}

/** The closest size at which a map of this width fits a frame, or the farthest: a place in `ZOOMS`. */
export function wholeZoom(width: number, frame: number): number {
  return Math.max(
    0,
    ZOOMS.findLastIndex((zoom) => width * zoom <= frame),
  );
}

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of the points in the direction of an arrow key, within 45° to both sides; undefined where none is. */
export function nextInDirection<Each extends Point>(
  key: string,
  from: Point,
  points: readonly Each[],
): Each | undefined {
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  let [next, nearest]: [Each | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const along = dx * right + dy * down;
    const across = Math.abs(dx * down) + Math.abs(dy * right);
    const distance = along + 2 * across;
    if (along > 0 && across <= along && distance < nearest) [next, nearest] = [point, distance];
  }
  return next;
}
