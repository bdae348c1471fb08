/** The years that are shown, with fractions. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Closer than this nothing more comes apart. */
const SHORTEST_YEARS = 2;

/** A day or a month as a year with its fraction; a month without a day is in its middle. */
export function yearOf(date: string): number {
  const [year = 0, month = 1, day = 15] = date.split('-').map(Number);
  return year + (month - 1 + (day - 1) / 31) / 12;
}

/** A span made `factor` times as long round a point of it (0 at its left end, 1 at its right), kept within the whole. */
export function zoomed({ from, to }: Span, factor: number, at: number, whole: Span): Span {
  const length = Math.min(whole.to - whole.from, Math.max(SHORTEST_YEARS, (to - from) * factor));
  return within(from + (to - from) * at - length * at, length, whole);
}

/** A span moved by a share of its length. */
export function panned({ from, to }: Span, share: number, whole: Span): Span {
  return within(from + (to - from) * share, to - from, whole);
}

/** One press of a key or a button. */
export const STEP = 0.6;

/** Where that goes: most of what the line holds is of the last years, at its right end. */
export const NEWEST = 1;

/** The span after a key: plus and minus zoom, arrows move, Home shows all; undefined for any other key. */
export function afterKey(key: string, span: Span, whole: Span): Span | undefined {
  switch (key) {
    case '+':
    case '=':
      return zoomed(span, STEP, NEWEST, whole);
    case '-':
      return zoomed(span, 1 / STEP, NEWEST, whole);
    case 'ArrowLeft':
      return panned(span, -0.2, whole);
    case 'ArrowRight':
      return panned(span, 0.2, whole);
    case 'Home':
      return whole;
    default:
      return undefined;
  }
}

export function isIn(year: number, { from, to }: Span): boolean {
  return year >= from && year <= to;
}

function within(start: number, length: number, whole: Span): Span {
  const from = Math.min(Math.max(start, whole.from), whole.to - length);
  return { from, to: from + length };
}
