/** The years that are shown, with fractions. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Closer than this nothing more comes apart. */
const SHORTEST_YEARS = 0.5;

/** From this year on the line has more room: most of what it holds is of these years. */
export const CUT = 2023;

/** The share of the whole line that the years before the cut have; a spine, which is longer, gives them less. */
export const SHARE_BEFORE = 0.45;

/** A day or a month as a year with its fraction; a month without a day is in its middle, and so is a year without a month. */
export function yearOf(date: string): number {
  const [year = 0, month, day = 15] = date.split('-').map(Number);
  return month ? year + (month - 1 + (day - 1) / 31) / 12 : year + 0.5;
}

/** Where a year is along the line, where a year after the cut is 1 long. */
export function lengthAt(year: number, whole: Span, before = SHARE_BEFORE): number {
  return year >= CUT ? year : CUT - (CUT - year) * slowness(whole, before);
}

function yearAt(length: number, whole: Span): number {
  return length >= CUT ? length : CUT - (CUT - length) / slowness(whole, SHARE_BEFORE);
}

/** How long a year before the cut is. */
function slowness({ from, to }: Span, before: number): number {
  return ((before / (1 - before)) * (to - CUT)) / (CUT - from);
}

/** A span made `factor` times as long round a point of it (0 at its left end, 1 at its right), kept within the whole. */
export function zoomed(span: Span, factor: number, at: number, whole: Span): Span {
  const { from, to } = asLengths(span, whole);
  const ends = asLengths(whole, whole);
  const length = Math.min(ends.to - ends.from, Math.max(SHORTEST_YEARS, (to - from) * factor));
  return within(from + (to - from) * at - length * at, length, whole);
}

/** A span moved by a share of its length. */
export function panned(span: Span, share: number, whole: Span): Span {
  const { from, to } = asLengths(span, whole);
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

export function isSame(a: Span, b: Span): boolean {
  return Math.abs(a.from - b.from) < 1e-6 && Math.abs(a.to - b.to) < 1e-6;
}

/** A span as an address says it, by its first and last month; both are empty for the whole line. */
export function fieldsOf(span: Span, whole: Span): { from: string; to: string } {
  if (isSame(span, whole)) return { from: '', to: '' };
  return { from: monthOf(span.from), to: monthOf(span.to - 1 / 24) };
}

/** The span that an address asks for; all years where it asks for none. */
export function spanIn(address: URLSearchParams, whole: Span): Span {
  const [from, to] = [monthsIn(address.get('from')), monthsIn(address.get('to'))];
  if (from === undefined && to === undefined) return whole;
  const span = {
    from: Math.max(whole.from, (from ?? whole.from * 12) / 12),
    to: Math.min(whole.to, ((to ?? whole.to * 12) + 1) / 12),
  };
  return span.to > span.from ? span : whole;
}

function monthOf(year: number): string {
  const months = Math.round(year * 12 * 1e4) / 1e4;
  return `${Math.floor(months / 12)}-${String(Math.floor(months % 12) + 1).padStart(2, '0')}`;
}

function monthsIn(month: string | null): number | undefined {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month ?? '') ?? [];
  return year ? Number(year) * 12 + Number(number) - 1 : undefined;
}

function asLengths({ from, to }: Span, whole: Span): Span {
  return { from: lengthAt(from, whole), to: lengthAt(to, whole) };
}

function within(start: number, length: number, whole: Span): Span {
  const ends = asLengths(whole, whole);
  const from = Math.min(Math.max(start, ends.from), ends.to - length);
  if (from <= ends.from && from + length >= ends.to) return whole;
  return { from: yearAt(from, whole), to: yearAt(from + length, whole) };
}
