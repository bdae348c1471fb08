import { SWEPT } from '../circuit/angle.ts';
import { type Circuit, type Control, lineCount } from '../circuit/circuit.ts';
import type { DocumentNoise } from '../circuit/document-noise.ts';
import { shortName } from '../circuit/names.ts';
import { type LabDocument, LONGEST_TITLE, withoutDirections } from '../circuit/parse-circuit.ts';
import { operationAt, wiresOf } from '../circuit/span.ts';
import { gatesByDistance, setAngle } from './change.ts';
import { type Clip, copyPicked, paste } from './clip.ts';
import { counted, type Edit, type Place } from './edit.ts';
import { followCut, hasNothingOf } from './follow-cut.ts';
import { definitionCircuit, group, withDefinition } from './gates.ts';
import {
  documentOf,
  type LabState,
  labState,
  type Moment,
  type Opened,
  parametersOf,
  pickedOf,
  selectionOf,
} from './lab-state.ts';
import { gateName, qubitName } from './labels.ts';
import { type GateItem, type Item, type PutOptions, put } from './put.ts';
import { removeAt } from './remove.ts';
import { drag, movePicked, removePicked } from './selection.ts';

/** What a person does in the lab. A place that is left out is the focus. */
export type LabAction =
  /** What one comes for. Only where something has been done before it came, there is something to undo. */
  | { readonly type: 'start'; readonly document: LabDocument; readonly id: string }
  /** Another document, or with no id another circuit in this one; what was before can be brought back. */
  | { readonly type: 'open'; readonly document: LabDocument; readonly id?: string }
  /** A lesson begins, with what is shown if nothing else is said. One's own work waits. */
  | { readonly type: 'learn'; readonly document?: LabDocument | undefined; readonly id: string }
  /** Ends the lesson: one's own work is as it was. */
  | { readonly type: 'leave' }
  | { readonly type: 'entitle'; readonly title: string }
  /** Those of one `run` in a row are one step. */
  | { readonly type: 'noise'; readonly noise: DocumentNoise | undefined }
  /** The circuit as its text says now. */
  | { readonly type: 'rewrite'; readonly circuit: Circuit }
  /** Any change of the circuit; those of one `run` in a row are one step. */
  | {
      readonly type: 'edit';
      readonly edit: (circuit: Circuit) => Edit;
      readonly run?: string;
      readonly focus?: Place;
    }
  | { readonly type: 'undo' | 'redo' }
  /** An angle is let go, a field is left: the next change is a step of its own. */
  | { readonly type: 'settle' }
  | { readonly type: 'focus'; readonly place: Place }
  | { readonly type: 'select'; readonly from?: Place; readonly to: Place }
  | { readonly type: 'select-all' }
  /** Ends what is pending, else the selection, else the editing of a definition. */
  | { readonly type: 'cancel' }
  /** Reads the state after the first `cut` columns. */
  | { readonly type: 'step'; readonly cut: number }
  | ({ readonly type: 'put'; readonly item: Item; readonly place?: Place } & Omit<PutOptions, 'controls'>)
  /** A gate on two wires of which one is chosen; `complete` chooses the other. */
  | { readonly type: 'begin'; readonly item: GateItem; readonly place?: Place }
  | { readonly type: 'complete'; readonly place?: Place }
  | { readonly type: 'remove' }
  | { readonly type: 'move'; readonly wires: number; readonly columns: number; readonly insert?: boolean }
  | { readonly type: 'drag'; readonly from: Place; readonly to: Place; readonly insert?: boolean }
  | { readonly type: 'copy' | 'cut' | 'duplicate' }
  | { readonly type: 'paste'; readonly clip?: Clip; readonly place?: Place }
  | { readonly type: 'angle'; readonly index: number; readonly text: string; readonly place?: Place }
  | { readonly type: 'group'; readonly name: string }
  | { readonly type: 'open-definition'; readonly gate: string };

