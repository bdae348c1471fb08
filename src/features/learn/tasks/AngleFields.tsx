import { useState } from 'react';
import { angleFault } from '#circuit/circuit/angle-fault.ts';
import type { GateOperation } from '#circuit/circuit/circuit.ts';
import { standardGate } from '#circuit/gates/gates.ts';
import { gateWord } from '#circuit/judge/gate-words.ts';

interface Props {
  operation: GateOperation;
  onChange: (index: number, text: string) => void;
}

/** The angles of the gate in focus, in the grammar of angles: "pi/3", "2*arccos(sqrt(2/3))". */
export function AngleFields({ operation, onChange }: Props) {
  const names = standardGate(operation.gate)?.parameters ?? operation.angles.map((_, index) => `angle ${index + 1}`);
  return (
    <div className="angle-fields">
      {operation.angles.map((text, index) => (
        <AngleField
          key={names[index]}
          label={`${gateWord(operation.gate, operation.controls.length)}, angle ${names[index]}`}
          text={text}
          onChange={(next) => onChange(index, next)}
        />
      ))}
    </div>
  );
}

function AngleField({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? undefined : angleFault(typed, []);
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        value={typed ?? text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={fault !== undefined || undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (angleFault(value, []) === undefined) onChange(value);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {fault === undefined ? null : <span role="alert">{fault}</span>}
    </label>
  );
}
