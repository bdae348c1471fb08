import { type RefObject, useState } from 'react';
import { angleOf, evaluate, SWEPT } from '#circuit/circuit/angle.ts';
import { angleFault } from '#circuit/circuit/angle-fault.ts';
import type { Circuit, GateOperation, Operation } from '#circuit/circuit/circuit.ts';
import { shortName } from '#circuit/circuit/names.ts';
import { operationAt } from '#circuit/circuit/span.ts';
import { setBit, setCondition } from '#circuit/editing/change.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import { type LabState, parametersOf } from '#circuit/editing/lab-state.ts';
import { placeSentence } from '#circuit/editing/place-sentence.ts';
import { standardGate } from '#circuit/gates/gates.ts';
import { Ellipsis, Trash } from '#src/design/icons.tsx';
import { focusPlace } from './Places.tsx';

interface Props {
  lab: LabState;
  dispatch: (action: LabAction) => void;
  /** The first field of what is at the place, for Enter. */
  field: RefObject<HTMLInputElement | null>;
  onMenu: (button: Element) => void;
}

/** What is at the focused place, what was last refused, and what can be set there. */
export function PlaceLine({ lab, dispatch, field, onMenu }: Props) {
  const { circuit, focus, said } = lab;
  const operation = operationAt(circuit, focus);
  const [where, what] = placeSentence(circuit, focus.wire, focus.column).split(': ');
  return (
    <section aria-label="Selected place" className="lab-place">
      <span aria-hidden className="key" />
      <p>
        <b>{where}:</b> {what}
      </p>
      <p role="status" className={said?.isRefusal ? 'refusal' : 'said'}>
        {said?.text}
      </p>
      <span className="grow" />
      {operation?.kind === 'gate' ? <Angles lab={lab} operation={operation} dispatch={dispatch} field={field} /> : null}
      {operation?.kind === 'measurement' ? (
        <BitChoice circuit={circuit} operation={operation} lab={lab} dispatch={dispatch} />
      ) : null}
      {operation && operation.kind !== 'barrier' && circuit.bits.length > 0 ? (
        <ConditionChoice circuit={circuit} operation={operation} lab={lab} dispatch={dispatch} />
      ) : null}
      {operation ? (
        <button
          type="button"
          name="delete"
          className="tool"
          aria-label={`Delete ${what}`}
          title="Delete"
          onClick={() => dispatch({ type: 'remove' })}
        >
          <Trash aria-hidden />
        </button>
      ) : null}
      <button
        type="button"
        name="more"
        className="tool"
        aria-label="More for this place"
        aria-haspopup="dialog"
        title="More"
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </button>
    </section>
  );
}

interface AnglesProps extends Omit<Props, 'onMenu'> {
  operation: GateOperation;
}

/** The angles of a gate: each as a text, and as a slider where it is a number. */
function Angles({ lab, operation, dispatch, field }: AnglesProps) {
  const own = lab.circuit.gates.find(({ name }) => name === operation.gate);
  const names = own?.parameters ?? standardGate(operation.gate)?.parameters ?? [];
  return names.map((name, index) => (
    <AngleField
      // Another place is another field: what was typed into this one is not for it.
      key={`${lab.focus.wire} ${lab.focus.column} ${name}`}
      name={name}
      text={operation.angles[index] ?? '0'}
      known={parametersOf(lab) ?? [SWEPT]}
      field={index === 0 ? field : undefined}
      onChange={(text) => dispatch({ type: 'angle', index, text })}
      onSettle={() => dispatch({ type: 'settle' })}
    />
  ));
}

interface FieldProps {
  name: string;
  text: string;
  known: readonly string[];
  field: RefObject<HTMLInputElement | null> | undefined;
  onChange: (text: string) => void;
  onSettle: () => void;
}

const STEPS = 48;

function AngleField({ name, text, known, field, onChange, onSettle }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? undefined : angleFault(typed, known);
  const value = numberOf(text);
  const type = (next: string) => {
    setTyped(next);
    if (angleFault(next, known) === undefined) onChange(next);
  };
  return (
    <span className="angle">
      <label>
        <span aria-hidden>{name}</span>
        <span className="visually-hidden">Angle {name}</span>
        <input
          ref={field}
          type="text"
          value={typed ?? text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={fault !== undefined || undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyped(undefined);
            onSettle();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === 'Escape') focusPlace();
          }}
        />
      </label>
      {value === undefined ? null : (
        <input
          type="range"
          aria-label={`Angle ${name}, from −π to π`}
          min={-STEPS}
          max={STEPS}
          step={1}
          value={Math.round((value / Math.PI) * STEPS)}
          aria-valuetext={text}
          onChange={(event) => {
            setTyped(undefined);
            onChange(partOfPi(event.target.valueAsNumber));
          }}
          onPointerUp={onSettle}
          onKeyUp={onSettle}
        />
      )}
      {fault === undefined ? null : (
        <span role="alert" className="refusal">
          {fault}
        </span>
      )}
    </span>
  );
}

/** An angle without names that has a value the slider can show. */
function numberOf(text: string): number | undefined {
  try {
    const value = evaluate(angleOf(text), {});
    return Math.abs(value) <= Math.PI + 1e-9 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A multiple of π/48 as one writes it: "-pi/3". */
function partOfPi(steps: number): string {
  if (steps === 0) return '0';
  const shared = [48, 24, 16, 12, 8, 6, 4, 3, 2, 1].find((divisor) => steps % divisor === 0) ?? 1;
  const [over, under] = [Math.abs(steps) / shared, STEPS / shared];
  return `${steps < 0 ? '-' : ''}${over === 1 ? '' : `${over}*`}pi${under === 1 ? '' : `/${under}`}`;
}

interface ChoiceProps<Kind extends Operation = Operation> {
  circuit: Circuit;
  operation: Kind;
  lab: LabState;
  dispatch: Props['dispatch'];
}

function BitChoice({ circuit, operation, lab, dispatch }: ChoiceProps<Operation & { kind: 'measurement' }>) {
  return (
    <label className="choice">
      <span>into</span>
      <select
        value={operation.bit}
        onChange={(event) =>
          dispatch({ type: 'edit', edit: (before) => setBit(before, lab.focus, Number(event.target.value)) })
        }
      >
        {circuit.bits.map((bit, index) => (
          <option key={bit} value={index}>
            {shortName(bit)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ConditionChoice({ circuit, operation, lab, dispatch }: ChoiceProps) {
  const condition = operation.kind === 'barrier' ? [] : operation.condition;
  const [first] = condition;
  const values = circuit.bits.flatMap((name, bit) =>
    ([1, 0] as const).map((value) => ({ text: `if ${shortName(name)} = ${value}`, bit, value })),
  );
  return (
    <select
      aria-label="Condition"
      value={condition.length > 1 ? 'several' : first ? `${first.bit} ${first.value}` : ''}
      onChange={(event) => {
        const chosen = values.find(({ bit, value }) => `${bit} ${value}` === event.target.value);
        const next = chosen ? [{ bit: chosen.bit, value: chosen.value }] : [];
        dispatch({ type: 'edit', edit: (before) => setCondition(before, lab.focus, next) });
      }}
    >
      <option value="">always</option>
      {condition.length > 1 ? <option value="several">if {condition.length} bits</option> : null}
      {values.map(({ text, bit, value }) => (
        <option key={text} value={`${bit} ${value}`}>
          {text}
        </option>
      ))}
    </select>
  );
}
