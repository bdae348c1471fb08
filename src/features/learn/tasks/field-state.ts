import type { Circuit } from '#circuit/circuit/circuit.ts';
import { setAngle } from '#circuit/editing/change.ts';
import type { Edit, Place } from '#circuit/editing/edit.ts';
import { removeAt } from '#circuit/editing/remove.ts';

/** A circuit that is being drawn: the lab's own functions change it, with as little round them as a task needs. */
interface FieldState {
  readonly circuit: Circuit;
  readonly focus: Place;
  /** What undo brings back, the last one first. */
  readonly past: readonly Circuit[];
  /** What was refused. */
  readonly refusal?: string;
}

type FieldAction =
  | { readonly type: 'focus'; readonly place: Place }
  | { readonly type: 'edit'; readonly edit: (circuit: Circuit) => Edit; readonly focus: Place }
  | { readonly type: 'angle'; readonly index: number; readonly text: string }
  | { readonly type: 'remove' | 'undo' };

export function firstState(circuit: Circuit): FieldState {
  return { circuit, focus: { wire: 0, column: circuit.columns.length }, past: [] };
}

/** Never throws; what cannot be done is said. */
export function changeField(state: FieldState, action: FieldAction): FieldState {
  const { circuit, focus, past } = state;
  switch (action.type) {
    case 'focus':
      return { circuit, focus: action.place, past };
    case 'undo': {
      const [last, ...before] = past;
      return last ? { circuit: last, focus, past: before } : state;
    }
    case 'edit':
      return changed(state, action.edit(circuit), action.focus);
    case 'angle':
      return changed(state, setAngle(circuit, focus, action.index, action.text, []), focus);
    case 'remove':
      return changed(state, removeAt(circuit, focus), focus);
  }
}

function changed({ circuit, past }: FieldState, edit: Edit, focus: Place): FieldState {
  if ('refusal' in edit) return { circuit, focus, past, refusal: edit.refusal };
  return { circuit: edit.circuit, focus, past: [circuit, ...past] };
}

const ARROWS: Readonly<Record<string, readonly [wires: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place that a key leads to, within the wires and up to the free column at the end. */
export function placeAfter(key: string, { circuit, focus }: FieldState): Place | undefined {
  const last = circuit.columns.length;
  if (key === 'Home') return { ...focus, column: 0 };
  if (key === 'End') return { ...focus, column: last };
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (!arrow) return undefined;
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
  return {
    wire: within(focus.wire + arrow[0], circuit.qubits.length - 1),
    column: within(focus.column + arrow[1], Math.max(focus.column, last)),
  };
}
