/** A point of a drawing in its user units; x to the right, y down, as in SVG. */
export type Point = readonly [x: number, y: number];

/** Rounds to a fixed number of decimals (one by default: a tenth of a unit is below a screen pixel). */
export function round(value: number, decimals = 1): number {
  const rounded = Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}

/** Writes numbers as path data does when it is short: no leading zero, no blank before a minus sign. */
export function numbers(...values: readonly number[]): string {
  return values
    .map((value, index) => {
      const text = String(round(value)).replace(/^(-?)0\./, '$1.');
      return index === 0 || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');
}

/**
 * Path data of a line through the points, in relative coordinates, which take about half the bytes of absolute ones.
 * Each step starts from the rounded position, so rounding errors do not add up along the line.
 */
export function polyline(points: readonly Point[], options: { closed?: boolean } = {}): string {
  const [first, ...rest] = points.map(([x, y]) => [round(x), round(y)] as const);
  if (first === undefined) return '';
  let previous = first;
  const steps = rest.map((point) => {
    const step = numbers(point[0] - previous[0], point[1] - previous[1]);
    previous = point;
    return step;
  });
  return `M${numbers(...first)}${joinSteps(steps)}${options.closed ? 'z' : ''}`;
}

function joinSteps(steps: readonly string[]): string {
  return steps.map((step, index) => (index === 0 ? `l${step}` : step.startsWith('-') ? step : ` ${step}`)).join('');
}

export function polygon(points: readonly Point[]): string {
  return polyline(points, { closed: true });
}

/** A polyline of `steps` chords along a parametrised curve, `t` running from 0 to 1. */
export function sampledCurve(curve: (t: number) => Point, steps: number, options: { closed?: boolean } = {}): string {
  return polyline(
    Array.from({ length: steps + 1 }, (_, index) => curve(index / steps)),
    options,
  );
}

/** Discs of equal size in one path: zero-length strokes, to be drawn with `strokeLinecap="round"`, width = diameter. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${numbers(...point)}h0`).join('');
}

/** Ellipses of equal size in one path. Radii in user units. */
export function ellipses(centers: readonly Point[], radiusX: number, radiusY: number): string {
  return centers
    .map(([x, y]) => {
      const half = `a${numbers(radiusX, radiusY)} 0 1 0 `;
      return `M${numbers(x - radiusX, y)}${half}${numbers(2 * radiusX)} 0${half}${numbers(-2 * radiusX)} 0`;
    })
    .join('');
}

/** Cubic Bézier curve from `start` to `end` with two control points. */
export function cubic(start: Point, control1: Point, control2: Point, end: Point): string {
  return `M${numbers(...start)}C${numbers(...control1, ...control2, ...end)}`;
}
