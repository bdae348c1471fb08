import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { linesFor } from '#src/charts/in-lines.ts';
import type { LabelPlace } from '#src/charts/place-labels.ts';
import { linear, type Scale } from '#src/charts/scales.ts';
import type { Entry } from '#src/model/read-content.ts';

export type Founded = Pick<Entry<'companies'>, 'id' | 'name' | 'founded' | 'technology' | 'companyType'>;

/** Those that were founded before it share one place at the left, with their years behind their names. */
export const FIRST_YEAR = 2010;

/** Of a drawing, in its units: where the early ones are, where the years begin and end, and what a lane needs above its signs. */
const LAYOUTS = {
  wide: { early: 236, from: 360, right: 150, head: 0, fontSize: 13 },
  middle: { early: 12, from: 130, right: 110, head: 24, fontSize: 13 },
  narrow: { early: 12, from: 96, right: 24, head: 24, fontSize: 13 },
} as const satisfies Record<Size, unknown>;

const TOP = 34;
const LINE = 21;
const PADDING = 8;
/** Between a sign and its name, and round both. */
const GAP = 10;

export interface FoundingMark {
  company: Founded;
  at: Point;
  label: LabelPlace;
  text: string;
}

export interface FoundingLane {
  technology: Founded['technology'];
  count: number;
  top: number;
  nameAt: Point;
  marks: readonly FoundingMark[];
}

export interface FoundingLayout {
  width: number;
  height: number;
  fontSize: number;
  early: number;
  x: Scale;
  lanes: readonly FoundingLane[];
}

/** Companies at the years of their founding, a lane for each technology, the most common first; none covers another's name. */
export function foundingLayout(companies: readonly Founded[], size: Size): FoundingLayout {
  const { early, from, right, head, fontSize } = LAYOUTS[size];
  const width = SIZES[size];
  const x = linear(
    FIRST_YEAR,
    Math.max(FIRST_YEAR + 1, ...companies.map(({ founded }) => founded)),
  )([from, width - right]);
  let next = TOP;
  const lanes = lanesOf(companies).map(([technology, members]) => {
    const top = next;
    const signs = members.map((company) => {
      const at = company.founded < FIRST_YEAR ? early : x(company.founded);
      return { company, at, ...named(company, at, width, fontSize) };
    });
    const lines = linesFor(signs.map(({ span }) => span));
    const first = top + PADDING + head + LINE / 2;
    next = first + LINE * (Math.max(...lines) + 0.5) + PADDING;
    const marks = signs.map(({ company, at, text, anchor }, index) => {
      const y = first + LINE * (lines[index] ?? 0);
      const label = { x: at + (anchor === 'start' ? GAP : -GAP), y: y + 0.35 * fontSize, anchor };
      return { company, at: [at, y] satisfies Point, label, text };
    });
    const nameAt: Point = [0, head > 0 ? top + PADDING + 14 : first + 0.35 * fontSize];
    return { technology, count: members.length, top, nameAt, marks };
  });
  return { width, height: next, fontSize, early, x, lanes };
}

function lanesOf(companies: readonly Founded[]): [Founded['technology'], Founded[]][] {
  const ordered = companies.toSorted((a, b) => a.founded - b.founded || a.name.localeCompare(b.name));
  return [...Map.groupBy(ordered, ({ technology }) => technology)].sort(([, a], [, b]) => b.length - a.length);
}

/** The name stands behind its sign, or before it where the edge is too near. */
function named({ name, founded }: Founded, at: number, width: number, fontSize: number) {
  const text = founded < FIRST_YEAR ? `${name} ${founded}` : name;
  const room = 2 * GAP + textWidth(text, fontSize);
  return at + room <= width
    ? { text, anchor: 'start' as const, span: { from: at - GAP, to: at + room } }
    : { text, anchor: 'end' as const, span: { from: at - room, to: at + GAP } };
}
