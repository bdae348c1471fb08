import { progressOf } from './progress-state.ts';

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
