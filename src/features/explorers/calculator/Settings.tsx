import { useState } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import { Picks } from '../Picks.tsx';
import { type NumberInput, RANGES } from './inputs.ts';
import { NumberDial } from './NumberDial.tsx';
import { type Inputs, STORAGES } from './reckon.ts';
import { countText } from './steps.ts';

interface Props {
  inputs: Inputs;
  /** What of the address could not be taken. */
  left: readonly string[];
  texts: CalculatorTexts;
  onSet: (inputs: Inputs) => void;
}

const SCALES: Partial<Record<NumberInput, number>> = { error: 0.01, cycle: 1e-6, reaction: 1e-6, budget: 0.01 };
const FIRST = ['logicalQubits', 'toffolis', 'ts', 'error', 'cycle', 'factories'] as const;
const MORE = ['reaction', 'routing', 'budget'] as const;

/** What is asked: counts of the algorithm, strength and pace of the machine, and how it is laid out. */
export function Settings({ inputs, left, texts, onSet }: Props) {
  const [beyond, setBeyond] = useState<NumberInput>();
  const change = (name: NumberInput, value: number, asked: number) => {
    setBeyond(asked < RANGES[name].least || asked > RANGES[name].most ? name : undefined);
    const all = { ...inputs, [name]: value };
    // Without storage all of them compute.
    onSet(name === 'logicalQubits' && inputs.storage === 'plain' ? { ...all, hot: value } : all);
  };
  const dial = (name: NumberInput) => (
    <NumberDial
      key={name}
      name={name}
      {...texts.inputs[name]}
      unit={texts.inputs[name].unit}
      scale={SCALES[name] ?? 1}
      value={inputs[name]}
      onChange={(value, asked) => change(name, value, asked)}
    />
  );
  return (
    <>
      {FIRST.map(dial)}
      <details className="calculator-more">
        <summary>{texts.more}</summary>
        {MORE.map(dial)}
        <Picks
          label={texts.storage}
          options={STORAGES.map((value) => ({ value, text: texts.storages[value] }))}
          chosen={inputs.storage}
          onChoose={(storage) => onSet({ ...inputs, storage })}
        />
        {inputs.storage === 'plain' ? null : dial('hot')}
      </details>
      <p role="status" className="picks-note">
        {beyond ? boundsText(texts, beyond) : ''}
        {left.length > 0 ? fillIn(texts.left, { parts: left.join(', ') }) : ''}
      </p>
    </>
  );
}

function boundsText({ inputs, bounded }: CalculatorTexts, name: NumberInput): string {
  const { label, unit = '' } = inputs[name];
  const scale = SCALES[name] ?? 1;
  const [least, most] = [RANGES[name].least, RANGES[name].most].map((end) => {
    const value = Number((end / scale).toPrecision(6));
    return `${value < 1 ? value : countText(value)}${unit === '%' ? unit : unit && ` ${unit}`}`;
  });
  return fillIn(bounded, { name: label, least: `${least}`, most: `${most}` });
}
