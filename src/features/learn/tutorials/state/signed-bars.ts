import { numbers } from '#src/base/svg-path.ts';

interface Place {
  /** Left end of the first bar's column, and from one column to the next. */
  x: number;
  pitch: number;
  width: number;
  /** Where 0 is, and how long 1. */
  zero: number;
  unit: number;
}

/** Path data of bars from 0 up, or down for negative values; what is left out keeps its column. */
export function signedBars(values: readonly (number | undefined)[], { x, pitch, width, zero, unit }: Place): string {
  return values
    .map((value, index) =>
      value === undefined || Math.abs(value * unit) < 0.05
        ? ''
        : `M${numbers(x + (index + 0.5) * pitch - width / 2, zero)}h${numbers(width)}v${numbers(-value * unit)}h${numbers(-width)}z`,
    )
    .join('');
}
