import type { Circuit, Column, GateOperation, Operation } from '#circuit/circuit/circuit.ts';
import { isFault } from '#circuit/text/fault.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';

export interface Counts {
  qubits: number;
  twoQubitGates: number;
  measured: number;
}

/** Larger than the lab's: these circuits are counted, not drawn. */
const LIMITS = { qubits: 128, bits: 128, operations: 100_000, characters: 1_000_000 };

/** Two-qubit gates of a gate by the wires that it acts on: a Toffoli gate takes six (Nielsen and Chuang, figure 4.9). */
const BY_WIRES: readonly number[] = [0, 0, 1, 6];

/** Counts the gates of a circuit. Throws where it cannot be read, or has a gate on more than three qubits. */
export function countsOf(text: string): Counts {
  const read = readOpenQasm(text, LIMITS);
  if (isFault(read)) throw new Error(`Line ${read.line}: ${read.message}`);
  const { circuit } = read;
  const operations = circuit.columns.flat();
  return {
    qubits: circuit.qubits.length,
    twoQubitGates: gatesIn(circuit.columns, circuit),
    measured: new Set(operations.flatMap((each) => (each.kind === 'measurement' ? [each.qubit] : []))).size,
  };
}

function gatesIn(columns: readonly Column[], circuit: Circuit): number {
  return columns.flat().reduce((sum, operation) => sum + gatesOf(operation, circuit), 0);
}

function gatesOf(operation: Operation, circuit: Circuit): number {
  if (operation.kind !== 'gate') return 0;
  const own = circuit.gates.find(({ name }) => name === operation.gate);
  if (own) return gatesIn(own.columns, circuit);
  return standard(operation);
}

function standard({ gate, targets, controls }: GateOperation): number {
  // A swap is three controlled gates.
  const swap = gate === 'swap' && controls.length === 0 ? 3 : undefined;
  const count = swap ?? BY_WIRES[targets.length + controls.length];
  if (count === undefined)
    throw new Error(`${gate} acts on ${targets.length + controls.length} qubits; write it as smaller gates`);
  return count;
}
