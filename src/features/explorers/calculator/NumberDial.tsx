import { useId, useLayoutEffect, useRef, useState } from 'react';
import { inRange, type NumberInput, RANGES, typedNumber } from './inputs.ts';

interface Props {
  name: NumberInput;
  label: string;
  unit: string | undefined;
  /** In how large a unit the number is written: 1e-6 for µs. */
  scale: number;
  value: number;
  /** `asked` is what was typed, which may lie beyond the range. */
  onChange: (value: number, asked: number) => void;
}

/**
 * A number to type, and a slider of equal ratios beneath it for the hand. The slider says nothing that the field does not,
 * so neither the keyboard nor a screen reader stops at it.
 */
export function NumberDial({ name, label, unit, scale, value, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const ends = logEnds(name);
  const written = format(value / scale);
  const change = (text: string) => {
    const asked = typedNumber(text);
    if (asked !== undefined) onChange(inRange(name, asked * scale), asked * scale);
  };
  const slide = (exponent: number) => {
    const asked = exponent <= ends.least ? RANGES[name].least : Number((10 ** exponent).toPrecision(2));
    onChange(inRange(name, asked), asked);
  };
  const atFirst = useRef({ written, at: exponentOf(value, ends.least), change, slide });
  // Either may have been moved before this script was there.
  useLayoutEffect(() => {
    const first = atFirst.current;
    const at = slider.current?.valueAsNumber ?? first.at;
    if (field.current && field.current.value !== first.written) first.change(field.current.value);
    else if (Math.abs(at - first.at) > STEP) first.slide(at);
  }, []);
  return (
    <div className="dial calculator-dial">
      <label htmlFor={id}>{label}</label>
      <span className="calculator-number">
        <input
          ref={field}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? written}
          aria-describedby={unit ? `${id}-unit` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            change(target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
        {unit ? <span id={`${id}-unit`}>{unit}</span> : null}
      </span>
      <input
        ref={slider}
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        min={ends.least}
        max={ends.most}
        step={STEP}
        value={exponentOf(value, ends.least)}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(undefined);
          slide(target.valueAsNumber);
        }}
      />
    </div>
  );
}

/** In powers of ten. */
const STEP = 0.05;

/** Where a range begins at 0, its slider does at a tenth of one. */
function logEnds(name: NumberInput) {
  const { least, most } = RANGES[name];
  return { least: Math.log10(least || 0.5), most: Math.log10(most) };
}

const exponentOf = (value: number, least: number) => (value > 0 ? Math.log10(value) : least);

/** 1,459, 0.1, 999,000,000, and what is longer as 1.1e+15. */
function format(value: number): string {
  if (value !== 0 && (value >= 1e12 || value < 1e-4)) return String(Number(value.toPrecision(6)));
  return Number(value.toPrecision(12)).toLocaleString('en', { maximumFractionDigits: 6 });
}
