import { useId } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { shortName } from '#circuit/circuit/names.ts';
import type { Goal } from '#circuit/judge/problem.ts';
import { goalFault } from '#circuit/task/goals.ts';
import type { TaskDraft } from '#circuit/task/make-task.ts';

interface Props {
  circuit: Circuit;
  draft: TaskDraft;
  onChange: (changes: Partial<TaskDraft>) => void;
}

const GOALS: readonly { compare: Goal['compare']; label: string; wires?: string }[] = [
  { compare: 'state', label: 'The state that comes from |0…0⟩', wires: 'Of these qubits' },
  { compare: 'unitary', label: 'What becomes of every basis state', wires: 'On these qubits, the others begin in |0⟩' },
  { compare: 'outcomes', label: 'The probabilities of the outcomes' },
];

/** In what an answer must agree with the circuit, up to a global phase; and on which qubits. */
export function GoalChoice({ circuit, draft, onChange }: Props) {
  const { compare, wires } = draft;
  const wiresOf = GOALS.find((goal) => goal.compare === compare)?.wires;
  const toggle = (wire: number) =>
    onChange({
      wires: wires.includes(wire) ? wires.filter((each) => each !== wire) : [...wires, wire].toSorted((a, b) => a - b),
    });
  return (
    <fieldset data-part="compare">
      <legend>What must agree with this circuit</legend>
      {GOALS.map((goal) => (
        <Choice
          key={goal.compare}
          label={goal.label}
          fault={goalFault(circuit, goal.compare)}
          isChosen={goal.compare === compare}
          onChoose={() => onChange({ compare: goal.compare, wires: undefined })}
        />
      ))}
      {wiresOf !== undefined && circuit.qubits.length > 1 ? (
        <fieldset className="make-wires">
          <legend>{wiresOf}</legend>
          {circuit.qubits.map((name, wire) => (
            <label key={name} className="popup-choice">
              <input type="checkbox" checked={wires.includes(wire)} onChange={() => toggle(wire)} />
              {shortName(name)}
            </label>
          ))}
        </fieldset>
      ) : null}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  /** Why it cannot be chosen. */
  fault: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, fault, isChosen, onChoose }: ChoiceProps) {
  const described = useId();
  return (
    <label className="popup-choice">
      <input
        type="radio"
        name="compare"
        disabled={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : described}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>
        {label}
        {fault === undefined ? null : (
          <span id={described} className="make-note">
            {fault}
          </span>
        )}
      </span>
    </label>
  );
}
