import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import type { Outcome } from '#src/model/promise-outcome.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import type { Counts } from './findings.ts';
import type { OutcomeNames } from './outcome-words.ts';

/** The number before a caption, in the serif face. */
export const COUNT_SIZE = 19;
/** From the number to its word. */
const COUNT_GAP = 6;

/** All promises with one outcome, as signs, and what says how many they are. */
export interface StripGroup {
  state: Outcome['state'];
  count: number;
  name: string;
  signs: readonly Point[];
  captionAt: Point;
}

export interface StripLayout {
  groups: readonly StripGroup[];
  radius: number;
  fontSize: number;
  height: number;
}

interface Named {
  state: Outcome['state'];
  count: number;
  name: string;
}

/** Every promise as one sign, grouped by outcome: side by side where there is room, else in lines. */
export function stripOf(counts: Counts, names: OutcomeNames, size: Size): StripLayout {
  const named = OUTCOMES.map((state) => ({ state, count: counts[state], name: names[state] }));
  const groups = named.filter(({ count }) => count > 0);
  return size === 'wide' ? sideBySide(groups) : inLines(groups, size);
}

const GROUP_GAP = 22;

function sideBySide(groups: readonly Named[]): StripLayout {
  const fontSize = 13;
  const widthAt = (step: number, group: Named) => Math.max(group.count * step, captionWidth(group, fontSize));
  const total = (step: number) =>
    groups.reduce((sum, group) => sum + widthAt(step, group), GROUP_GAP * Math.max(0, groups.length - 1));
  let step = 14;
  while (step > 4 && total(step) > SIZES.wide) step -= 0.5;
  let left = 0;
  const placed = groups.map((group) => {
    const start = left;
    left += Math.ceil(widthAt(step, group)) + GROUP_GAP;
    const signs = Array.from({ length: group.count }, (_, index): Point => [start + (index + 0.5) * step, 10]);
    return { ...group, signs, captionAt: [start, 38] as const };
  });
  return { groups: placed, radius: Math.min(5, 0.42 * step), fontSize, height: 48 };
}

/** Of the lines: from one to the next, and from one row of signs to the next within it. */
const LINES = {
  middle: { step: 10, row: 11, fontSize: 13, radius: 4.4 },
  narrow: { step: 13, row: 13, fontSize: 14, radius: 4.4 },
} as const;
const LINE_GAP = 16;

function inLines(groups: readonly Named[], size: 'middle' | 'narrow'): StripLayout {
  const { step, row, fontSize, radius } = LINES[size];
  const left = 16 + Math.ceil(Math.max(0, ...groups.map((group) => captionWidth(group, fontSize))));
  const perRow = Math.floor((SIZES[size] - left) / step);
  let top = 0;
  const placed = groups.map((group) => {
    const start = top;
    top += row * (Math.ceil(group.count / perRow) - 1) + row + LINE_GAP;
    const signs = Array.from(
      { length: group.count },
      (_, index): Point => [left + (0.5 + (index % perRow)) * step, start + 11 + row * Math.floor(index / perRow)],
    );
    return { ...group, signs, captionAt: [0, start + 16] as const };
  });
  return { groups: placed, radius, fontSize, height: top };
}

/** Of the number and the gap behind it. */
export function countWidth(count: number): number {
  return textWidth(String(count), COUNT_SIZE, 'serif') + COUNT_GAP;
}

function captionWidth({ count, name }: Named, fontSize: number): number {
  return countWidth(count) + textWidth(name, fontSize);
}
