import { AngleError, angleOf, evaluate, type Names, namesIn, SWEPT } from '../circuit/angle.ts';
import {
  type Circuit,
  type Column,
  type GateDefinition,
  type GateOperation,
  LIMITS,
  type Operation,
  operationCount,
} from '../circuit/circuit.ts';
import { bitsOf, wiresOf } from '../circuit/span.ts';
import { standardGate } from '../circuit/standard-gates.ts';
import { Refusal } from './exported.ts';

/** Values at which an angle is tried; a name that stands for a whole sweep has to have one everywhere. */
const PROBES = [0.3, 0.7] as const;

/** Gates within gates, and no deeper. */
const DEEPEST = 100;

/** Throws a `Refusal` for a circuit that means nothing: an unknown gate, a wire that is not there, an unreadable angle. */
export function checkCircuit(circuit: Circuit): void {
  if (circuit.qubits.length < 1) throw new Refusal('The circuit has no qubits.');
  if (operationCount(circuit) > LIMITS.operations) {
    throw new Refusal(`The circuit has more than ${LIMITS.operations} operations.`);
  }
  const known: GateDefinition[] = [];
  const levels = new Map<string, number>();
  for (const definition of circuit.gates) {
    const { columns, qubits, parameters, name } = definition;
    const inside = columns.flat().map((each) => (each.kind === 'gate' ? (levels.get(each.gate) ?? 0) : 0));
    levels.set(name, 1 + inside.reduce((most, level) => Math.max(most, level), 0));
    if ((levels.get(name) ?? 0) > DEEPEST) throw new Refusal(`The gate ${name} holds gates more than ${DEEPEST} deep.`);
    checkColumns(columns, qubits.length, 0, known, new Set([...parameters, SWEPT]), ` of the gate ${name}`);
    known.push(definition);
  }
  checkColumns(circuit.columns, circuit.qubits.length, circuit.bits.length, known, new Set([SWEPT]), '');
}

function checkColumns(
  columns: readonly Column[],
  wires: number,
  bits: number,
  known: readonly GateDefinition[],
  names: ReadonlySet<string>,
  where: string,
): void {
  for (const [index, column] of columns.entries()) {
    for (const operation of column) {
      const place = `column ${index + 1}${where}`;
      if (wiresOf(operation).some((wire) => !isIndex(wire, wires))) {
        throw new Refusal(`An operation in ${place} stands on a wire that is not there.`);
      }
      if (bitsOf(operation).some((bit) => !isIndex(bit, bits))) {
        throw new Refusal(`An operation in ${place} names a classical bit that is not there.`);
      }
      if (new Set(wiresOf(operation)).size < wiresOf(operation).length) {
        throw new Refusal(`An operation in ${place} names a wire twice.`);
      }
      checkOperation(operation, known, names, place);
    }
  }
}

const isIndex = (index: number, count: number) => Number.isInteger(index) && index >= 0 && index < count;

function checkOperation(
  operation: Operation,
  known: readonly GateDefinition[],
  names: ReadonlySet<string>,
  place: string,
): void {
  if (operation.kind !== 'gate') return;
  const { gate, angles, targets } = operation;
  const shape = shapeOf(gate, known);
  if (!shape) throw new Refusal(`The gate ${gate} in ${place} is not defined.`);
  const isRightSize = shape.targets === 'any' ? targets.length > 0 : targets.length === shape.targets;
  if (!isRightSize || angles.length !== shape.angles) {
    throw new Refusal(`The gate ${gate} in ${place} has the wrong number of wires or angles.`);
  }
  for (const angle of angles) checkAngle(angle, names, `The angle ${angle} in ${place}`);
}

function shapeOf(gate: string, known: readonly GateDefinition[]) {
  const own = known.find(({ name }) => name === gate);
  if (own) return { targets: own.qubits.length, angles: own.parameters.length };
  const standard = standardGate(gate);
  return standard && { targets: standard.targets, angles: standard.parameters.length };
}

function checkAngle(text: string, names: ReadonlySet<string>, what: string): void {
  try {
    const expression = angleOf(text);
    const unknown = namesIn(expression).find((name) => !names.has(name));
    if (unknown !== undefined) throw new Refusal(`${what} uses the name ${unknown}, which has no value.`);
    const values = PROBES.map((value): Names => Object.fromEntries([...names].map((name) => [name, value])));
    // What has no value at one place of a sweep may have one at another; at none, it is no angle.
    if (!values.some((value) => hasValue(() => evaluate(expression, value)))) {
      throw new Refusal(`${what} is no finite number.`);
    }
  } catch (error) {
    if (error instanceof AngleError) throw new Refusal(`${what} cannot be read: ${error.message}.`);
    throw error;
  }
}

function hasValue(compute: () => number): boolean {
  try {
    compute();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether an operation is a gate of the circuit's own. */
export function definitionOf(operation: GateOperation, gates: readonly GateDefinition[]): GateDefinition | undefined {
  return gates.find(({ name }) => name === operation.gate);
}
