import { type Point, polygon, round } from '#src/base/svg-path.ts';
import type { CodeExample } from '#src/model/schemas/code.ts';

/** Units between neighbors, and around the outermost qubits. */
const UNIT = 46;
const RIM = 26;

/** A check as it is drawn: where its qubits are, and which letter it has on each. */
export interface DrawnCheck {
  /** As in the content: "XZZXI". */
  operator: string;
  qubits: readonly { qubit: number; at: Point; letter: string }[];
  kind: 'X' | 'Z' | 'both' | 'mixed';
}

export interface CheckBoard {
  width: number;
  height: number;
  places: readonly Point[];
}

/** Where the qubits are, in the units of a drawing. */
export function boardOf({ places }: Pick<CodeExample, 'places'>): CheckBoard {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: round((Math.max(...xs) - left) * UNIT + 2 * RIM),
    height: round((Math.max(...ys) - top) * UNIT + 2 * RIM),
    places: places.map(({ x, y }) => [round((x - left) * UNIT + RIM), round((y - top) * UNIT + RIM)]),
  };
}

export function checksOf({ stabilizers }: Pick<CodeExample, 'stabilizers'>, { places }: CheckBoard): DrawnCheck[] {
  return stabilizers.map((operator) => ({
    operator,
    kind: kindOf(operator),
    qubits: [...operator].flatMap((letter, qubit) => {
      const at = places[qubit];
      return letter === 'I' || !at ? [] : [{ qubit, at, letter }];
    }),
  }));
}

function kindOf(operator: string): 'X' | 'Z' | 'mixed' {
  const letters = new Set(operator.replaceAll('I', ''));
  if (letters.size > 1 || letters.has('Y')) return 'mixed';
  return letters.has('X') ? 'X' : 'Z';
}

/** Faces of a flat code: an X check and a Z check on the same qubits are one face. */
export function facesOf(checks: readonly DrawnCheck[]): DrawnCheck[] {
  const groups = [...Map.groupBy(checks, ({ qubits }) => qubits.map(({ qubit }) => qubit).join(' ')).values()];
  return groups.flatMap(([first, ...others]) =>
    first ? [others.length > 0 ? { ...first, kind: 'both' as const } : first] : [],
  );
}

/** Whether all checks can be drawn into one picture: no two faces share more than an edge. */
export function isFlat(faces: readonly DrawnCheck[]): boolean {
  return faces.every((face, index) =>
    faces.slice(index + 1).every((other) => {
      const shared = face.qubits.filter(({ qubit }) => other.qubits.some((each) => each.qubit === qubit));
      return shared.length <= 2;
    }),
  );
}

/** The outline of a check's qubits: a line for two, or if all lie on one; at the edge of a code a half disc bulges out. */
export function outlineOf(points: readonly Point[], middle?: Point): string {
  const hull = hullOf(points);
  const [a, b] = hull;
  if (!a || !b) return '';
  if (hull.length > 2) return polygon(hull);
  const bulge = middle ? sideOf(a, b, middle) : 0;
  const line = `M${round(a[0])} ${round(a[1])}`;
  if (bulge === 0) return `${line}L${round(b[0])} ${round(b[1])}`;
  const radius = round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2);
  return `${line}A${radius} ${round(radius * 0.8)} ${round(angleOf(a, b))} 0 ${bulge > 0 ? 0 : 1} ${round(b[0])} ${round(b[1])}z`;
}

/** On which side of a line a point is; 0 on it. */
function sideOf(a: Point, b: Point, [x, y]: Point): number {
  const cross = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
  return Math.abs(cross) < 1 ? 0 : -Math.sign(cross);
}

const angleOf = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The convex hull of points, clockwise; the two ends where all lie on one line. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && turns(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turns = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The middle of points. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** How deep in a half disc its letters are, in units. */
const DEPTH = 8.5;

/** The middle of a face; of two qubits at the edge of a code, the middle of the half disc that bulges away from its center. */
export function insideOf(points: readonly Point[], center: Point): Point {
  const [x, y] = middleOf(points);
  const [a, b] = points;
  const side = points.length === 2 && a && b ? sideOf(a, b, center) : 0;
  if (!a || !b || side === 0) return [x, y];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [x - (side * DEPTH * (b[1] - a[1])) / length, y + (side * DEPTH * (b[0] - a[0])) / length];
}
