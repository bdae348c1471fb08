import { type Circuit, LIMITS, type Operation, register } from '../circuit/circuit.ts';
import { rootOf } from '../circuit/names.ts';
import { type ParsedCircuit, parseCircuit } from '../circuit/parse-circuit.ts';
import { bitsOf, wiresOf } from '../circuit/span.ts';
import { accept, type Edit, insertColumn, type Place, refuse } from './edit.ts';
import { usedGates } from './gates.ts';
import { mapOperations, mapWires, renameGates } from './map-operation.ts';
import { type Picked, place } from './selection.ts';
import { freeName } from './wire-names.ts';
import { addBit } from './wires.ts';

/** What is copied is a circuit by itself: on as many wires as it had, with its own gates, its bits as they were. */
export type Clip = Circuit;

/** Undefined where there is nothing to copy. */
export function copyPicked(circuit: Circuit, picked: readonly Picked[]): Clip | undefined {
  if (picked.length === 0) return undefined;
  const wires = picked.flatMap(({ operation }) => wiresOf(operation));
  const [top, bottom] = [Math.min(...wires), Math.max(...wires)];
  const columns = picked.map(({ column }) => column);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const bits = picked.flatMap(({ operation }) => bitsOf(operation));
  const raised = (operation: Operation) => mapWires(operation, (wire) => wire - top);
  const clip: Clip = {
    qubits: register('q', bottom - top + 1),
    bits: register('c', Math.max(-1, ...bits) + 1),
    columns: Array.from({ length: last - first + 1 }, (_, index) =>
      picked.filter(({ column }) => column === first + index).map(({ operation }) => raised(operation)),
    ),
    gates: circuit.gates,
  };
  return { ...clip, gates: usedGates(clip) };
}

/**
 * The circuit with a copy whose top left corner is at a place: in the columns that are there if all of it finds room,
 * else in new ones. Bits that the copy needs are added; a gate whose name means another one here gets a new name.
 */
export function paste(circuit: Circuit, clip: Clip, { wire, column }: Place): Edit {
  const missing = wire + clip.qubits.length - circuit.qubits.length;
  if (missing > 0)
    return refuse(`What was copied needs ${clip.qubits.length} wires: ${missing} more than there are here.`);
  let target = circuit;
  while (target.bits.length < clip.bits.length) {
    const added = addBit(target);
    if ('refusal' in added) return added;
    target = added.circuit;
  }
  const { columns, gates } = renamedApart(clip, circuit);
  const known = new Set(circuit.gates.map(({ name }) => name));
  target = { ...target, gates: [...circuit.gates, ...gates.filter(({ name }) => !known.has(name))] };
  const at = Math.min(column, circuit.columns.length);
  const lowered = mapOperations(columns, (operation) => mapWires(operation, (qubit) => qubit + wire));
  const operations = lowered.flatMap((each, index) => each.map((operation) => ({ column: at + index, operation })));
  const overlaid = place(target, operations);
  const pasted = 'circuit' in overlaid ? overlaid : place(insertColumn(target, at, columns.length), operations);
  return 'circuit' in pasted ? accept(pasted.circuit) : pasted;
}

/** The copy with other names for its gates where the circuit has different ones under theirs. */
function renamedApart(clip: Clip, { gates, qubits, bits }: Circuit): Clip {
  const taken = [...gates, ...clip.gates].map(({ name }) => name).concat([...qubits, ...bits].map(rootOf));
  const names = new Map<string, string>();
  for (const gate of clip.gates) {
    const same = gates.find(({ name }) => name === gate.name);
    // What its parts are called by now is compared as well.
    const renamed = renameGates({ ...clip, gates: [gate], columns: [] }, names).gates[0];
    if (!same || JSON.stringify(same) === JSON.stringify(renamed)) continue;
    names.set(gate.name, freeName(gate.name, [...taken, ...names.values()]));
  }
  return renameGates(clip, names);
}

const FORMAT = 'lab-clip-1';

/** A copy as text for the clipboard, by which it comes to another tab. */
export function writeClip(clip: Clip): string {
  return JSON.stringify({ format: FORMAT, circuit: clip });
}

/** Undefined for a text that is no copy of the lab's; another language may know it. */
export function readClip(text: string): ParsedCircuit | undefined {
  if (text.length > LIMITS.characters || !text.startsWith(`{"format":"${FORMAT}"`)) return undefined;
  try {
    return parseCircuit((JSON.parse(text) as { circuit?: unknown }).circuit);
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: 'What was copied has been cut short.' };
    throw error;
  }
}
