import { fixed, whole } from '#src/charts/numbers.ts';
import type { DatedValue } from '#src/model/figures.ts';
import type { Change } from './figure-list.ts';

/** How much a number changed. */
export interface SizeOfChange {
  /** What the new value is of the old one, as a factor. */
  factor: number;
  /** Whether the errors behind the values are compared: those of 99.5% and 99.854% differ 3.4 times. */
  isOfError: boolean;
  /** Whether what is printed went up: a fidelity does where its error falls. */
  rose: boolean;
}

type Factor = Pick<SizeOfChange, 'factor'>;

/** "280–320", "7.2B+", "<1,000", "over half". */
const RANGE_OR_BOUND = /\d\s?[-–]\s?\d|\d[KMB]?\+|[<>≤≥]|\b(over|under|up to|at least|at most)\b/i;

/** The size of a change between two plain numbers of one unit; undefined for words, ranges and bounds. */
export function sizeOf({ from, to }: Pick<Change, 'from' | 'to'>): SizeOfChange | undefined {
  const [before, after] = [measured(from), measured(to)];
  if (!before || !after || before.unit !== after.unit || before.number === after.number) return undefined;
  const factor = after.number / before.number;
  return { factor, isOfError: from.error !== undefined, rose: isFidelity(to) ? factor < 1 : factor > 1 };
}

/** Whether an error is printed as what is left of 100%: "99.854%". */
function isFidelity({ value = '', error }: DatedValue): boolean {
  return error !== undefined && Number.parseFloat(value.replace(/^\D+/, '')) > 50;
}

/** Percentages are none: of a growth or a share a factor says little. */
function measured({ value = '', floor, amount, count, error, seconds }: DatedValue) {
  if (floor || RANGE_OR_BOUND.test(value)) return undefined;
  if (amount) return amount.to ? undefined : { number: amount.value, unit: amount.currency };
  if (count) return { number: count, unit: 'count' };
  if (error) return error.to ? undefined : { number: error.value, unit: `${error.kind} error of ${error.of}` };
  return seconds?.from === seconds?.to ? seconds && { number: seconds.from, unit: 'seconds' } : undefined;
}

/** "× 3.2" or "÷ 1.43". */
export function factorText({ factor }: Factor): string {
  return factor < 1 ? `÷ ${digits(1 / factor)}` : `× ${digits(factor)}`;
}

function digits(factor: number): string {
  if (factor >= 10) return whole(factor);
  return fixed(factor, factor < 2 ? 2 : 1);
}

/** One logarithmic scale for all bars: where it says "as before", and how long a bar is, both as shares of its width. */
export function barScale(sizes: readonly Factor[]): { zero: number; lengthOf: (size: Factor) => number } {
  const logs = sizes.map(({ factor }) => Math.log(factor));
  const [lowest, highest] = [Math.min(0, ...logs), Math.max(0, ...logs)];
  const span = highest - lowest || 1;
  return { zero: Math.abs(lowest) / span, lengthOf: ({ factor }) => Math.abs(Math.log(factor)) / span };
}

/** What is counted of all changes, and the one with the longest bar. */
export function countChanges(changes: readonly Change[]) {
  const sized = changes.flatMap((change) => {
    const size = sizeOf(change);
    return size ? [{ figure: change.figure, size, length: Math.abs(Math.log(size.factor)) }] : [];
  });
  const up = sized.filter(({ size }) => size.rose).length;
  const [longest] = sized.toSorted((a, b) => b.length - a.length);
  return {
    count: changes.length,
    corrections: changes.filter(({ to }) => to.correction).length,
    compared: sized.length,
    up,
    down: sized.length - up,
    largest: longest && {
      subject: longest.figure.subject,
      label: longest.figure.label,
      factor: factorText(longest.size),
    },
  };
}
