import { fillIn } from '#src/charts/fill-in.ts';
import { fixed } from '#src/charts/numbers.ts';
import type { ThresholdTexts } from '#src/model/schemas/pages/error-correction/threshold.ts';
import { Choice } from '../../Choice.tsx';
import { Dial } from '../../Dial.tsx';
import { isSameStrengths, MOST_STRENGTH, OPERATIONS, type Strengths, UNIFORM } from './experiment.ts';
import type { Preset } from './machine-strengths.ts';

interface Props {
  strengths: Strengths;
  presets: readonly Preset[];
  texts: ThresholdTexts['strengths'];
  onSet: (strengths: Strengths) => void;
}

/** How often each operation fails beside the two-qubit gate: alike, as on a machine, or as somebody sets it. */
export function CircuitStrengths({ strengths, presets, texts, onSet }: Props) {
  const offered = [{ id: 'uniform', name: texts.uniform, strengths: UNIFORM, note: texts.uniformNote }, ...presets];
  const chosen = offered.find((preset) => isSameStrengths(preset.strengths, strengths));
  const options = [...offered, ...(chosen ? [] : [{ id: OWN, name: texts.own }])];
  return (
    <fieldset className="threshold-strengths">
      <legend>{texts.title}</legend>
      <Choice
        label={texts.preset}
        value={chosen?.id ?? OWN}
        options={options.map(({ id, name }) => ({ value: id, text: name }))}
        onChoose={(id) => onSet(offered.find((preset) => preset.id === id)?.strengths ?? strengths)}
      />
      {OPERATIONS.map((operation) => (
        <Dial
          key={operation}
          label={texts.operations[operation]}
          value={strengths[operation]}
          text={fillIn(texts.factor, { factor: fixed(strengths[operation], 1) })}
          from={0}
          to={MOST_STRENGTH}
          step={0.1}
          onTurn={(factor) => onSet({ ...strengths, [operation]: factor })}
        />
      ))}
      <p>{chosen?.note ?? texts.ownNote}</p>
    </fieldset>
  );
}

/** Not the name of a machine. */
const OWN = 'own';
