import type { Circuit, Column, Operation } from './circuit.ts';

/** The wires that an operation covers in the drawing, both ends included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The wires that an operation acts on: targets first, then controls. */
export function wiresOf(operation: Operation): readonly number[] {
  switch (operation.kind) {
    case 'gate':
      return [...operation.targets, ...operation.controls.map(({ qubit }) => qubit)];
    case 'barrier':
      return operation.qubits;
    default:
      return [operation.qubit];
  }
}

/** Bits that an operation reads or writes. */
export function bitsOf(operation: Operation): readonly number[] {
  if (operation.kind === 'barrier') return [];
  const read = operation.condition.map(({ bit }) => bit);
  return operation.kind === 'measurement' ? [operation.bit, ...read] : read;
}

/** A line to a bit runs through all the wires below, so that nothing else finds room there. */
export function spanOf(operation: Operation): Span {
  const wires = wiresOf(operation);
  const toBits = bitsOf(operation).length > 0;
  return { first: Math.min(...wires), last: toBits ? Number.POSITIVE_INFINITY : Math.max(...wires) };
}

/** A barrier covers only its own wires: its dashes have gaps. */
export function overlap(a: Operation, b: Operation): boolean {
  if (a.kind === 'barrier') return wiresOf(a).some((wire) => covers(b, wire));
  if (b.kind === 'barrier') return wiresOf(b).some((wire) => covers(a, wire));
  const [one, other] = [spanOf(a), spanOf(b)];
  return one.first <= other.last && other.first <= one.last;
}

/** Whether an operation is on a wire, or its line crosses it. */
export function covers(operation: Operation, wire: number): boolean {
  if (operation.kind === 'barrier') return operation.qubits.includes(wire);
  const { first, last } = spanOf(operation);
  return first <= wire && wire <= last;
}

export function fits(column: Column, operation: Operation): boolean {
  return !column.some((other) => overlap(other, operation));
}

/** What is at a place itself, not only a line that crosses it. */
export function operationAt(
  { columns }: Pick<Circuit, 'columns'>,
  { wire, column }: { readonly wire: number; readonly column: number },
): Operation | undefined {
  return columns[column]?.find((operation) => wiresOf(operation).includes(wire));
}

/** Operations one after another, each in the earliest column in which and after which its place is free. */
export function pack(operations: readonly Operation[]): Column[] {
  const places = earliestColumns(operations);
  const columns: Operation[][] = [];
  operations.forEach((operation, index) => {
    const place = places[index] ?? 0;
    columns[place] ??= [];
    columns[place].push(operation);
  });
  return columns;
}

/** The column of each operation in `pack`. Takes as long as there are wires and operations. */
export function earliestColumns(operations: Iterable<Operation>): number[] {
  /** The first column that is free on each wire, and on all wires below those known so far. */
  const free: number[] = [];
  let freeBelow = 0;
  return Array.from(operations, (operation) => {
    const { first, last } = spanOf(operation);
    const reach = Number.isFinite(last) ? last + 1 : first + 1;
    while (free.length < reach) free.push(freeBelow);
    const covered =
      operation.kind === 'barrier'
        ? operation.qubits
        : Array.from({ length: Math.min(last + 1, free.length) - first }, (_, index) => first + index);
    const place = covered.reduce((most, wire) => Math.max(most, free[wire] ?? 0), last < Infinity ? 0 : freeBelow);
    for (const wire of covered) free[wire] = place + 1;
    if (last === Infinity) freeBelow = place + 1;
    return place;
  });
}

/** "Idle" columns close up: every operation moves as far to the left as nothing holds it. */
export function closeUp(circuit: Circuit): Circuit {
  return { ...circuit, columns: pack(circuit.columns.flat()) };
}
