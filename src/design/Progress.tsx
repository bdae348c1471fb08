interface Props {
  /** Between 0 and `max`; empty while nothing is known. */
  value?: number | null | undefined;
  /** Above 0; 100 when left out. */
  max?: number;
  /** What is measured, for screen readers. */
  label: string;
  /** The value with its unit, for screen readers: "$1.8B". */
  valueText?: string;
}

/** A bar that is filled as far as `value` of `max`. A value or a maximum out of bounds is reported and replaced. */
export function Progress({ value, max, label, valueText }: Props) {
  const progress = progressOf(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={progress.max}
      aria-valuenow={progress.value ?? undefined}
      aria-valuetext={progress.value === null ? undefined : valueText}
      data-state={progress.state}
      className="group h-2 overflow-hidden rounded-full bg-ill-1"
    >
      <div
        className="h-full rounded-full bg-accent group-data-[state=indeterminate]:w-full group-data-[state=indeterminate]:opacity-30"
        style={progress.value === null ? undefined : { width: `${(progress.value / progress.max) * 100}%` }}
      />
    </div>
  );
}

const DEFAULT_MAX = 100;

type ProgressState = 'indeterminate' | 'loading' | 'complete';

interface CheckedProgress {
  max: number;
  /** Null while nothing is known. */
  value: number | null;
  state: ProgressState;
}

/**
 * Checks what a progress bar is given (R25.5). `max` must be above 0, else it is 100; `value` must lie
 * between 0 and `max`, else it is empty. Either fault is written to the console and never thrown.
 */
export function progressOf(value: number | null | undefined, max: number = DEFAULT_MAX): CheckedProgress {
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
