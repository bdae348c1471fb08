/** A landmark whose label looks for a place: where its line stands, and how wide its two lines of text are. */
export interface Named {
  x: number;
  width: number;
}

/** Where a label stands: the row, the lowest is 0, and its left edge. */
export interface LabelAt {
  row: number;
  left: number;
}

/** More rows than this would take the drawing's room. */
const MOST_ROWS = 5;
/** Between two labels, and between a label and the line of another. */
const LABEL_GAP = 12;
const LINE_GAP = 4;
/** How far a label reaches over its own line. */
const OVER = 2;

/**
 * Places the labels of landmarks, in the order of their lines, in as few rows as they need: none meets another, and none is
 * crossed by the line of one above it.
 * @returns undefined where they find no room.
 */
export function placeNames(names: readonly Named[], [left, right]: readonly [number, number]): LabelAt[] | undefined {
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const placed = placeFrom(names, [], rows, [left, right]);
    if (placed) return placed;
  }
  return undefined;
}

function placeFrom(
  names: readonly Named[],
  placed: readonly LabelAt[],
  rows: number,
  bounds: readonly [number, number],
): LabelAt[] | undefined {
  const name = names[placed.length];
  if (!name) return [...placed];
  for (let row = 0; row < rows; row += 1)
    for (const left of leftsOf(name, bounds)) {
      const label = { row, left };
      if (!placed.every((other, index) => areApart(names[index], other, name, label))) continue;
      const all = placeFrom(names, [...placed, label], rows, bounds);
      if (all) return all;
    }
  return undefined;
}

/** Over its line, before it and behind it, as far as that is within the drawing. */
function leftsOf({ x, width }: Named, [left, right]: readonly [number, number]): number[] {
  return [x - width / 2, x - width + OVER, x - OVER].filter((at) => at >= left && at + width <= right);
}

function areApart(a: Named | undefined, atA: LabelAt, b: Named, atB: LabelAt): boolean {
  if (!a) return true;
  if (atA.row === atB.row)
    return atA.left + a.width + LABEL_GAP <= atB.left || atB.left + b.width + LABEL_GAP <= atA.left;
  const [lower, atLower, line] = atA.row < atB.row ? [a, atA, b.x] : [b, atB, a.x];
  return line < atLower.left - LINE_GAP || line > atLower.left + lower.width + LINE_GAP;
}
