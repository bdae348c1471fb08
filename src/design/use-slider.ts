import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface SliderState {
  value: number;
  /** For the `<input>` itself. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    defaultValue: number;
    autoComplete: 'off';
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
    field: {
      ref,
      defaultValue: initial,
      // A browser that restores fields would show another value than the picture.
      autoComplete: 'off',
      onChange: (event) => setValue(event.currentTarget.valueAsNumber),
    },
  };
}
