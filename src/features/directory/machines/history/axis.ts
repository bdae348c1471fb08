import type { Tick } from '#src/charts/Axis.tsx';
import { scientific, whole } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';

/** Beyond this ratio of the largest to the smallest, equal lengths are equal ratios. */
const WIDE = 20;

/** Errors always have a logarithmic axis; counts and times where they differ much. */
export function isOnLogScale(figure: string, sizes: readonly number[]): boolean {
  if (figure.endsWith('error')) return true;
  return sizes.length > 0 && Math.max(...sizes) / Math.min(...sizes) > WIDE;
}

/** Round numbers between two bounds, at equal ratios: by 1, 2 and 5, else closer or by tens. */
export function logSteps(low: number, high: number, most = 5): number[] {
  const first = Math.floor(Math.log10(low));
  const powers = Array.from({ length: Math.ceil(Math.log10(high)) - first + 1 }, (_, index) => first + index);
  const within = (factors: readonly number[]) =>
    powers
      .flatMap((power) => factors.map((factor) => Number(`${factor}e${power}`)))
      .filter((value) => value >= low && value <= high);
  const fits = ({ length }: readonly number[]) => length > 1 && length <= most;
  const fine = [[1, 2, 5], [1, 2, 3, 4, 5, 6, 7, 8], [1]].map(within).find(fits);
  if (fine) return fine;
  const tens = within([1]);
  const every = Math.ceil(tens.length / most);
  return tens.filter((_, index) => index % every === 0);
}

/** How an axis writes a value of this figure. */
export function axisText(figure: string, size: number): string {
  if (figure.endsWith('error') && size < 0.9999e-4) return scientific(size, 0);
  if (figure.endsWith('error')) return `${Number((100 * size).toPrecision(2))}%`;
  if (TIMES.has(figure)) return timeText(size);
  return size >= 1e6 ? `${Number((size / 1e6).toPrecision(2))} million` : whole(size);
}

const TIMES: ReadonlySet<string> = new Set(['t1', 't2', 'two-qubit-time', 'bit-flip-time', 'phase-flip-time']);
const UNITS = [
  { unit: 's', seconds: 1 },
  { unit: 'ms', seconds: 1e-3 },
  { unit: 'μs', seconds: 1e-6 },
  { unit: 'ns', seconds: 1e-9 },
] as const;

function timeText(size: number): string {
  if (size === 0) return '0';
  const { unit, seconds } = UNITS.find((each) => size >= 0.999 * each.seconds) ?? UNITS[3];
  return `${Number((size / seconds).toPrecision(3))} ${unit}`;
}

/** Years of an axis, or months where it has room for fewer than two years: no more than this many. */
export function dateTicks(from: number, to: number, most = 5): Tick[] {
  const years = ticksEvery(12, from, to);
  if (years.length > 1) {
    const every = Math.ceil(years.length / most);
    return years.filter((_, index) => index % every === 0).map((at) => ({ at, text: String(Math.round(at)) }));
  }
  const months = [1, 2, 3, 6].map((step) => ticksEvery(step, from, to)).find(({ length }) => length <= 3) ?? years;
  return months.map((at) => ({ at, text: monthText(at) }));
}

/** Beginnings of months within two dates, counted from January. */
function ticksEvery(months: number, from: number, to: number): number[] {
  const first = Math.ceil((12 * from) / months - 1e-6);
  const last = Math.floor((12 * to) / months + 1e-6);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ((first + index) * months) / 12);
}

function monthText(at: number): string {
  const months = Math.round(12 * at);
  return formatPartial(`${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`);
}
