import { dots, type Point, polyline } from '#src/base/svg-path.ts';

const levels = [-1.25, -0.95, -0.65, -0.35, -0.05, 0.25, 0.55, 0.85, 1.15, 1.45];
const grid = { width: 320, height: 150, cell: 6 };
/** On the slope beside a summit, with the longest way down that stays inside the plate. */
export const descentStart = [120, 96] as const;

/** Contours of a loss landscape and a gradient descent into one of its basins. */
export function AiMlPlate() {
  const { marks, minimum } = descend(descentStart);
  const contours = levels.flatMap((level) => contourLines(loss, level, grid)).map((line) => polyline(line));
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={contours.join('')} stroke="var(--color-ill-3)" strokeOpacity=".75" />
      <path d={polyline([...marks, minimum])} stroke="var(--color-accent)" strokeWidth="2" />
      <path d={dots(marks.slice(1))} stroke="var(--color-accent)" strokeWidth="6" />
      <path d={dots(marks.slice(0, 1))} stroke="var(--color-ink)" strokeWidth="6" />
      <path d={dots([minimum])} stroke="var(--color-phase)" strokeWidth="10" />
    </g>
  );
}

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

interface Descent {
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

interface ContourGrid {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** Where a contour crosses one edge of the grid; the key names the edge, so that neighboring cells meet in it. */
interface Crossing {
  readonly key: string;
  readonly point: Point;
}

type Segment = readonly [Crossing, Crossing];

/** Lines on which `height` equals `level`, by marching squares; the pieces of a line are joined to one polyline. */
export function contourLines(height: (x: number, y: number) => number, level: number, grid: ContourGrid): Point[][] {
  const above = (x: number, y: number) => height(x, y) - level;
  const segments: Segment[] = [];
  for (let x = 0; x < grid.width; x += grid.cell) {
    for (let y = 0; y < grid.height; y += grid.cell) segments.push(...cellSegments(above, x, y, grid.cell));
  }
  return joinSegments(segments);
}

function cellSegments(above: (x: number, y: number) => number, x: number, y: number, cell: number): Segment[] {
  const corners: Point[] = [
    [x, y],
    [x + cell, y],
    [x + cell, y + cell],
    [x, y + cell],
  ];
  const crossings = corners.flatMap((corner, index) => crossing(above, corner, corners[(index + 1) % 4] ?? corner));
  const [first, second, third, fourth] = crossings;
  if (first === undefined || second === undefined) return [];
  if (third === undefined || fourth === undefined) return [[first, second]];
  const centerJoinsFirstCorner = above(x, y) * above(x + cell / 2, y + cell / 2) > 0;
  return centerJoinsFirstCorner
    ? [
        [first, second],
        [third, fourth],
      ]
    : [
        [first, fourth],
        [second, third],
      ];
}

function crossing(above: (x: number, y: number) => number, from: Point, to: Point): Crossing[] {
  const [start, end] = [above(...from), above(...to)];
  if (start > 0 === end > 0) return [];
  const t = start / (start - end);
  const point: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const key = [from, to].map(String).sort().join(' ');
  return [{ key, point }];
}

function joinSegments(segments: readonly Segment[]): Point[][] {
  const segmentsAt = new Map<string, Set<Segment>>();
  for (const segment of segments) {
    for (const { key } of segment) segmentsAt.set(key, (segmentsAt.get(key) ?? new Set()).add(segment));
  }
  const isOpenEnd = (crossing: Crossing) => segmentsAt.get(crossing.key)?.size === 1;
  const openEnds = segments.flat().filter(isOpenEnd);
  const starts = [...openEnds, ...segments.map(([first]) => first)];
  return starts.map((start) => followLine(start, segmentsAt)).filter((line) => line.length > 1);
}

/** Walks from crossing to crossing and uses up the segments on the way. */
function followLine(start: Crossing, segmentsAt: Map<string, Set<Segment>>): Point[] {
  const line = [start.point];
  let here = start;
  for (;;) {
    const segment = segmentsAt.get(here.key)?.values().next().value;
    if (segment === undefined) return line;
    for (const end of segment) segmentsAt.get(end.key)?.delete(segment);
    here = segment[0].key === here.key ? segment[1] : segment[0];
    line.push(here.point);
  }
}
