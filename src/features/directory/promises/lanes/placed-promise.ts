import { textWidth } from '#src/charts/font.ts';
import type { LabelPlace } from '#src/charts/place-labels.ts';
import { type Scale, yearOf } from '#src/charts/scales.ts';
import { type Outcome, outcomeOf } from '#src/model/promise-outcome.ts';
import type { Promised } from './vendor-lanes.ts';

/** Where a promise lies on its lane, from left to right in the drawing's units. */
export interface PromisePlaces {
  said: number;
  /** When it was due: a post, where the sign stands elsewhere. */
  due?: number | undefined;
  /** Where the sign of the outcome stands; what is open and has no date has none. */
  sign?: number | undefined;
  /** Where the line ends, and whether it is dotted, since no date was given. */
  lineEnd: number;
  isUndated: boolean;
  /** From the date on it is late: until it came, or as far as the evidence reaches. */
  delay?: readonly [from: number, to: number] | undefined;
}

/** Years beyond today to which the line of what is open and has no date runs. */
const YEARS_UNDATED = 2;

/** The places of a promise. No date of an outcome lies beyond today, however roughly it is known. */
export function placesOf(promise: Promised, scale: Scale, today: string): PromisePlaces {
  // Whole units, which are a few days: a page has hundreds of them.
  const x = (year: number) => Math.round(scale(year));
  const { state, on } = outcomeOf(promise);
  const now = x(yearOf(today));
  const known = on === undefined ? undefined : Math.min(x(yearOf(on)), now);
  const due = promise.due === undefined ? undefined : x(yearOf(promise.due));
  const said = Math.min(x(yearOf(promise.said)), due ?? Number.POSITIVE_INFINITY, known ?? Number.POSITIVE_INFINITY);
  if (due === undefined) {
    const lineEnd = known ?? x(yearOf(today) + YEARS_UNDATED);
    return { said, sign: known, lineEnd, isUndated: true };
  }
  const sign = signPlace(state, due, known);
  const isDelayed = (state === 'late' || state === 'overdue') && sign > due;
  return { said, due, sign, lineEnd: due, isUndated: false, delay: isDelayed ? [due, sign] : undefined };
}

/** What was never delivered stands at its date; all else where it became known. */
function signPlace(state: Outcome['state'], due: number, known: number | undefined): number {
  if (state === 'open' || state === 'missed' || known === undefined) return due;
  return known;
}

/** Between a mark and its label. */
const LABEL_GAP = 8;
/** Half a sign, and the gap behind it. */
const SIGN_GAP = 12;

/** Of a text on a level with its line. */
export const BASE_LINE = 4.5;

interface LabelRoom {
  left: number;
  right: number;
  fontSize: number;
  /** What stands where the line of an undated promise ends. */
  noDate: string;
}

/** Before the dot if there is room, else after what stands last; else nowhere. */
export function labelOf(
  { short }: Promised,
  { said, due, sign, lineEnd, isUndated }: PromisePlaces,
  { left, right, fontSize, noDate }: LabelRoom,
): LabelPlace | undefined {
  if (short === undefined) return undefined;
  const width = textWidth(short, fontSize);
  const before = said - LABEL_GAP;
  if (before - width >= left) return { x: before, y: BASE_LINE, anchor: 'end' };
  const last = Math.max(sign ?? 0, due ?? 0, lineEnd);
  const isNamed = isUndated && sign === undefined;
  const after = last + SIGN_GAP + (isNamed ? textWidth(noDate, fontSize) + LABEL_GAP : 0);
  return after + width <= right ? { x: Math.round(after), y: BASE_LINE, anchor: 'start' } : undefined;
}