/** The reducer of the lab. Never throws; what cannot be done is said. */
export function editLab(state: LabState, action: LabAction): LabState {
  const fault = bitFault(state, action);
  if (fault !== undefined) return deny(state, fault);
  switch (action.type) {
    case 'start':
      return state.past || state.own ? opened(state, action) : labState(action.document, action.id);
    case 'open':
      return opened(state, action);
    case 'learn':
      return learn(state, action);
    case 'leave':
      return state.own ? { ...state.own, clip: state.clip, said: undefined } : state;
    case 'noise':
      return { ...remember(state, 'noise'), noise: action.noise };
    case 'entitle':
      return { ...remember(state, 'title'), title: titleFrom(action.title) };
    case 'rewrite':
      return rewrite(state, action.circuit);
    case 'edit':
      return change(state, action.edit(state.circuit), action);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'settle':
      return { ...state, run: undefined };
    case 'focus':
      return { ...state, focus: action.place, anchor: undefined, run: undefined, said: undefined };
    case 'select':
      return { ...state, anchor: action.from ?? state.anchor ?? state.focus, focus: action.to, run: undefined };
    case 'select-all':
      return { ...state, anchor: lastPlace(state.circuit), focus: { wire: 0, column: 0 }, run: undefined };
    case 'cancel':
      return cancel(state);
    case 'step':
      return { ...state, cut: clamp(action.cut, state.circuit.columns.length) };
    case 'put':
      return putItem(state, action.item, appended(state, action.place ?? state.focus), action);
    case 'begin':
      return begin(state, action.item, appended(state, action.place ?? state.focus));
    case 'complete':
      return complete(state, action.place ?? state.focus);
    case 'remove':
      return remove(state);
    case 'move':
      return move(state, action);
    case 'drag': {
      const to = appended(state, action.to);
      return change(state, drag(state.circuit, action.from, to, action.insert), { focus: to });
    }
    case 'copy':
      return copy(state);
    case 'cut':
      return pickedOf(state).length > 0 ? remove(copy(state)) : copy(state);
    case 'duplicate':
      return duplicate(state);
    case 'paste':
      return pasteAt(state, action.clip ?? state.clip, appended(state, action.place ?? state.focus));
    case 'angle': {
      const { index, text, place = state.focus } = action;
      const run = `angle ${place.wire} ${place.column} ${index}`;
      return change(state, setAngle(state.circuit, place, index, text, parametersOf(state) ?? [SWEPT]), { run });
    }
    case 'group':
      return groupPicked(state, action.name);
    case 'open-definition':
      return openDefinition(state, action.gate);
  }
}

/** Why nothing can be put where a classical bit runs. */
function bitFault({ circuit, focus }: LabState, action: LabAction): string | undefined {
  if (!['put', 'begin', 'complete', 'paste'].includes(action.type)) return undefined;
  const { wire } = ('place' in action && action.place) || focus;
  const bit = circuit.bits[wire - circuit.qubits.length];
  return bit === undefined ? undefined : `${shortName(bit)} is a classical bit: gates stand on qubits.`;
}

/** Another document takes the place of one's own work; another circuit comes into the document that is there. */
function opened(state: LabState, { document, id }: { document: LabDocument; id?: string }): LabState {
  if (id !== undefined) return { ...remember(state.own ?? state), ...labState(document, id), anchor: undefined };
  const { noise } = state;
  return { ...remember(state), ...labState({ noise, ...document }, state.id), anchor: undefined };
}

function learn(state: LabState, { document, id }: LabAction & { type: 'learn' }): LabState {
  if (!document && state.id === id) return state;
  return { ...labState(document ?? documentOf(state), id), clip: state.clip, own: state.own ?? state };
}

/** A title without control characters, which become spaces. */
function titleFrom(text: string): string {
  return withoutDirections(text)
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_TITLE);
}

/** The state with the present moment in its history, unless the change continues the one before. */
function remember(state: LabState, run?: string): LabState {
  const isContinued = run !== undefined && run === state.run;
  const past = isContinued ? state.past : { moment: momentOf(state), before: state.past };
  return { ...state, past, future: undefined, run, pending: undefined, said: undefined };
}

function momentOf({ id, title, noise, circuit, within, focus, cut }: LabState): Moment {
  return { id, title, noise, circuit, within, focus, cut };
}

const say = (state: LabState, text: string): LabState => ({ ...state, said: { text, isRefusal: false } });
const deny = (state: LabState, text: string): LabState => ({ ...state, said: { text, isRefusal: true } });

