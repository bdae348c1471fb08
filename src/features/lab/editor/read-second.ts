import { readAddress } from '#circuit/address/address.ts';
import { parseFragment } from '#circuit/address/fragment.ts';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { readText } from './read-text.ts';

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
