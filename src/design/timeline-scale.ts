/** A phase as years; `to` is missing where it has no end. */
export interface Period {
  from: number;
  to?: number;
}

/** A phase on the axis, as fractions of its length. */
export interface Span {
  start: number;
  end: number;
  isOpen: boolean;
}

export interface TimelineScale {
  spans: Span[];
  /** The years at which a phase begins or ends, each once, in their order. */
  years: { year: number; at: number }[];
  /** Where each year begins, up to the last year that is named. */
  ticks: number[];
}

const PERIOD = /^(\d{4})(?:\s*[-–]\s*(\d{4})|\s*\+)$/;

/** The years in "2024-2027" or, without an end, "2030+". Throws a RangeError for anything else. */
export function parsePeriod(text: string): Period {
  const [, from, to] = PERIOD.exec(text) ?? [];
  if (from === undefined) throw new RangeError(`Write a period as "2024-2027" or "2030+": ${text}`);
  if (to === undefined) return { from: Number(from) };
  if (Number(to) <= Number(from)) throw new RangeError(`A period ends after it begins: ${text}`);
  return { from: Number(from), to: Number(to) };
}

/**
 * Phases to scale on one axis from the first year to the last. A phase without an end is drawn as long as the longest
 * of the others, and names no last year.
 */
export function timelineScale(periods: readonly Period[]): TimelineScale {
  const longest = Math.max(1, ...periods.map(({ from, to }) => (to ?? from) - from));
  const ends = periods.map(({ from, to }) => to ?? from + longest);
  const first = Math.min(...periods.map(({ from }) => from));
  const length = Math.max(...ends) - first;
  const at = (year: number) => (year - first) / length;
  const named = new Set(periods.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])));
  const lastNamed = Math.max(...named);
  return {
    spans: periods.map(({ from, to }, index) => ({
      start: at(from),
      end: at(ends[index] ?? from),
      isOpen: to === undefined,
    })),
    years: [...named].sort((a, b) => a - b).map((year) => ({ year, at: at(year) })),
    ticks: Array.from({ length: lastNamed - first + 1 }, (_, index) => at(first + index)),
  };
}
