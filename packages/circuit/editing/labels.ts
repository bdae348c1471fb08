import type { Circuit, GateOperation, Operation } from '../circuit/circuit.ts';
import { shortName } from '../circuit/names.ts';
import { nameUnder, standardGate } from '../gates/gates.ts';

/** An operation in few words, above its plate: "X on q2, if c1 = 1". */
export function operationLabel(circuit: Circuit, operation: Operation): string {
  const name = (wire: number) => shortName(circuit.qubits[wire]);
  const when = 'condition' in operation ? operation.condition : [];
  const values = when.map(({ bit, value }) => `${shortName(circuit.bits[bit])} = ${value}`);
  const condition = values.length > 0 ? `, if ${joined(values)}` : '';
  switch (operation.kind) {
    case 'gate':
      return `${gateName(operation)} on ${joined(gateWires(operation).map(name))}${condition}`;
    case 'measurement':
      return `${measuring(operation.basis)} of ${name(operation.qubit)}${condition}`;
    case 'preparation':
      return `|${operation.state}⟩ on ${name(operation.qubit)}${condition}`;
    case 'barrier':
      return `Barrier on ${joined(operation.qubits.map(name))}`;
  }
}

/** As OpenQASM writes its arguments: controls first. */
function gateWires({ controls, targets }: GateOperation): number[] {
  return [...controls.map(({ qubit }) => qubit), ...targets];
}

const measuring = (basis: string) => (basis === 'z' ? 'Measurement' : `${basis.toUpperCase()} measurement`);

/** A gate in speech: CNOT, controlled H, S dagger, the name of the circuit's own. */
export function gateName({ gate, controls }: Pick<GateOperation, 'gate' | 'controls'>): string {
  const { letter = gate, title = gate } = standardGate(gate) ?? {};
  // A dagger and a root are not read aloud.
  return nameUnder(gate, controls.length, /^\w+$/.test(letter) ? letter : title);
}

/** "qubit 2" for q[2] where it is the third wire; by its name otherwise. */
export function qubitName({ qubits }: Pick<Circuit, 'qubits'>, wire: number): string {
  const name = qubits[wire];
  return `qubit ${name === `q[${wire}]` ? wire : shortName(name)}`;
}

/** "a", "a and b", "a, b and c". */
export function joined(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
