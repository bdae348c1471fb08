import type { Circuit, Condition, GateOperation, Operation } from '../circuit/circuit.ts';
import { shortName } from '../circuit/names.ts';
import { bitsOf, covers, operationAt } from '../circuit/span.ts';
import { gateName, joined, operationLabel, qubitName } from './labels.ts';

/** What is at a place, for the line below the drawing and for screen readers: "qubit 1, column 3: …". */
export function placeSentence(circuit: Circuit, wire: number, column: number): string {
  if (wire >= circuit.qubits.length) return bitSentence(circuit, wire - circuit.qubits.length, column);
  const where = `${qubitName(circuit, wire)}, column ${column + 1}`;
  const standing = operationAt(circuit, { wire, column });
  if (standing) return `${where}: ${partAt(circuit, standing, wire)}${conditionText(circuit, standing)}`;
  const crossing = circuit.columns[column]?.find((each) => each.kind !== 'barrier' && covers(each, wire));
  return `${where}: empty${crossing ? `, crossed by the line of ${operationLabel(circuit, crossing)}` : ''}`;
}

/** Who writes a bit in a column, or which condition reads it there: lines to bits leave room for one such operation. */
function bitSentence(circuit: Circuit, bit: number, column: number): string {
  const where = `bit ${shortName(circuit.bits[bit])}, column ${column + 1}`;
  const operation = circuit.columns[column]?.find((each) => bitsOf(each).includes(bit));
  if (!operation) return `${where}: not used`;
  if (operation.kind !== 'measurement' || operation.bit !== bit) {
    return `${where}: read by ${operationLabel(circuit, operation)}`;
  }
  const axis = operation.basis === 'z' ? '' : `${operation.basis.toUpperCase()} `;
  const measured = `${axis}measurement of ${qubitName(circuit, operation.qubit)}`;
  return `${where}: written by the ${measured}${conditionText(circuit, operation)}`;
}

/** The part of one wire in the operation on it. */
function partAt(circuit: Circuit, operation: Operation, wire: number): string {
  switch (operation.kind) {
    case 'gate':
      return gatePart(circuit, operation, wire);
    case 'measurement': {
      const basis = operation.basis === 'z' ? '' : ` ${operation.basis.toUpperCase()}`;
      return `measure${basis} into ${shortName(circuit.bits[operation.bit])}`;
    }
    case 'preparation':
      return operation.state === '0' ? 'reset to |0⟩' : `prepare |${operation.state}⟩`;
    case 'barrier':
      return `barrier${others(circuit, operation.qubits, wire)}`;
  }
}

function gatePart(circuit: Circuit, operation: GateOperation, wire: number): string {
  const { controls, targets } = operation;
  const name = gateName(operation);
  const others = controls.filter(({ qubit }) => qubit !== wire).map((control) => controlText(circuit, control));
  const control = controls.find(({ qubit }) => qubit === wire);
  if (control) {
    const also = others.length > 0 ? `, with ${joined(others)}` : '';
    const wires = joined(targets.map((target) => qubitName(circuit, target)));
    return `${name} ${control.on ? 'control' : 'anti-control'}, ${targets.length > 1 ? 'targets' : 'target'} ${wires}${also}`;
  }
  const role = controls.length > 0 ? ' target' : '';
  const angles = operation.angles.length > 0 ? ` of ${operation.angles.join(', ')}` : '';
  return `${name}${role}${angles}${ownWire(circuit, operation, wire)}${others.map((text) => `, ${text}`).join('')}`;
}

const controlText = (circuit: Circuit, { qubit, on }: { qubit: number; on: number }) =>
  `${on ? 'control' : 'anti-control'} ${qubitName(circuit, qubit)}`;

/** Which wire of a gate on several it is, and with which others. */
function ownWire(circuit: Circuit, { gate, targets }: GateOperation, wire: number): string {
  const own = circuit.gates.find(({ name }) => name === gate);
  const as = own && own.qubits.length > 1 ? `, as its ${own.qubits[targets.indexOf(wire)]}` : '';
  return `${as}${others(circuit, targets, wire)}`;
}

function others(circuit: Circuit, wires: readonly number[], wire: number): string {
  const names = wires.filter((other) => other !== wire).map((other) => qubitName(circuit, other));
  return names.length > 0 ? ` with ${joined(names)}` : '';
}

function conditionText(circuit: Circuit, operation: Operation): string {
  const condition: Condition = 'condition' in operation ? operation.condition : [];
  const values = condition.map(({ bit, value }) => `${shortName(circuit.bits[bit])} is ${value}`);
  return values.length > 0 ? `, if ${joined(values)}` : '';
}
