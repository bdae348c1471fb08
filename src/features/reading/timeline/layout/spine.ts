import { formatPartial } from '#src/design/format-date.ts';
import { CUT, isIn, isSame } from '../zoom.ts';
import { barsOf, type MonthBar, type TimeScale, type TimeTick, ticksIn, timeScale } from './axis.ts';
import type { View } from './lanes.ts';
import type { TimeMark } from './time-mark.ts';

/** Of the drawing, in its units: the spine, the labels at its right, and how far the longest bar reaches. */
export const SPINE = { width: 340, height: 742, x: 74, labels: 206, bar: 112, nameSize: 14, smallSize: 13 } as const;

/** A year before the cut has about a twentieth of the room of one after it. */
const SHARE_BEFORE = 0.36;
const TOP = 6;
const BOTTOM = 20;
/** From one label to the next. */
const LABEL_STEP = 36;

export interface SpineLabel {
  mark: TimeMark;
  name: string;
  date: string;
  /** Where its mark is, and where the base line of its name. */
  at: number;
  y: number;
}

export interface SpineLayout {
  y: TimeScale;
  bars: readonly MonthBar[];
  most: number;
  ticks: readonly TimeTick[];
  cut?: number | undefined;
  labels: readonly SpineLabel[];
}

/** The time line downwards, the newest on top: developments a month as bars, landmarks at the right. */
export function spineLayout({ marks, span, whole }: View): SpineLayout {
  const y = timeScale(span, whole, [SPINE.height - BOTTOM, TOP], SHARE_BEFORE);
  const developments = marks.filter(({ what, year }) => what === 'Development' && isIn(year, span));
  const bars = barsOf(
    developments.map(({ date }) => date),
    span,
  );
  const landmarks = developments.filter(({ landmark }) => landmark).toSorted((a, b) => b.year - a.year);
  const tickRoom = isSame(span, whole) ? 26 : 40;
  return {
    y,
    bars,
    most: Math.max(0, ...bars.map(({ perMonth }) => perMonth)),
    ticks: ticksIn(span, y, tickRoom).filter(({ at }) => at >= CUT || at % 10 === 0 || span.from > whole.from),
    cut: isIn(CUT, span) && span.from < CUT ? y(CUT) : undefined,
    labels: spread(landmarks.map((mark) => labelOf(mark, y(mark.year)))),
  };
}

function labelOf(mark: TimeMark, at: number): SpineLabel {
  return { mark, name: mark.landmark ?? '', date: formatPartial(mark.date), at, y: at + 4 };
}

/** Moves labels down, and at the end up again, so that each has its two lines. */
function spread(labels: readonly SpineLabel[]): SpineLabel[] {
  const last = SPINE.height - 18;
  const ys = labels.map(({ y }) => Math.max(14, y));
  for (let index = 1; index < ys.length; index += 1)
    ys[index] = Math.max(ys[index] ?? 0, (ys[index - 1] ?? 0) + LABEL_STEP);
  for (let index = ys.length - 1; index >= 0; index -= 1)
    ys[index] = Math.min(ys[index] ?? 0, index === ys.length - 1 ? last : (ys[index + 1] ?? 0) - LABEL_STEP);
  return labels.map((label, index) => ({ ...label, y: Math.round(ys[index] ?? label.y) }));
}
