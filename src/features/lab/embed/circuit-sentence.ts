import type { Circuit } from '#circuit/circuit/circuit.ts';
import { operationLabel } from '#circuit/editing/labels.ts';

/** A longer list is no description anymore; the buttons say each column. */
const MOST_COLUMNS = 24;

/** A circuit in words, for who does not see its drawing: "2 qubits: H on q0; CNOT on q0 and q1". */
export function circuitSentence(circuit: Circuit): string {
  const { qubits, columns } = circuit;
  const wires = `${qubits.length} ${qubits.length === 1 ? 'qubit' : 'qubits'}`;
  const said = columns
    .slice(0, MOST_COLUMNS)
    .filter((column) => column.length > 0)
    .map((column) => column.map((operation) => operationLabel(circuit, operation)).join(', '));
  const more = columns.length - MOST_COLUMNS;
  if (more > 0) said.push(`and ${more.toLocaleString('en-US')} more ${more === 1 ? 'column' : 'columns'}`);
  return `${wires}: ${said.join('; ') || 'no gate'}`;
}
