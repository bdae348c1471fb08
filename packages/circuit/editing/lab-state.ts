import { BELL, type Circuit, type Control } from '../circuit/circuit.ts';
import type { DocumentNoise } from '../circuit/document-noise.ts';
import type { LabDocument } from '../circuit/parse-circuit.ts';
import { operationAt } from '../circuit/span.ts';
import type { Clip } from './clip.ts';
import type { Place } from './edit.ts';
import { withDefinition } from './gates.ts';
import type { GateItem } from './put.ts';
import { type Picked, pick, type Rectangle, rectangle } from './selection.ts';

/** What undo brings back. */
export interface Moment {
  /** Which document it is on this page: what is opened, even once more, has an id of its own. */
  readonly id: string;
  readonly title: string;
  readonly noise?: DocumentNoise;
  /** What is drawn and edited: the circuit, or the definition of a gate that has been opened. */
  readonly circuit: Circuit;
  /** Circuits in which definitions have been opened, the outermost first. */
  readonly within: readonly Opened[];
  readonly focus: Place;
  /** The state is read after this many columns. */
  readonly cut: number;
}

/** A circuit left behind to edit one of its gates. */
export interface Opened {
  readonly gate: string;
  readonly circuit: Circuit;
  readonly focus: Place;
  readonly cut: number;
}

/** All that editing needs to know, as one immutable value for `useReducer`. */
export interface LabState extends Moment {
  readonly past?: History;
  readonly future?: History;
  /** Names the kind of change that was made last, which another of its kind continues: one angle being typed. */
  readonly run?: string;
  /** The corner of the selection that lies opposite of the focus. */
  readonly anchor?: Place;
  readonly pending?: Pending;
  readonly clip?: Clip;
  /** During a lesson: one's own work, which waits as it was left. */
  readonly own?: LabState;
  /** The last thing to be said; a new object each time. */
  readonly said?: Said;
}

/** A list that shares its tail: a step costs the same however many there were. */
export interface History {
  readonly moment: Moment;
  readonly before?: History;
}

/** Begun, and not yet in the circuit. */
export type Pending =
  | { readonly kind: 'controls'; readonly column: number; readonly controls: readonly Control[] }
  | { readonly kind: 'wires'; readonly item: GateItem; readonly place: Place };

export interface Said {
  readonly text: string;
  readonly isRefusal: boolean;
}

/** The lab with a circuit, read at its end, with nothing to undo. */
export function labState(document: LabDocument = { title: '', circuit: BELL }, id = ''): LabState {
  const { title, circuit, noise } = document;
  return { id, title, circuit, noise, within: [], focus: { wire: 0, column: 0 }, cut: circuit.columns.length };
}

/** What is kept, shared and written as text: the whole circuit, edits of an open definition included. */
export function documentOf({ title, circuit, within, noise }: Omit<Moment, 'id' | 'focus' | 'cut'>): LabDocument {
  const document = { title, circuit: wholeOf(circuit, within) };
  return noise === undefined ? document : { ...document, noise };
}

function wholeOf(circuit: Circuit, within: readonly Opened[]): Circuit {
  return within.reduceRight((inner, { circuit: outer, gate }) => {
    const put = withDefinition(outer, gate, inner);
    return 'circuit' in put ? put.circuit : outer;
  }, circuit);
}

/** Names that angles may use: the parameters of an open definition, or undefined where the circuit itself is edited. */
export function parametersOf({ within }: Pick<Moment, 'within'>): readonly string[] | undefined {
  const opened = within.at(-1);
  return opened?.circuit.gates.find(({ name }) => name === opened.gate)?.parameters;
}

/** The selected places; undefined where there is only a focus. Bits have nothing that could be selected. */
export function selectionOf({ anchor, focus, circuit }: LabState): Rectangle | undefined {
  const onWire = ({ wire, column }: Place) => ({ wire: Math.min(wire, circuit.qubits.length - 1), column });
  return anchor && rectangle(onWire(anchor), onWire(focus));
}

/** The selected operations: those within the selection, or the one in focus. */
export function pickedOf(state: LabState): Picked[] {
  const selected = selectionOf(state);
  if (selected) return pick(state.circuit, selected);
  const operation = operationAt(state.circuit, state.focus);
  return operation ? [{ column: state.focus.column, operation }] : [];
}
