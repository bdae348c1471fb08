import {
  type Basis,
  type Bit,
  type Circuit,
  type Control,
  type GateOperation,
  LIMITS,
  measurement,
  type Operation,
  type PreparedState,
} from '../circuit/circuit.ts';
import { gateShape } from '../circuit/gate-shape.ts';
import { shortName } from '../circuit/names.ts';
import { fits, operationAt } from '../circuit/span.ts';
import { addControl, cycleCondition } from './change.ts';
import { type Edit, insertColumn, type Place, refuse, withOperation, withOther } from './edit.ts';
import { withRoomAt } from './remove.ts';
import { nextName } from './wire-names.ts';

/** What the palette holds and a key stands for. */
export type Item =
  | GateItem
  | { readonly kind: 'measurement'; readonly basis: Basis }
  | { readonly kind: 'preparation'; readonly state: PreparedState }
  | { readonly kind: 'barrier' }
  | { readonly kind: 'control'; readonly on: Bit }
  | { readonly kind: 'condition' };

export interface GateItem {
  readonly kind: 'gate';
  readonly gate: string;
  /** The gate's angles; unless given, some that show an effect at once. */
  readonly angles?: readonly string[];
}

export interface PutOptions {
  /** Wires of a gate on several, in its order, or of a barrier; without, those from the place down. */
  readonly wires?: readonly number[];
  /** Controls of a gate from the beginning. */
  readonly controls?: readonly Control[];
  /** Opens a column at the place instead of using the one that is there. */
  readonly insert?: boolean;
}

/**
 * The circuit with an item at a place. A gate on one wire takes over the controls and the condition of the one it
 * replaces, and a measurement the bit; what else is at the place makes room. Right of the last column a new one opens.
 */
export function put(circuit: Circuit, item: Item, { wire, column }: Place, options: PutOptions = {}): Edit {
  const place = { wire, column: Math.min(column, circuit.columns.length) };
  const { insert, ...rest } = options;
  if (insert) return put(insertColumn(circuit, place.column), item, place, rest);
  switch (item.kind) {
    case 'control':
      return addControl(circuit, place, item.on);
    case 'condition':
      return cycleCondition(circuit, place);
    case 'barrier':
      return putBarrier(circuit, place, options.wires ?? [...circuit.qubits.keys()]);
    case 'measurement':
      return putMeasurement(circuit, place, item.basis);
    case 'preparation':
      return putPreparation(circuit, place, item.state);
    case 'gate':
      return putGate(circuit, place, item, options);
  }
}

function putGate(circuit: Circuit, place: Place, item: GateItem, { wires, controls = [] }: PutOptions): Edit {
  const shape = gateShape(item.gate, circuit.gates);
  if (!shape) return refuse(`No gate is called ${item.gate}.`);
  const targets = wires ?? wiresFrom(circuit, place.wire, shape.targets);
  if (shape.targets !== 'any' && targets.length !== shape.targets) {
    return refuse(`${item.gate} acts on ${shape.targets} wires; there are ${targets.length}.`);
  }
  const taken = [...targets, ...controls.map(({ qubit }) => qubit)];
  const twice = taken.find((wire, index) => taken.indexOf(wire) !== index);
  if (twice !== undefined) return refuse(`${shortName(circuit.qubits[twice])} cannot be taken twice.`);
  const angles = item.angles ?? Array.from({ length: shape.parameters }, (_, index) => USUAL_ANGLES[index] ?? '0');
  const gate: GateOperation = { kind: 'gate', gate: item.gate, angles, targets, controls, condition: [] };
  const standing = operationAt(circuit, place);
  if (standing?.kind === 'gate' && isAlone(standing.targets, place.wire) && isAlone(targets, place.wire)) {
    const kept = standing.controls.filter(({ qubit }) => !taken.includes(qubit));
    const replaced = { ...gate, controls: [...kept, ...controls], condition: standing.condition };
    return withOther(circuit, place.column, standing, replaced);
  }
  return withOperation(withRoomAt(circuit, place), place.column, gate);
}

/** `u` with these is a Hadamard gate. */
const USUAL_ANGLES = ['pi/2', '0', 'pi'];

const isAlone = (targets: readonly number[], wire: number) => targets.length === 1 && targets[0] === wire;

/** The wires of a gate, from a given one down; where there are too few below, the lowest ones. */
function wiresFrom({ qubits }: Circuit, wire: number, count: number | 'any'): number[] {
  const all = [...qubits.keys()];
  if (count === 'any') return all.slice(wire);
  return all.slice(Math.max(0, Math.min(wire, qubits.length - count))).slice(0, count);
}

/** A barrier replaces nothing else: where there is no room it gets a column of its own, before that one. */
function putBarrier(circuit: Circuit, place: Place, wires: readonly number[]): Edit {
  const barrier: Operation = { kind: 'barrier', qubits: wires.toSorted((a, b) => a - b) };
  const room = operationAt(circuit, place)?.kind === 'barrier' ? withRoomAt(circuit, place) : circuit;
  const hasRoom = fits(room.columns[place.column] ?? [], barrier);
  return withOperation(hasRoom ? room : insertColumn(circuit, place.column), place.column, barrier);
}

function putPreparation(circuit: Circuit, place: Place, state: PreparedState): Edit {
  const standing = operationAt(circuit, place);
  const condition = standing?.kind === 'preparation' ? standing.condition : [];
  const preparation = { kind: 'preparation', state, qubit: place.wire, condition } as const;
  return withOperation(withRoomAt(circuit, place), place.column, preparation);
}

function putMeasurement(circuit: Circuit, place: Place, basis: Basis): Edit {
  const standing = operationAt(circuit, place);
  if (standing?.kind === 'measurement') return withOther(circuit, place.column, standing, { ...standing, basis });
  const room = withRoomAt(circuit, place);
  const bit = freeBit(room, place.wire);
  if (bit >= LIMITS.bits) return refuse(`All ${LIMITS.bits} bits are taken by other measurements.`);
  const bits = room.bits[bit] === undefined ? [...room.bits, nextName(room.bits, 'c', room.qubits)] : room.bits;
  return withOperation({ ...room, bits }, place.column, measurement(place.wire, bit, basis));
}

/** The bit with the number of the wire if no measurement has it, else the first such one, else one more. */
function freeBit({ columns, bits }: Circuit, wire: number): number {
  const taken = new Set(columns.flat().map((each) => (each.kind === 'measurement' ? each.bit : undefined)));
  const free = [...bits.keys()].filter((bit) => !taken.has(bit));
  return free.includes(wire) ? wire : (free[0] ?? bits.length);
}
