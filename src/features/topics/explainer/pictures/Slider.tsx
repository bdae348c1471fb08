import { useId } from 'react';
import type { SliderState } from '#src/design/use-slider.ts';

interface Props {
  label: string;
  max: number;
  step: number;
  slider: SliderState;
  /** The value with its unit, as seen and as read aloud. */
  valueText: string;
}

/** A native range input from 0 to `max` with its value at the right. */
export function Slider({ label, max, step, slider, valueText }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span aria-hidden className="tabular-nums">
        {valueText}
      </span>
      <input
        {...slider.field}
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        aria-valuetext={valueText}
        className="col-span-2 h-9 w-full cursor-pointer"
      />
    </div>
  );
}
