import { readAddress, writeAddress } from '#circuit/address/address.ts';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { measuresAnything } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { isFault } from '#circuit/text/fault.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { urls } from '#src/model/urls.ts';
import type { ReadableCircuit } from './readable-circuit.ts';

/** More are not listed and hardly ever counted. */
const MOST_OUTCOMES = 65_536;

/** A reader's own circuit, from OpenQASM or from an address of the lab; or why it cannot be read, as one sentence. */
export async function otherCircuit(text: string): Promise<ReadableCircuit | { fault: string }> {
  const read = await circuitIn(text.trim());
  if ('fault' in read) return read;
  const { circuit } = read;
  try {
    const outcomes = exactOutcomes(circuit, { t: 0 });
    if (outcomes.size > MOST_OUTCOMES)
      return { fault: `This circuit has more than ${MOST_OUTCOMES.toLocaleString('en-US')} outcomes.` };
    return {
      id: 'other',
      title: 'Your circuit',
      bits: measuresAnything(circuit) ? circuit.bits.length : circuit.qubits.length,
      distribution: Object.fromEntries(outcomes),
      href: `${urls.lab()}#${await writeAddress({ title: 'My circuit', circuit })}`,
    };
  } catch (error) {
    if (error instanceof RangeError) return { fault: `This circuit cannot be computed: ${error.message}.` };
    throw error;
  }
}

async function circuitIn(text: string): Promise<{ circuit: Circuit } | { fault: string }> {
  if (text === '') return { fault: 'Write the circuit in OpenQASM, or paste its address in the lab.' };
  const [, fragment] = /^\S*\/lab#(\S+)$/.exec(text) ?? [];
  if (fragment !== undefined) {
    const address = await readAddress(fragment);
    return 'fault' in address ? { fault: `This address holds no circuit: ${address.fault}.` } : address.document;
  }
  const read = readOpenQasm(text);
  return isFault(read) ? { fault: `Line ${read.line}, column ${read.column}: ${read.message}.` } : read;
}
