import type { Circle } from './layout.ts';
import { FIRST_ZOOM, type Point, ZOOMS } from './zoom.ts';

/** A name that stands below its sign, centered. */
export interface Named extends Point {
  key: string;
  /** Width of the name in pixels, at every size of the map. */
  width: number;
  /** From the middle of the sign to the base line of the name, in pixels. */
  drop: number;
  /** Whether it has its name from the first size on: room was left for it. */
  isHub: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a name takes above and below its base line. */
const ASCENT = 12;
const DESCENT = 5;
/** Between two names. */
const APART = 4;
/** Half of what a sign takes. */
const SIGN = 5;

/**
 * From which size of the map on each name has room: its place in `ZOOMS`, counted for names in their order. At no size do
 * two of them meet, nor a name and that of an area. A name that never has room has none, and shows when one points at it.
 */
export function placeNames(
  names: readonly Named[],
  areas: readonly (Circle & { width: number })[],
): Map<string, number> {
  const from = new Map<string, number>();
  ZOOMS.forEach((zoom, level) => {
    if (zoom < FIRST_ZOOM) return;
    const titles = areas.map((area): Box => titleBox(area, zoom));
    const taken = [...titles, ...names.filter(({ key }) => from.has(key)).map((name) => nameBox(name, zoom))];
    const signs = names.map(({ key, x, y }) => ({
      key,
      box: { left: x * zoom - SIGN, right: x * zoom + SIGN, top: y * zoom - SIGN, bottom: y * zoom + SIGN },
    }));
    for (const name of names) {
      if (from.has(name.key) || (zoom === FIRST_ZOOM && !name.isHub)) continue;
      const box = nameBox(name, zoom);
      if (taken.some((other) => meet(box, other))) continue;
      if (zoom > FIRST_ZOOM && signs.some((sign) => sign.key !== name.key && meet(box, sign.box))) continue;
      from.set(name.key, level);
      taken.push(box);
    }
  });
  return from;
}

/** Where a name stands at a size of the map, in its pixels. */
export function nameBox({ x, y, width, drop }: Named, zoom: number): Box {
  const base = y * zoom + drop;
  return {
    left: x * zoom - width / 2 - APART / 2,
    right: x * zoom + width / 2 + APART / 2,
    top: base - ASCENT,
    bottom: base + DESCENT,
  };
}

/** Where the name of an area stands: over its circle. */
function titleBox({ x, y, r, width }: Circle & { width: number }, zoom: number): Box {
  const top = (y - r) * zoom;
  return { left: x * zoom - width / 2, right: x * zoom + width / 2, top: top - 28, bottom: top };
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
