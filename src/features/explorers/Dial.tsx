import { useId, useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  value: number;
  /** The value in words. */
  text: string;
  from: number;
  to: number;
  step: number;
  onTurn: (value: number) => void;
}

/** A slider whose value is also set from elsewhere: by a list of presets, by the address. */
export function Dial({ label, value, text, from, to, step, onTurn }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ value, step, onTurn });
  // It may have been moved before this script was there.
  useLayoutEffect(() => {
    const { value: first, step: one, onTurn: turn } = atFirst.current;
    const now = field.current?.valueAsNumber;
    // A value between two steps stands at the nearest of them.
    if (now !== undefined && Math.abs(now - first) > 0.51 * one) turn(now);
  }, []);
  return (
    <div className="dial">
      <label htmlFor={id}>{label}</label>
      {/* The slider says it, too: the page's one status is whether it runs. */}
      <output htmlFor={id} aria-hidden="true">
        {text}
      </output>
      <input
        ref={field}
        id={id}
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={text}
        autoComplete="off"
        onChange={({ target }) => onTurn(target.valueAsNumber)}
      />
    </div>
  );
}
