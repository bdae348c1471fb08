import type { Circuit, Operation } from '../circuit/circuit.ts';
import { fits, operationAt, wiresOf } from '../circuit/span.ts';
import { isStandard } from '../gates/gates.ts';
import { accept, type Edit, insertColumn, inTheWay, type Place, refuse, trimmed, withColumn } from './edit.ts';
import { mapWires } from './map-operation.ts';
import { placeSentence } from './place-sentence.ts';

/** Places from one corner to the other, both included. */
export interface Rectangle {
  readonly first: Place;
  readonly last: Place;
}

export interface Picked {
  readonly column: number;
  readonly operation: Operation;
}

/** A step in the drawing: down and to the right. */
export interface Offset {
  readonly wires: number;
  readonly columns: number;
}

export function rectangle(a: Place, b: Place): Rectangle {
  return {
    first: { wire: Math.min(a.wire, b.wire), column: Math.min(a.column, b.column) },
    last: { wire: Math.max(a.wire, b.wire), column: Math.max(a.column, b.column) },
  };
}

export function contains({ first, last }: Rectangle, { wire, column }: Place): boolean {
  return first.wire <= wire && wire <= last.wire && first.column <= column && column <= last.column;
}

/** The operations all of whose wires lie in a rectangle. */
export function pick({ columns }: Circuit, { first, last }: Rectangle): Picked[] {
  return columns
    .slice(first.column, last.column + 1)
    .flatMap((column, index) =>
      column
        .filter((operation) => wiresOf(operation).every((wire) => first.wire <= wire && wire <= last.wire))
        .map((operation) => ({ column: first.column + index, operation })),
    );
}

/** Empty columns stay where they are. */
export function withoutPicked(circuit: Circuit, picked: readonly Picked[]): Circuit {
  const columns = circuit.columns.map((column, index) => {
    const gone = picked.filter((each) => each.column === index);
    return gone.length === 0 ? column : column.filter((each) => !gone.some(({ operation }) => operation === each));
  });
  return { ...circuit, columns };
}

export function removePicked(circuit: Circuit, picked: readonly Picked[]): Edit {
  if (picked.length === 0) return refuse('Nothing whole is selected.');
  return { circuit: trimmed(withoutPicked(circuit, picked)) };
}

/** The circuit with these operations elsewhere, in the columns that are there or in as many new ones. */
export function movePicked(circuit: Circuit, picked: readonly Picked[], by: Offset, insert = false): Edit {
  if (picked.length === 0) return refuse('Nothing whole is selected.');
  const wires = picked.flatMap(({ operation }) => wiresOf(operation));
  if (Math.min(...wires) + by.wires < 0) return refuse('There is no wire further up.');
  if (Math.max(...wires) + by.wires >= circuit.qubits.length) return refuse('There is no wire further down.');
  const moved = picked.map(({ column, operation }) => ({
    column: column + by.columns,
    operation: mapWires(operation, (wire) => wire + by.wires),
  }));
  return relocate(circuit, picked, moved, insert);
}

/**
 * The circuit with what is dragged from one place to another. Of an operation on several wires the one that was taken
 * goes along and the others stay in their wires; on another of its own wires the two change roles. A block moves whole.
 */
export function drag(circuit: Circuit, from: Place, to: Place, insert = false): Edit {
  const operation = operationAt(circuit, from);
  if (!operation) return refuse(`Nothing to move at ${placeSentence(circuit, from.wire, from.column)}.`);
  const picked = [{ column: from.column, operation }];
  const columns = to.column - from.column;
  if (operation.kind === 'gate' && (operation.targets.length > 2 || !isStandard(operation.gate))) {
    return movePicked(circuit, picked, { wires: to.wire - from.wire, columns }, insert);
  }
  if (circuit.qubits[to.wire] === undefined) return refuse(`There is no wire further ${to.wire < 0 ? 'up' : 'down'}.`);
  const exchanged = (wire: number) => (wire === from.wire ? to.wire : wire === to.wire ? from.wire : wire);
  return relocate(circuit, picked, [{ column: to.column, operation: mapWires(operation, exchanged) }], insert);
}

function relocate(circuit: Circuit, picked: readonly Picked[], moved: readonly Picked[], insert: boolean): Edit {
  const columns = moved.map(({ column }) => column);
  const first = Math.min(...columns, circuit.columns.length);
  if (first < 0) return refuse('There is no column further to the left.');
  const rest = withoutPicked(circuit, picked);
  const room = insert ? insertColumn(rest, first, Math.max(...columns) - Math.min(...columns) + 1) : rest;
  const beyond = Math.min(...columns) - first;
  const placed = place(
    room,
    moved.map(({ column, operation }) => ({ column: column - beyond, operation })),
  );
  return 'refusal' in placed ? placed : accept(trimmed(placed.circuit));
}

/** The circuit with operations in the columns that they name; beyond the last, columns are added. */
export function place(circuit: Circuit, operations: readonly Picked[]): Edit {
  const last = Math.max(...operations.map(({ column }) => column), circuit.columns.length - 1);
  let changed = insertColumn(circuit, circuit.columns.length, last + 1 - circuit.columns.length);
  for (const { column, operation } of operations) {
    const standing = changed.columns[column] ?? [];
    if (!fits(standing, operation)) return refuse(inTheWay(changed, column, operation));
    changed = withColumn(changed, column, [...standing, operation]);
  }
  return { circuit: changed };
}
