import { type KeyboardEvent, useImperativeHandle, useMemo, useReducer, useState } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { operationAt } from '#circuit/circuit/span.ts';
import { isSwept } from '#circuit/circuit/swept.ts';
import { standardGate } from '#circuit/gates/gates.ts';
import type { AllowedGate, Problem } from '#circuit/judge/problem.ts';
import { Trash, Undo } from '#src/design/icons.tsx';
import { AngleFields } from './AngleFields.tsx';
import { CircuitDrawingField } from './CircuitDrawingField.tsx';
import { judgeCircuit } from './check-answer.ts';
import { comparedState } from './compared-state.ts';
import type { FieldProps } from './field.ts';
import { changeField, firstState, placeAfter } from './field-state.ts';
import { GatePlate, limitWords } from './GatePlate.tsx';
import { GoalTable } from './GoalTable.tsx';
import { pressed, type Taken, takenWords } from './taken-gate.ts';
import type { CircuitTask } from './task.ts';

interface Props extends FieldProps {
  task: CircuitTask;
  problem: Problem;
  /** What it begins with: the start, or what was written as text. */
  circuit: Circuit;
}

/** A circuit that is drawn: take a gate, press a place; or, by keys, type its letter, then go to a place and press Enter. */
export function CircuitField({ task, problem, circuit: first, judged, onChange, ref }: Props) {
  const [state, dispatch] = useReducer(changeField, first, firstState);
  const [taken, setTaken] = useState<Taken>();
  const { circuit, focus, refusal } = state;
  const compared = useMemo(() => comparedState(problem, circuit), [problem, circuit]);
  useImperativeHandle(
    ref,
    () => ({
      check: async () => {
        const { writeOpenQasm3 } = await import('#circuit/text/write-openqasm3.ts');
        return { judged: judgeCircuit(task.answer, problem, circuit), answer: writeOpenQasm3(circuit).text };
      },
    }),
    [task, problem, circuit],
  );
  const change = (action: Parameters<typeof dispatch>[0]) => {
    dispatch(action);
    if (action.type !== 'focus') onChange();
  };
  const press = (place: typeof focus) => {
    if (!taken) return dispatch({ type: 'focus', place });
    const next = pressed(taken, place, circuit.gates);
    if (typeof next !== 'function') return setTaken(next);
    change({ type: 'edit', edit: next, focus: place });
    setTaken({ ...taken, wires: [] });
  };
  const take = (gate: AllowedGate) => setTaken(taken?.gate === gate ? undefined : { gate, wires: [], column: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const place = placeAfter(key, state);
    const named = task.answer.allowed.find((gate) => keyOf(gate) === key.toLowerCase());
    if (altKey || ((ctrlKey || metaKey) && key !== 'z')) return;
    if (place) dispatch({ type: 'focus', place });
    else if (ctrlKey || metaKey) change({ type: 'undo' });
    else if (key === 'Delete' || key === 'Backspace') change({ type: 'remove' });
    else if (key === 'Escape') setTaken(undefined);
    else if (named) take(named);
    else return;
    event.preventDefault();
  };
  const standing = operationAt(circuit, focus);
  const isSolved = judged?.isSolved === true;
  return (
    <div className="circuit-answer">
      <CircuitDrawingField
        circuit={circuit}
        focus={focus}
        taken={taken}
        onFocus={(place) => dispatch({ type: 'focus', place })}
        onPress={press}
        onKeyDown={onKeyDown}
      />
      {isSolved ? null : (
        <div className="gate-tray">
          <span id={`${task.id}-allowed`}>Allowed</span>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fieldset of a form */}
          <div role="group" aria-labelledby={`${task.id}-allowed`}>
            {task.answer.allowed.map((gate) => (
              <GatePlate
                key={`${gate.gate} ${gate.controls} ${gate.wires}`}
                gate={gate}
                isTaken={taken?.gate === gate}
                onTake={() => take(gate)}
              />
            ))}
          </div>
          <span>{limitWords(task.answer.allowed)}</span>
          <p role="status">{refusal ? refusal : taken ? takenWords(taken, circuit.gates) : ''}</p>
          <button type="button" disabled={state.past.length === 0} onClick={() => change({ type: 'undo' })}>
            <Undo aria-hidden />
            Undo
          </button>
          <button type="button" disabled={!standing} onClick={() => change({ type: 'remove' })}>
            <Trash aria-hidden />
            Remove
          </button>
        </div>
      )}
      {standing?.kind === 'gate' && standing.angles.length > 0 && !isSolved && !standing.angles.some(isSwept) ? (
        <AngleFields operation={standing} onChange={(index, text) => change({ type: 'angle', index, text })} />
      ) : null}
      {compared ? (
        <GoalTable compared={compared} isMarking={judged !== undefined && !isSolved} />
      ) : (
        <p className="cases-note">{casesWords(problem.cases.length)}</p>
      )}
    </div>
  );
}

const casesWords = (count: number) => `Tried on ${count} hidden cases, so that the answer to one of them does not do.`;

/** The key that takes a gate up: its letter in the lab, or the first letter of its name. */
function keyOf({ gate, controls }: AllowedGate): string | undefined {
  if (controls > 0) return gate === 'x' && controls === 1 ? 'n' : undefined;
  return gate === 'measure' ? 'm' : standardGate(gate)?.key?.toLowerCase();
}
