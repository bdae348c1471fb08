import { readAddress } from '#circuit/address/address.ts';
import { parseFragment } from '#circuit/address/fragment.ts';
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

/** A circuit from what somebody has pasted: OpenQASM, a Quirk link, or a link of the lab, as a whole or its end alone. */
export async function readSecond(pasted: string): Promise<{ readonly circuit: Circuit } | { readonly fault: string }> {
  const text = pasted.trim();
  const destination = parseFragment(text.slice(text.indexOf('#') + 1));
  if (destination.kind === 'document' && !text.includes('\n')) {
    const read = await readAddress(destination.text);
    return 'fault' in read ? read : { circuit: read.document.circuit };
  }
  const reading = readText(text);
  return reading.kind === 'fault' ? { fault: reading.fault.sentence } : { circuit: reading.circuit };
}
