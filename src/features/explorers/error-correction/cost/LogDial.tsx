import { useId, useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  value: number;
  /** What the dial is set to, in words. */
  text: string;
  range: { least: number; most: number };
  /** In powers of ten. */
  step: number;
  onChange: (value: number) => void;
}

/** A dial whose equal ways are equal ratios. Others may set its value too, to one between its steps. */
export function LogDial({ label, value, text, range, step, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ value, onChange });
  const isAt = (input: HTMLInputElement, each: number) =>
    Math.abs(input.valueAsNumber - Math.log10(each)) <= step / 2 + 1e-9;
  const exponent = Math.log10(value);
  // It may have been moved before this script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const { value: first, onChange: change } = atFirst.current;
    if (field.current && !isAt(field.current, first)) change(setTo(field.current));
  }, []);
  useLayoutEffect(() => {
    if (field.current && !isAt(field.current, value)) field.current.valueAsNumber = Math.log10(value);
  });
  return (
    <div className="dial">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        ref={field}
        id={id}
        type="range"
        min={Math.log10(range.least)}
        max={Math.log10(range.most)}
        step={step}
        defaultValue={exponent}
        autoComplete="off"
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(setTo(currentTarget))}
      />
    </div>
  );
}

/** To two digits. */
function setTo(input: HTMLInputElement): number {
  return Number((10 ** input.valueAsNumber).toPrecision(2));
}
