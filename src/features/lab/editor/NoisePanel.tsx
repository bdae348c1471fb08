import { type RefObject, useId } from 'react';
import { NOISELESS, type NoiseModel } from '#circuit/engine/noise-model.ts';
import { LabPopup } from './LabPopup.tsx';
import { BY_HAND, type Noise, noiseByHand } from './noise.ts';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  intro: string;
  presets: readonly Noise[];
  noise: Noise | undefined;
  onChoose: (noise: Noise | undefined) => void;
  onClose: () => void;
}

/** Strengths that can be set by hand, and how far. */
const STRENGTHS: readonly { key: keyof NoiseModel; label: string; most: number }[] = [
  { key: 'depolarizing1', label: 'Depolarizing, one-qubit gates', most: 0.1 },
  { key: 'depolarizing2', label: 'Depolarizing, two-qubit gates', most: 0.2 },
  { key: 'amplitudeDamping', label: 'Amplitude damping, per column', most: 0.2 },
  { key: 'phaseDamping', label: 'Phase damping, per column', most: 0.2 },
  { key: 'readOneOfZero', label: 'Reads 1 for 0', most: 0.2 },
  { key: 'readZeroOfOne', label: 'Reads 0 for 1', most: 0.2 },
];

/** Which noise the circuit has: none, that of a machine, or one set by hand. */
export function NoisePanel({ anchor, intro, presets, noise, onChoose, onClose }: Props) {
  const byHand = (change: Partial<NoiseModel>) => onChoose(noiseByHand({ ...(noise?.model ?? NOISELESS), ...change }));
  return (
    <LabPopup anchor={anchor} at="end" title="Noise" onClose={onClose}>
      <p className="popup-text">{intro}</p>
      <fieldset>
        <legend className="visually-hidden">Kind of noise</legend>
        <Choice label="None" isChosen={!noise} onChoose={() => onChoose(undefined)} />
        {presets.map((preset) => (
          <Choice
            key={preset.id}
            label={preset.title}
            origin={preset.origin}
            isChosen={noise?.id === preset.id}
            onChoose={() => onChoose(preset)}
          />
        ))}
        <Choice label="Set by hand" isChosen={noise?.id === BY_HAND} onChoose={() => byHand({})} />
      </fieldset>
      {noise ? (
        <div className="strengths">
          {STRENGTHS.map(({ key, label, most }) => (
            <label key={key}>
              <span>{label}</span>
              <output>{noise.model[key].toFixed(4)}</output>
              <input
                type="range"
                // The first control in the label would be the output.
                aria-label={label}
                min={0}
                max={most}
                step={most / 200}
                value={noise.model[key]}
                onChange={(event) => byHand({ [key]: event.target.valueAsNumber })}
              />
            </label>
          ))}
          <ul className="popup-text">
            {noise.leavesOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </LabPopup>
  );
}

interface ChoiceProps {
  label: string;
  origin?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, origin, isChosen, onChoose }: ChoiceProps) {
  const described = useId();
  return (
    <div>
      <label className="popup-choice">
        <input
          type="radio"
          name="noise-kind"
          aria-describedby={origin ? described : undefined}
          checked={isChosen}
          onChange={onChoose}
        />
        {label}
      </label>
      {origin ? (
        <p id={described} className="popup-text choice-origin">
          {origin}
        </p>
      ) : null}
    </div>
  );
}
