import { type ChangeEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

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
        // A browser that restores fields would show another value than the picture.
        autoComplete="off"
        className="col-span-2 h-9 w-full cursor-pointer"
      />
    </div>
  );
}

interface SliderState {
  value: number;
  /** For the `<input>` itself. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    defaultValue: number;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** The value of a range input, which the visitor may have moved before this script was there. */
export function useSlider(initial: number): SliderState {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  useLayoutEffect(() => {
    if (ref.current) setValue(ref.current.valueAsNumber);
  }, []);
  return {
    value,
    field: { ref, defaultValue: initial, onChange: (event) => setValue(event.currentTarget.valueAsNumber) },
  };
}
