import type { Circuit } from '#circuit/circuit/circuit.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';

/** A circuit from a text of the content; throws with the place where it cannot be read. */
export function circuitOf(text: string, file: string): Circuit {
  const read = readOpenQasm(text);
  if ('message' in read) throw new Error(`${file}, circuit, line ${read.line}, column ${read.column}: ${read.message}`);
  return read.circuit;
}
