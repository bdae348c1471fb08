import { scaleLinear, scaleLog } from 'd3-scale';
import { round } from '#src/base/svg-path.ts';

/** From one value to another: of data, or of the units of a drawing. Either may fall. */
export type Extent = readonly [from: number, to: number];

/** Maps a value to its place along an axis, to a tenth of a unit of the drawing. */
export interface Scale {
  (value: number): number;
  /** Values worth a tick, rising: about this many round ones, or on a logarithmic scale the powers of ten. */
  readonly ticks: (about?: number) => number[];
}

/** A scale that does not yet know where its axis lies. */
export type ScaleOf = (range: Extent) => Scale;

/**
 * Equal differences take equal lengths. Values outside the domain lie beyond the range.
 * @throws {RangeError} for a domain without length, and for a value that is no number.
 */
export function linear(from: number, to: number): ScaleOf {
  if (!(Math.abs(to - from) > 0)) throw new RangeError(`An axis needs two different bounds, not ${from} and ${to}`);
  return (range) => {
    const scale = scaleLinear([from, to], range);
    return Object.assign((value: number) => placed(scale(value), value), { ticks: (about = 5) => scale.ticks(about) });
  };
}

/**
 * Equal ratios take equal lengths.
 * @throws {RangeError} for a bound or a value that is not above 0, and for a domain without length.
 */
export function log(from: number, to: number): ScaleOf {
  if (!(Math.min(from, to) > 0 && from !== to))
    throw new RangeError(`A logarithmic axis needs two different bounds above 0, not ${from} and ${to}`);
  return (range) => {
    const scale = scaleLog([from, to], range);
    return Object.assign((value: number) => placed(value > 0 ? scale(value) : Number.NaN, value), {
      ticks: () => decades(Math.log10(Math.min(from, to)), Math.log10(Math.max(from, to))),
    });
  };
}

function placed(position: number, value: number): number {
  if (!Number.isFinite(position)) throw new RangeError(`${value} has no place on this axis`);
  return round(position);
}

/** d3 adds ticks between the powers of ten. The tolerance keeps a bound such as 10⁻⁵, whose logarithm is not exact. */
function decades(low: number, high: number): number[] {
  const [first, last] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => Number(`1e${first + index}`));
}

/** A date as a year with its fraction: a day as it is, a month or a year without a day by its end. */
export function yearOf(date: string): number {
  const [year = 0, month = 12, day = 31] = date.split('-').map(Number);
  return year + (month - 1 + day / 31) / 12;
}
