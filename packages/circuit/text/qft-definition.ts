import { controlledBy, type GateDefinition, type GateOperation, gate } from '../circuit/circuit.ts';
import { inverseOf } from '../circuit/inverse.ts';
import { pack } from '../circuit/span.ts';

export type FourierGate = 'qft' | 'qftdg';

/** What the Fourier transform of some qubits is called in texts, whose languages have none: qft3, qftdg3. */
export function fourierName(gate: FourierGate, qubits: number | '' = ''): string {
  return `${gate}${qubits}`;
}

/** Its definition, the first qubit being the lowest bit (Nielsen and Chuang, section 5.1); swaps are included. */
export function fourierDefinition(name: FourierGate, qubits: number): GateDefinition {
  const parts: GateOperation[] = [];
  for (let high = qubits - 1; high >= 0; high -= 1) {
    parts.push(gate('h', [high]));
    for (let low = high - 1; low >= 0; low -= 1) {
      parts.push(gate('p', [high], { angles: [`pi/${2 ** (high - low)}`], controls: controlledBy(low) }));
    }
  }
  for (let low = 0; 2 * low < qubits - 1; low += 1) parts.push(gate('swap', [low, qubits - 1 - low]));
  const inOrder = name === 'qft' ? parts : parts.toReversed().flatMap((part) => inverseOf(part) ?? []);
  return {
    name: fourierName(name, qubits),
    parameters: [],
    qubits: Array.from({ length: qubits }, (_, index) => `q${index}`),
    columns: pack(inOrder),
  };
}

/** The Fourier transform that a definition is, by its name and its parts. */
export function fourierGateOf({ name, parameters, qubits, columns }: GateDefinition): FourierGate | undefined {
  if (parameters.length > 0) return undefined;
  return (['qft', 'qftdg'] as const).find(
    (each) =>
      name === fourierName(each, qubits.length) &&
      JSON.stringify(columns) === JSON.stringify(fourierDefinition(each, qubits.length).columns),
  );
}
