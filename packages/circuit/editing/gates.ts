import { angleOf, namesIn } from '../circuit/angle.ts';
import { LONGEST_ANGLE } from '../circuit/angle-fault.ts';
import type { Circuit, Column, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';
import { partsOf } from '../circuit/expand.ts';
import { nameFault, rootOf } from '../circuit/names.ts';
import { fits, operationAt, pack, wiresOf } from '../circuit/span.ts';
import { accept, type Edit, insertColumn, type Place, refuse, withColumn } from './edit.ts';
import { operationLabel } from './labels.ts';
import { mapWires, renameGates } from './map-operation.ts';
import { placeSentence } from './place-sentence.ts';
import { type Picked, withoutPicked } from './selection.ts';

/** Why a gate of the circuit's own cannot be called so, in one sentence; undefined if it can. */
export function gateNameFault({ gates, qubits, bits }: Circuit, name: string): string | undefined {
  if (gates.some((gate) => gate.name === name)) return `There is a gate called ${name} already.`;
  if ([...qubits, ...bits].some((wire) => rootOf(wire) === name)) return `${name} is the name of qubits or bits.`;
  return nameFault(name);
}

/** The circuit with a selection as a gate of its own, under a name, and one use of it in its place. */
export function group(circuit: Circuit, picked: readonly Picked[], name: string): Edit {
  if (picked.length === 0) return refuse('Select the gates that become one.');
  const fault = gateNameFault(circuit, name) ?? pickedFault(circuit, picked);
  if (fault !== undefined) return refuse(fault);
  const wires = [...new Set(picked.flatMap(({ operation }) => wiresOf(operation)))].sort((a, b) => a - b);
  const [first, last] = columnsOf(picked);
  const definition = define(picked, name, wires);
  const angles = [...definition.parameters];
  const use: GateOperation = { kind: 'gate', gate: name, angles, targets: wires, controls: [], condition: [] };
  const rest = { ...withoutPicked(circuit, picked), gates: [...circuit.gates, definition] };
  const between = rest.columns.slice(first, last + 1);
  const room = between.findIndex((column) => fits(column, use));
  const placed =
    room < 0
      ? withColumn(insertColumn(rest, first), first, [use])
      : withColumn(rest, first + room, [...(between[room] ?? []), use]);
  const emptied = (column: Column, index: number) =>
    column.length === 0 && first <= index && index <= last + (room < 0 ? 1 : 0);
  return accept({ ...placed, columns: placed.columns.filter((column, index) => !emptied(column, index)) });
}

function columnsOf(picked: readonly Picked[]): [first: number, last: number] {
  const columns = picked.map(({ column }) => column);
  return [Math.min(...columns), Math.max(...columns)];
}

function pickedFault(circuit: Circuit, picked: readonly Picked[]): string | undefined {
  const odd = picked.find(({ operation }) => partFault(operation));
  if (odd) return `${operationLabel(circuit, odd.operation)} cannot be part of a gate.`;
  const wires = new Set(picked.flatMap(({ operation }) => wiresOf(operation)));
  const [first, last] = columnsOf(picked);
  for (let index = first; index <= last; index++) {
    const chosen = picked.filter(({ column }) => column === index).map(({ operation }) => operation);
    const left = circuit.columns[index]?.find(
      (each) => !chosen.includes(each) && wiresOf(each).some((wire) => wires.has(wire)),
    );
    if (left) return `${operationLabel(circuit, left)} in column ${index + 1} stands between; select it as well.`;
  }
  return undefined;
}

/** A gate undoes and repeats as a whole: nothing in it is measured, prepared or left to chance. */
function partFault(operation: Operation): boolean {
  return operation.kind === 'gate' ? operation.condition.length > 0 : operation.kind !== 'barrier';
}

/** A swept angle becomes a parameter: the body of a gate sees no names from outside. */
function define(picked: readonly Picked[], name: string, wires: readonly number[]): GateDefinition {
  const [first, last] = columnsOf(picked);
  const columns = Array.from({ length: last - first + 1 }, (_, index) =>
    picked
      .filter(({ column }) => column === first + index)
      .map(({ operation }) => mapWires(operation, (wire) => wires.indexOf(wire))),
  ).filter((column) => column.length > 0);
  const angles = columns.flat().flatMap((operation) => (operation.kind === 'gate' ? operation.angles : []));
  const parameters = [...new Set(angles.flatMap((angle) => namesIn(angleOf(angle))))];
  return { name, parameters, qubits: wires.map((_, index) => `q${index}`), columns };
}

/** The circuit with the parts of a gate of its own in the place of one use. */
export function ungroup(circuit: Circuit, { wire, column }: Place): Edit {
  const use = operationAt(circuit, { wire, column });
  const definition = use?.kind === 'gate' ? circuit.gates.find(({ name }) => name === use.gate) : undefined;
  if (use?.kind !== 'gate' || !definition) {
    return refuse(`No gate of your own at ${placeSentence(circuit, wire, column)}.`);
  }
  const rest = (circuit.columns[column] ?? []).filter((each) => each !== use);
  const parts = partsOf(use, definition);
  const isLong = parts.some((part) => part.kind === 'gate' && part.angles.some(({ length }) => length > LONGEST_ANGLE));
  if (isLong) return refuse(`An angle of ${use.gate} would have more than ${LONGEST_ANGLE} characters.`);
  const columns = circuit.columns.toSpliced(column, 1, ...(rest.length > 0 ? [rest] : []), ...pack(parts));
  return accept({ ...circuit, columns });
}

/** The definition of a gate as a circuit that can be edited; it knows only the gates before it. */
export function definitionCircuit({ gates }: Circuit, name: string): Circuit | undefined {
  const index = gates.findIndex((gate) => gate.name === name);
  const definition = gates[index];
  return (
    definition && { qubits: definition.qubits, bits: [], columns: definition.columns, gates: gates.slice(0, index) }
  );
}

/** The circuit with an edited definition, which all uses follow. Its wires are as many as before. */
export function withDefinition(circuit: Circuit, name: string, edited: Circuit): Edit {
  const index = circuit.gates.findIndex((gate) => gate.name === name);
  const definition = circuit.gates[index];
  if (!definition) return refuse(`There is no gate called ${name}.`);
  if (edited.bits.length > 0 || edited.columns.flat().some(partFault)) {
    return refuse('A gate holds only gates and barriers, without conditions.');
  }
  if (edited.qubits.length !== definition.qubits.length) {
    return refuse(`${name} acts on ${definition.qubits.length} wires wherever it is used.`);
  }
  const kept = circuit.gates.slice(0, index).every(({ name, qubits }) => {
    const now = edited.gates.find((gate) => gate.name === name);
    return now?.qubits.length === qubits.length;
  });
  if (!kept) return refuse('Gates that others may use keep their names while one of them is edited.');
  const later = circuit.gates.slice(index).map((gate) => gate.name);
  const twice = edited.gates.find((gate) => later.includes(gate.name));
  if (twice) return refuse(`There is a gate called ${twice.name} already.`);
  const changed = { ...definition, qubits: edited.qubits, columns: edited.columns };
  return accept({ ...circuit, gates: [...edited.gates, changed, ...circuit.gates.slice(index + 1)] });
}

export function renameGate(circuit: Circuit, name: string, other: string): Edit {
  const fault = name === other ? undefined : gateNameFault(circuit, other);
  return fault === undefined ? accept(renameGates(circuit, new Map([[name, other]]))) : refuse(fault);
}

export function removeUnusedGates(circuit: Circuit): Circuit {
  return { ...circuit, gates: usedGates(circuit) };
}

/** The gates that the columns use, and those that these use. */
export function usedGates({ columns, gates }: Pick<Circuit, 'columns' | 'gates'>): GateDefinition[] {
  const used = new Set<string>();
  const note = (parts: readonly Column[]) => {
    for (const part of parts.flat()) if (part.kind === 'gate') used.add(part.gate);
  };
  note(columns);
  // A gate names only gates before it.
  for (const gate of gates.toReversed()) if (used.has(gate.name)) note(gate.columns);
  return gates.filter(({ name }) => used.has(name));
}
