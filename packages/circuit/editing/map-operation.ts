import type { Circuit, Column, Operation } from '../circuit/circuit.ts';

export function mapWires<Kind extends Operation>(operation: Kind, wire: (qubit: number) => number): Kind;
export function mapWires(operation: Operation, wire: (qubit: number) => number): Operation {
  switch (operation.kind) {
    case 'gate':
      return {
        ...operation,
        targets: operation.targets.map(wire),
        controls: operation.controls.map(({ qubit, on }) => ({ qubit: wire(qubit), on })),
      };
    case 'barrier':
      return { ...operation, qubits: operation.qubits.map(wire) };
    default:
      return { ...operation, qubit: wire(operation.qubit) };
  }
}

export function mapBits(operation: Operation, map: (bit: number) => number): Operation {
  if (operation.kind === 'barrier') return operation;
  const condition = operation.condition.map(({ bit, value }) => ({ bit: map(bit), value }));
  return operation.kind === 'measurement'
    ? { ...operation, bit: map(operation.bit), condition }
    : { ...operation, condition };
}

export function mapOperations(columns: readonly Column[], map: (operation: Operation) => Operation): Column[] {
  return columns.map((column) => column.map(map));
}

/** Gates of the circuit's own under other names, in the circuit and in each other. */
export function renameGates(circuit: Circuit, names: ReadonlyMap<string, string>): Circuit {
  const rename = (operation: Operation): Operation =>
    operation.kind === 'gate' ? { ...operation, gate: names.get(operation.gate) ?? operation.gate } : operation;
  return {
    ...circuit,
    columns: mapOperations(circuit.columns, rename),
    gates: circuit.gates.map((gate) => ({
      ...gate,
      name: names.get(gate.name) ?? gate.name,
      columns: mapOperations(gate.columns, rename),
    })),
  };
}
