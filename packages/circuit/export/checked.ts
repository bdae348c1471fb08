import type { Circuit } from '../circuit/circuit.ts';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import { Refusal } from './exported.ts';

/** Throws a `Refusal` for a circuit that means nothing; names are identifiers from here on, and angles can be read. */
export function checkCircuit(circuit: Circuit): void {
  const parsed = parseCircuit(circuit);
  if ('fault' in parsed) throw new Refusal(parsed.fault);
}
