import type { Circuit } from '#circuit/circuit/circuit.ts';
import { isQuirk } from '#circuit/export/quirk/is-quirk.ts';
import { readQuirk } from '#circuit/export/quirk/read-quirk.ts';
import type { Place } from '#circuit/text/fault.ts';
import { type ReadCircuit, readOpenQasm } from '#circuit/text/read-openqasm.ts';

/** What a text comes to; notes are sentences on what of it has no place in the lab. */
export type TextReading =
  | ({ readonly kind: 'openqasm' } & ReadCircuit)
  | { readonly kind: 'quirk'; readonly circuit: Circuit; readonly notes: readonly string[] }
  | { readonly kind: 'fault'; readonly fault: TextFault };

export interface TextFault extends Place {
  /** What is wrong, with its place. */
  readonly sentence: string;
}

/** Reads what somebody has typed or pasted: OpenQASM 2 or 3, or a Quirk link. */
export function readText(text: string): TextReading {
  if (isQuirk(text)) {
    const reading = readQuirk(text);
    return 'refusal' in reading
      ? { kind: 'fault', fault: { line: 1, column: 1, sentence: reading.refusal } }
      : { kind: 'quirk', ...reading };
  }
  const reading = readOpenQasm(text);
  if (!('message' in reading)) return { kind: 'openqasm', ...reading };
  const { line, column, message } = reading;
  return { kind: 'fault', fault: { line, column, sentence: `Line ${line}, column ${column}: ${message}.` } };
}
