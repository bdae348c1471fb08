import type { Point } from '#src/base/svg-path.ts';

/** A rectangle of a drawing, in its units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A mark that a label may belong to. */
export interface Labeled {
  at: Point;
  /** How far from its center nothing else may be. */
  radius: number;
  /** Width of its label; without one it has none. */
  width?: number | undefined;
}

/** Where a label begins, ends or has its middle, on its base line. */
export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Surroundings {
  /** All labels lie within. */
  bounds: Box;
  /** What no label may meet: lines as thin boxes, texts. */
  obstacles?: readonly Box[];
  fontSize: number;
  /** Whether labels that find no place are tried again, above and below, moved aside by half their width. */
  triesAside?: boolean;
}

/** Between a mark and its label, and round a label. */
const GAP = 5;
const RIM = 2;

/** Of the text's size: what is above the base line, and what is below it. */
const ASCENT = 0.78;
const DESCENT = 0.24;

/**
 * Places labels beside their marks, in this order: right, left, above, below, and the four corners; above and below a label
 * moves aside at an edge. The first place that meets no mark, no label before it, no obstacle and no edge is taken; a label
 * that finds none is left out (undefined).
 */
export function placeLabels(
  marks: readonly Labeled[],
  { bounds, obstacles = [], fontSize, triesAside = false }: Surroundings,
): (LabelPlace | undefined)[] {
  const taken: Box[] = [...marks.map(boxOf), ...obstacles];
  const placeOne = ({ width }: Labeled, index: number, places: readonly LabelPlace[]) => {
    if (width === undefined) return undefined;
    const others = taken.filter((_, other) => other !== index);
    const free = places
      .map((place) => movedInside(place, width, bounds))
      .find((place) => {
        const box = labelBox(place, width, fontSize);
        return isWithin(box, bounds) && !others.some((other) => meets(box, other));
      });
    if (free) taken.push(labelBox(free, width, fontSize));
    return free;
  };
  const first = marks.map((mark, index) => placeOne(mark, index, placesBeside(mark.at, mark.radius, fontSize)));
  if (!triesAside) return first;
  return marks.map((mark, index) => first[index] ?? placeOne(mark, index, placesAside(mark, fontSize)));
}

/** Above and below, half a width to the right and to the left. */
function placesAside({ at: [x, y], radius, width = 0 }: Labeled, fontSize: number): LabelPlace[] {
  return [above(y, radius), below(y, radius, fontSize)].flatMap((line) =>
    [width / 2, -width / 2].map((aside): LabelPlace => ({ x: x + aside, y: line, anchor: 'middle' })),
  );
}

const above = (y: number, radius: number) => y - radius - GAP;
const below = (y: number, radius: number, fontSize: number) => y + radius + GAP + ASCENT * fontSize;

/** The room that a label takes. */
export function labelBox({ x, y, anchor }: LabelPlace, width: number, fontSize: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return {
    left: left - RIM,
    right: left + width + RIM,
    top: y - ASCENT * fontSize - RIM,
    bottom: y + DESCENT * fontSize + RIM,
  };
}

/** The room of a line between two points that is level or upright. */
export function lineBox([x1, y1]: Point, [x2, y2]: Point): Box {
  return {
    left: Math.min(x1, x2) - RIM,
    right: Math.max(x1, x2) + RIM,
    top: Math.min(y1, y2) - RIM,
    bottom: Math.max(y1, y2) + RIM,
  };
}

export function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function boxOf({ at: [x, y], radius }: Labeled): Box {
  const half = radius + RIM;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function isWithin(box: Box, bounds: Box): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}

/** A label over or under its mark, where the mark is too near to an edge for the middle of the label. */
export function movedInside(place: LabelPlace, width: number, { left, right }: Box): LabelPlace {
  if (place.anchor !== 'middle') return place;
  const half = width / 2 + RIM;
  return { ...place, x: Math.max(left + half, Math.min(right - half, place.x)) };
}

/** Round a mark: right, left, above, below, and the four corners. */
export function placesBeside([x, y]: Point, radius: number, fontSize: number): LabelPlace[] {
  const middle = y + 0.34 * fontSize;
  const away = radius + GAP;
  const slant = 0.75 * radius + GAP / 2;
  return [
    { x: x + away, y: middle, anchor: 'start' },
    { x: x - away, y: middle, anchor: 'end' },
    { x, y: above(y, radius), anchor: 'middle' },
    { x, y: below(y, radius, fontSize), anchor: 'middle' },
    { x: x + slant, y: y - slant, anchor: 'start' },
    { x: x + slant, y: y + slant + ASCENT * fontSize, anchor: 'start' },
    { x: x - slant, y: y - slant, anchor: 'end' },
    { x: x - slant, y: y + slant + ASCENT * fontSize, anchor: 'end' },
  ];
}
