import { CUT, lengthAt, type Span } from '../zoom.ts';

/** Maps a year to its place along the line. */
export type TimeScale = (year: number) => number;

/** The scale of these years: from `start` to `end`, in units of the drawing. */
export function timeScale(
  span: Span,
  whole: Span,
  [start, end]: readonly [number, number],
  before?: number,
): TimeScale {
  const at = (year: number) => lengthAt(year, whole, before);
  const [from, to] = [at(span.from), at(span.to)];
  return (year) => Math.round(10 * (start + ((at(year) - from) / (to - from)) * (end - start))) / 10;
}

/** A year, or a month of a few years, that is written on the axis. */
export interface TimeTick {
  at: number;
  text: string;
  /** Of the years that have more room. */
  isRecent: boolean;
}

/** Up to this many years, each may be written. */
const EVERY_YEAR = 20;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The years of a span, round ones first, and then its months, as far as each has this much room. */
export function ticksIn({ from, to }: Span, x: TimeScale, room: number): TimeTick[] {
  const first = Math.ceil(from - 1e-6);
  const years = Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, index) => first + index);
  const steps = [
    years.filter((year) => year >= CUT),
    ...(years.length > EVERY_YEAR ? [10, 5] : [10, 5, 1]).map((step) => years.filter((year) => year % step === 0)),
  ];
  const ticks: TimeTick[] = [];
  const add = (at: number, text: string) => {
    if (ticks.every((other) => Math.abs(x(other.at) - x(at)) >= room)) ticks.push({ at, text, isRecent: at >= CUT });
  };
  for (const year of steps.flat()) add(year, String(year));
  if (to - from <= 3)
    for (const [index, month] of MONTHS.entries())
      for (const year of [first - 1, ...years]) {
        const at = year + (index + 0.5) / 12;
        if (at >= from && at <= to) add(at, month);
      }
  return ticks.sort((a, b) => a.at - b.at);
}

/** A bar of the ribbon: developments a month. */
export interface MonthBar {
  from: number;
  to: number;
  perMonth: number;
}

/** Developments a month; before the cut a twelfth of those of the year. */
export function barsOf(dates: readonly string[], { from, to }: Span): MonthBar[] {
  const counts = Map.groupBy(dates, (date) => date.slice(0, Number(date.slice(0, 4)) < CUT ? 4 : 7));
  return [...counts]
    .map(([date, of]) => {
      const [year = 0, month] = date.split('-').map(Number);
      const start = month ? year + (month - 1) / 12 : year;
      return month
        ? { from: start, to: start + 1 / 12, perMonth: of.length }
        : { from: start, to: start + 1, perMonth: of.length / 12 };
    })
    .filter((bar) => bar.to > from && bar.from < to)
    .map((bar) => ({ ...bar, from: Math.max(bar.from, from), to: Math.min(bar.to, to) }))
    .sort((a, b) => a.from - b.from);
}
