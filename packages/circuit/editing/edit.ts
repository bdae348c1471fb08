import type { Circuit, Column, Operation } from '../circuit/circuit.ts';
import { expansionFault } from '../circuit/expansion-fault.ts';
import { fits } from '../circuit/span.ts';
import { operationLabel } from './labels.ts';

/** A changed circuit, with what else has to be said about it, or one sentence that says why it cannot be. */
export type Edit = { readonly circuit: Circuit; readonly said?: string } | { readonly refusal: string };

/**
 * A wire and a column, both from 0; the column after the last one is a place too. Below the last wire classical bits
 * are numbered on: there one can look, but nothing can be put.
 */
export interface Place {
  readonly wire: number;
  readonly column: number;
}

export function refuse(refusal: string): Edit {
  return { refusal };
}

/** A changed circuit, unless it has grown beyond what can be computed. */
export function accept(circuit: Circuit, said?: string): Edit {
  const fault = expansionFault(circuit);
  return fault === undefined ? { circuit, said } : refuse(fault);
}

/** A column beyond the last one is added. */
export function withColumn(circuit: Circuit, index: number, column: Column): Circuit {
  const columns = [...circuit.columns];
  columns[Math.min(index, columns.length)] = column;
  return { ...circuit, columns };
}

/** Refused where the column has no room for the operation. */
export function withOperation(circuit: Circuit, index: number, operation: Operation): Edit {
  const column = circuit.columns[index] ?? [];
  if (!fits(column, operation)) return refuse(inTheWay(circuit, index, operation));
  return accept(withColumn(circuit, index, [...column, operation]));
}

/** Refused where there is no room for the other. */
export function withOther(circuit: Circuit, index: number, old: Operation, other: Operation): Edit {
  return withOperation(without(circuit, index, old), index, other);
}

export function without(circuit: Circuit, index: number, ...operations: readonly Operation[]): Circuit {
  return withColumn(
    circuit,
    index,
    (circuit.columns[index] ?? []).filter((each) => !operations.includes(each)),
  );
}

/** The circuit without the empty columns at its end. */
export function trimmed(circuit: Circuit): Circuit {
  const last = circuit.columns.findLastIndex((column) => column.length > 0);
  return { ...circuit, columns: circuit.columns.slice(0, last + 1) };
}

export function inTheWay(circuit: Circuit, index: number, operation: Operation): string {
  const other = circuit.columns[index]?.find((each) => !fits([each], operation));
  return `${other ? operationLabel(circuit, other) : 'Something'} is in the way in column ${index + 1}.`;
}

/** "1 operation", "3 operations". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function insertColumn(circuit: Circuit, before: number, count = 1): Circuit {
  const empty = Array.from({ length: count }, () => []);
  return { ...circuit, columns: circuit.columns.toSpliced(before, 0, ...empty) };
}

export function removeColumn(circuit: Circuit, index: number): Circuit {
  return { ...circuit, columns: circuit.columns.toSpliced(index, 1) };
}
