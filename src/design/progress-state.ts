const DEFAULT_MAX = 100;

export type ProgressState = 'indeterminate' | 'loading' | 'complete';

export interface Progress {
  max: number;
  /** Null while nothing is known. */
  value: number | null;
  state: ProgressState;
}

/**
 * Checks what a progress bar is given (R25.5). `max` must be above 0, else it is 100; `value` must lie
 * between 0 and `max`, else it is empty. Either fault is written to the console and never thrown.
 */
export function progressOf(value: number | null | undefined, max: number = DEFAULT_MAX): Progress {
  const checkedMax = checkMax(max);
  const checkedValue = checkValue(value ?? null, checkedMax);
  return { max: checkedMax, value: checkedValue, state: stateOf(checkedValue, checkedMax) };
}

function checkMax(max: number): number {
  if (Number.isFinite(max) && max > 0) return max;
  console.error(`Progress: max must be a number above 0, not ${max}; ${DEFAULT_MAX} is used`);
  return DEFAULT_MAX;
}

function checkValue(value: number | null, max: number): number | null {
  if (value === null || (value >= 0 && value <= max)) return value;
  console.error(`Progress: value must be between 0 and ${max}, or null, not ${value}; none is shown`);
  return null;
}

function stateOf(value: number | null, max: number): ProgressState {
  if (value === null) return 'indeterminate';
  return value === max ? 'complete' : 'loading';
}