interface ChangeOptions {
  readonly run?: string;
  readonly focus?: Place;
  /** Opposite of the focus, where the change leaves something selected. */
  readonly anchor?: Place;
}

/** The state after a change, or with the reason why not. */
function change(state: LabState, edit: Edit, { run, focus = state.focus, anchor }: ChangeOptions = {}): LabState {
  if ('refusal' in edit) return deny(state, edit.refusal);
  const { circuit, said } = edit;
  const fault = withinFault(circuit, state.within);
  if (fault !== undefined) return deny(state, fault);
  // Who is on a wire stays on one, though the last may have gone.
  const lastLine = (focus.wire < state.circuit.qubits.length ? circuit.qubits.length : lineCount(circuit)) - 1;
  const next: LabState = {
    ...remember(state, run),
    circuit,
    focus: { wire: clamp(focus.wire, lastLine), column: clamp(focus.column, circuit.columns.length) },
    anchor,
    cut: followCut(state.circuit, circuit, state.cut),
  };
  return said === undefined ? next : say(next, said);
}

/** Why an open definition cannot be so, in the circuits to which it belongs. */
function withinFault(circuit: Circuit, within: readonly Opened[]): string | undefined {
  let inner = circuit;
  for (const { circuit: outer, gate } of within.toReversed()) {
    const put = withDefinition(outer, gate, inner);
    if ('refusal' in put) return put.refusal;
    inner = put.circuit;
  }
  return undefined;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Right of the last column all places are the one after it. */
function appended({ circuit }: LabState, { wire, column }: Place): Place {
  return { wire, column: Math.min(column, circuit.columns.length) };
}

function lastPlace({ qubits, columns }: Circuit): Place {
  return { wire: qubits.length - 1, column: Math.max(0, columns.length - 1) };
}

/** A text says the whole circuit: an open definition closes. */
function rewrite(state: LabState, circuit: Circuit): LabState {
  const { focus, cut } = state.within[0] ?? state;
  const whole = { ...state, circuit: documentOf(state).circuit, within: [], focus, cut };
  const next = change(whole, { circuit }, { run: 'text' });
  return hasNothingOf(whole.circuit, next.circuit) ? { ...next, cut: next.circuit.columns.length } : next;
}

function undo(state: LabState): LabState {
  if (!state.past) return deny(state, 'There is nothing to undo.');
  const { moment, before } = state.past;
  return say(restored(state, moment, before, { moment: momentOf(state), before: state.future }), 'Undone.');
}

function redo(state: LabState): LabState {
  if (!state.future) return deny(state, 'There is nothing to redo.');
  const { moment, before } = state.future;
  return say(restored(state, moment, { moment: momentOf(state), before: state.past }, before), 'Done again.');
}

function restored(state: LabState, moment: Moment, past: LabState['past'], future: LabState['future']): LabState {
  return { ...moment, clip: state.clip, own: state.own, past, future };
}

function cancel(state: LabState): LabState {
  if (state.pending) return { ...state, pending: undefined, said: undefined };
  if (state.anchor) return { ...state, anchor: undefined, said: undefined };
  return closeDefinition(state);
}

function putItem(state: LabState, item: Item, place: Place, { wires, insert }: PutOptions): LabState {
  if (item.kind === 'control' && !insert && needsGate(state.circuit, place)) return pendControl(state, place, item.on);
  const controls = item.kind === 'gate' ? pendingControls(state, place) : [];
  return change(state, put(state.circuit, item, place, { wires, insert, controls }), { focus: place });
}

/** Controls that wait for a gate in the column of a place, on other wires. */
function pendingControls({ pending }: LabState, { wire, column }: Place): readonly Control[] {
  if (pending?.kind !== 'controls' || pending.column !== column) return [];
  return pending.controls.filter(({ qubit }) => qubit !== wire);
}

function needsGate(circuit: Circuit, place: Place): boolean {
  return !operationAt(circuit, place) && gatesByDistance(circuit, place).length === 0;
}

/** A control may come before its gate. */
function pendControl(state: LabState, place: Place, on: Control['on']): LabState {
  const controls = [...pendingControls(state, place), { qubit: place.wire, on }];
  const text = `Now the gate that ${qubitName(state.circuit, place.wire)} controls, in column ${place.column + 1}.`;
  const pending = { kind: 'controls', column: place.column, controls } as const;
  return say({ ...state, focus: place, anchor: undefined, run: undefined, pending }, text);
}

function begin(state: LabState, item: GateItem, place: Place): LabState {
  const name = gateName({ gate: item.gate, controls: [] });
  const text = `Now the other wire of ${name}, with ${qubitName(state.circuit, place.wire)}.`;
  const pending = { kind: 'wires', item, place } as const;
  return say({ ...state, focus: place, anchor: undefined, run: undefined, pending }, text);
}

function complete(state: LabState, { wire }: Place): LabState {
  if (state.pending?.kind !== 'wires') return state;
  const { item, place } = state.pending;
  if (wire === place.wire) return deny(state, 'Choose another wire.');
  const edit = put(state.circuit, item, place, { wires: [place.wire, wire] });
  return change(state, edit, { focus: { wire, column: place.column } });
}

function remove(state: LabState): LabState {
  const edit = selectionOf(state) ? removePicked(state.circuit, pickedOf(state)) : removeAt(state.circuit, state.focus);
  return change(state, edit);
}

function move(state: LabState, { wires, columns, insert }: LabAction & { type: 'move' }): LabState {
  const { circuit, focus, anchor } = state;
  const moved = (place: Place) => ({ wire: place.wire + wires, column: place.column + columns });
  if (!anchor) {
    const to = appended(state, moved(focus));
    return change(state, drag(circuit, focus, to, insert), { focus: to });
  }
  const edit = movePicked(circuit, pickedOf(state), { wires, columns }, insert);
  return change(state, edit, { focus: moved(focus), anchor: moved(anchor) });
}

function copy(state: LabState): LabState {
  const picked = pickedOf(state);
  const clip = copyPicked(state.circuit, picked);
  return clip ? say({ ...state, clip }, `Copied ${counted(picked.length, 'operation')}.`) : deny(state, NOTHING);
}

const NOTHING = 'Nothing whole is selected.';

function duplicate(state: LabState): LabState {
  const picked = pickedOf(state);
  const clip = copyPicked(state.circuit, picked);
  if (!clip) return deny(state, NOTHING);
  const wire = Math.min(...picked.flatMap(({ operation }) => wiresOf(operation)));
  return pasteAt(state, clip, { wire, column: Math.max(...picked.map(({ column }) => column)) + 1 });
}

/** What has been pasted is selected, so that it can be moved. */
function pasteAt(state: LabState, clip: Clip | undefined, place: Place): LabState {
  if (!clip) return deny(state, 'Nothing has been copied yet.');
  const last = { wire: place.wire + clip.qubits.length - 1, column: place.column + clip.columns.length - 1 };
  return change(state, paste(state.circuit, clip, place), { focus: place, anchor: last });
}

function groupPicked(state: LabState, name: string): LabState {
  const picked = pickedOf(state);
  const edit = group(state.circuit, picked, name);
  if ('refusal' in edit) return deny(state, edit.refusal);
  const column = edit.circuit.columns.findIndex((each) =>
    each.some((part) => part.kind === 'gate' && part.gate === name),
  );
  const wire = Math.min(...picked.flatMap(({ operation }) => wiresOf(operation)));
  return change(state, edit, { focus: { wire, column } });
}

/** Opening and closing a definition changes nothing, and is no step of the history. */
function openDefinition(state: LabState, gate: string): LabState {
  const { circuit, focus, cut, within } = state;
  const definition = definitionCircuit(circuit, gate);
  if (!definition) return deny(state, `${gate} is no gate of your own.`);
  const opened = [...within, { gate, circuit, focus, cut }];
  const fresh = labState({ title: state.title, noise: state.noise, circuit: definition }, state.id);
  return { ...state, ...fresh, within: opened, anchor: undefined, pending: undefined, run: undefined };
}

function closeDefinition(state: LabState): LabState {
  const opened = state.within.at(-1);
  if (!opened) return { ...state, said: undefined };
  const { focus, cut } = opened;
  const put = withDefinition(opened.circuit, opened.gate, state.circuit);
  const circuit = 'circuit' in put ? put.circuit : opened.circuit;
  return { ...state, circuit, focus, cut, within: state.within.slice(0, -1), run: undefined, said: undefined };
}
