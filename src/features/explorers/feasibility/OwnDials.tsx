import { durationText } from '#src/charts/durations.ts';
import { whole } from '#src/charts/numbers.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { Choice } from '../Choice.tsx';
import { LogDial } from '../LogDial.tsx';
import { OWN_RANGES } from './feasibility-address.ts';
import type { OwnMachine } from './table.ts';

interface Props {
  own: OwnMachine;
  texts: FeasibilityTexts['own'];
  onSet: (part: Partial<OwnMachine>) => void;
}

const JOINED = ['all', 'square', 'heavy-hexagon', 'line'] as const;
const share = (value: number) => `${Number((100 * value).toPrecision(2))}%`;

/** A machine of one's own: five settings. */
export function OwnDials({ own, texts, onSet }: Props) {
  return (
    <div className="feasibility-own">
      <h3>{texts.title}</h3>
      <LogDial
        label={texts.qubits}
        value={own.qubits}
        text={whole(own.qubits)}
        range={OWN_RANGES.qubits}
        step={0.05}
        onChange={(qubits) => onSet({ qubits: Math.round(qubits) })}
      />
      <LogDial
        label={texts.error}
        value={own.error}
        text={share(own.error)}
        range={OWN_RANGES.error}
        step={0.05}
        onChange={(error) => onSet({ error })}
      />
      <LogDial
        label={texts.readout}
        value={own.readout}
        text={share(own.readout)}
        range={OWN_RANGES.readout}
        step={0.05}
        onChange={(readout) => onSet({ readout })}
      />
      <LogDial
        label={texts.cycle}
        value={own.cycle}
        text={durationText(own.cycle)}
        range={OWN_RANGES.cycle}
        step={0.1}
        onChange={(cycle) => onSet({ cycle })}
      />
      <Choice
        label={texts.neighbors}
        value={own.connectivity}
        options={JOINED.map((value) => ({ value, text: texts.connectivities[value] }))}
        onChoose={(connectivity) => onSet({ connectivity })}
      />
    </div>
  );
}
