import { Dial } from './Dial.tsx';

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
  return (
    <Dial
      label={label}
      value={Math.log10(value)}
      text={text}
      from={Math.log10(range.least)}
      to={Math.log10(range.most)}
      step={step}
      onTurn={(exponent) => onChange(Number((10 ** exponent).toPrecision(2)))}
    />
  );
}
