import type { Circuit } from '../circuit/circuit.ts';

/** The circuit with `count` empty columns before one. */
export function insertColumn(circuit: Circuit, before: number, count = 1): Circuit {
  const empty = Array.from({ length: count }, () => []);
  return { ...circuit, columns: circuit.columns.toSpliced(before, 0, ...empty) };
}

/** The circuit without a column and all that is in it. */
export function removeColumn(circuit: Circuit, index: number): Circuit {
  return { ...circuit, columns: circuit.columns.toSpliced(index, 1) };
}
