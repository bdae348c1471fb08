import type { Point } from '#src/base/svg-path.ts';
import { textWidth } from '#src/charts/font.ts';
import { type Box, type LabelPlace, placeLabels } from '#src/charts/place-labels.ts';
import type { PlotArea } from '#src/charts/plot-area.ts';
import type { Measurement } from './measured.ts';

/** Radius of a mark, in the drawing's units. */
export const RADIUS = 5.5;

/** Centers of marks that are nearer than this step aside: the axis says the distance or the month, not the place. */
const REACH = 2.6 * RADIUS;

export interface PlacedMark {
  measured: Measurement;
  at: Point;
  /** The other end of a range. */
  end?: number | undefined;
  label?: (LabelPlace & MarkWords) | undefined;
}

/** What stands beside a mark: whose it is, and what has to be known of it. */
export interface MarkWords {
  name: string;
  value?: string | undefined;
}

/** Words that a drawing adds to a mark. */
export interface ConditionTexts {
  /** "{share} kept" */
  kept: string;
  /** Where the share is not known. */
  selected: string;
  reported: string;
}

interface Surroundings {
  texts: ConditionTexts;
  obstacles?: readonly Box[];
  /** Distance and direction in which a mark makes room for those before it; to both sides without it. */
  step?: number;
}

/** Places marks and as many of their names as have room, in their order, what was only reported last. */
export function placeMarks(
  measured: readonly Measurement[],
  plot: PlotArea,
  placeOf: (measured: Measurement) => Point,
  { texts, obstacles = [], step }: Surroundings,
): PlacedMark[] {
  const inOrder = measured.toSorted((a, b) => Number(a.isReported) - Number(b.isReported));
  const places = stepAside(
    inOrder.map((each): Upright => [...placeOf(each), each.to === undefined ? undefined : plot.y(each.to)] as Upright),
    step,
  );
  const marks = inOrder.map((each, index) => ({
    measured: each,
    at: places[index] ?? placeOf(each),
    end: each.to === undefined ? undefined : plot.y(each.to),
    words: wordsOf(each, texts),
  }));
  const ranges = marks.flatMap(({ at: [x, y], end }) =>
    end === undefined ? [] : [{ left: x - 3, right: x + 3, top: Math.min(y, end), bottom: Math.max(y, end) }],
  );
  const labels = placeLabels(
    marks.map(({ at, words }) => ({ at, radius: RADIUS + 1, width: widthOf(words, plot.fontSize) })),
    {
      bounds: { left: plot.left + 2, top: plot.top - 4, right: plot.width, bottom: plot.bottom - 2 },
      obstacles: [...obstacles, ...ranges],
      fontSize: plot.fontSize,
      triesAside: true,
    },
  );
  return marks.map(({ words, ...mark }, index) => {
    const label = labels[index];
    return { ...mark, label: label && { ...label, ...words } };
  });
}

function wordsOf({ experiment, isPostSelected, kept, isReported }: Measurement, texts: ConditionTexts): MarkWords {
  const selected = kept ? texts.kept.replace('{share}', kept) : texts.selected;
  const conditions = [...(isPostSelected ? [selected] : []), ...(isReported ? [texts.reported] : [])];
  return { name: experiment.short ?? experiment.title, value: conditions.join(', ') || undefined };
}

function widthOf({ name, value }: MarkWords, fontSize: number): number {
  return textWidth(name, fontSize, 600) + (value ? textWidth(`  ${value}`, fontSize) : 0);
}

/** A mark before it has its place: its center, and the other end of its range. */
export type Upright = readonly [x: number, y: number, end?: number];

/** Moves each mark that would cover one before it aside: in steps of this length, or to either side as far as it takes. */
export function stepAside(marks: readonly Upright[], step?: number): Point[] {
  const taken: Upright[] = [];
  for (const [x, y, end] of marks) {
    const isFree = (at: number) => taken.every((other) => isApart([at, y, end], other));
    const places = marks.flatMap((_, count) =>
      step === undefined ? [x - count * REACH, x + count * REACH] : [x + count * step],
    );
    taken.push([places.find(isFree) ?? x, y, end]);
  }
  return taken.map(([x, y]) => [x, y]);
}

function isApart([x, y, end = y]: Upright, [left, top, other = top]: Upright): boolean {
  const gap = Math.max(Math.min(y, end) - Math.max(top, other), Math.min(top, other) - Math.max(y, end), 0);
  return Math.hypot(x - left, gap) >= REACH - 0.1;
}
