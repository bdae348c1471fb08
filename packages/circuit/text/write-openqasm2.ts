import { SWEPT } from '../circuit/angle.ts';
import type { Bit, Circuit, Condition, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';
import { hasSweep } from '../circuit/swept.ts';
import { FROM_Z, FROM_ZERO, TO_Z } from '../gates/axes.ts';
import type { Renamed } from './angle-text.ts';
import { angleIn2 } from './angle-text-2.ts';
import { conditionRegisters } from './condition-registers.ts';
import { lowering, nameIn2 } from './lower.ts';
import { type Register, textNames } from './text-names.ts';
import { assembled, type WrittenCircuit } from './written.ts';

/** Why a circuit cannot be written, in one sentence without its full stop. */
export interface Unwritable {
  readonly message: string;
}

class WritingError extends Error {}

/** An operation whose condition leaves bits of its register open is written once for each of their values. */
const MOST_COPIES = 64;

type Name = (wire: number) => string | undefined;

/**
 * A circuit as OpenQASM 2 with `qelib1.inc`; `readOpenQasm` reads it back to the same matrix and the same outcomes. What
 * the file lacks is written as a `gate` at the head, taken apart exactly (`lower.ts`); anti-controls are controls between X
 * gates; conditions compare registers that are made for them. `t` takes the place of the swept symbol, which OpenQASM 2
 * does not have. Says why where there is no exact text.
 */
export function writeOpenQasm2(circuit: Circuit, t?: number): WrittenCircuit | Unwritable {
  try {
    return written(circuit, t);
  } catch (error) {
    if (error instanceof WritingError) return { message: error.message };
    throw error;
  }
}

function written(circuit: Circuit, t: number | undefined): WrittenCircuit {
  if (t === undefined && hasSweep(circuit.columns)) {
    throw new WritingError(`OpenQASM 2 has no inputs: give ${SWEPT} a value, or write OpenQASM 3`);
  }
  const names = textNames(circuit, 2);
  const bits = names.bits(conditionRegisters(circuit));
  const { definitions, lower } = lowering(circuit.gates, names.take);
  const value: Renamed = (name) => (name === SWEPT && t !== undefined ? `(${t})` : name);
  const qubit: Name = (wire) => names.qubits.labels[wire];

  const statements = (operation: Operation): string[] => {
    switch (operation.kind) {
      case 'gate':
        return lower(operation).map((part) => applied(part, qubit, value));
      case 'barrier':
        return [`barrier ${operation.qubits.map(qubit).join(',')};`];
      case 'preparation':
        return [`reset ${qubit(operation.qubit)};`, ...turns(FROM_ZERO[operation.state], qubit(operation.qubit))];
      case 'measurement': {
        const wire = qubit(operation.qubit);
        const measured = `measure ${wire} -> ${bits.labels[operation.bit]};`;
        return [...turns(TO_Z[operation.basis], wire), measured, ...turns(FROM_Z[operation.basis], wire)];
      }
    }
  };

  const conditioned = (operation: Operation): string[] => {
    const lines = statements(operation);
    if (operation.kind === 'barrier' || operation.condition.length === 0) return lines;
    const register = registerOf(operation.condition, bits.registers);
    const values = valuesOf(operation.condition, register);
    if (operation.kind === 'measurement' && register.members.includes(operation.bit)) {
      refuseChange(lines.length * values.length, operation.basis);
    }
    return lines.flatMap((line) => values.map((each) => `if(${register.name}==${each}) ${line}`));
  };

  const columns = circuit.columns.map((column) => column.map(conditioned));
  const head = [
    'OPENQASM 2.0;',
    'include "qelib1.inc"; // that of Qiskit, which has more gates than the first one',
    ...definitions.flatMap((definition) => defined(definition, names.local())),
    ...names.qubits.registers.map(({ name, size }) => `qreg ${name}[${size}];`),
    ...bits.registers.map(({ name, size }) => `creg ${name}[${size}];`),
  ];
  return assembled(head, columns);
}

function refuseChange(statements: number, basis: string): void {
  if (statements === 1) return;
  const what = basis === 'z' ? 'a measurement' : `a measurement in ${basis}`;
  throw new WritingError(`OpenQASM 2 cannot write ${what} that changes a register on which it depends itself`);
}

/** Gates one after the other on one qubit. */
function turns(gates: readonly string[], qubit: string | undefined): string[] {
  return gates.map((gate) => `${gate} ${qubit};`);
}

/** A gate of `qelib1.inc` or of the text's own. */
function applied({ gate, angles, targets, controls }: GateOperation, qubit: Name, renamed: Renamed): string {
  const name = nameIn2(gate, controls.length) ?? gate;
  const written = angles.map((angle) => angleIn2(angle, renamed));
  const list = name === 'cu' ? [...written, '0'] : written;
  const wires = [...controls.map((control) => control.qubit), ...targets].map(qubit).join(',');
  return `${name}${list.length > 0 ? `(${list.join(',')})` : ''} ${wires};`;
}

function defined({ name, parameters, qubits, columns }: GateDefinition, local: (wanted: string) => string): string[] {
  const shown = new Map(parameters.map((parameter) => [parameter, local(parameter)]));
  const wires = qubits.map(local);
  const renamed: Renamed = (each) => shown.get(each) ?? each;
  const head = shown.size > 0 ? `(${[...shown.values()].join(',')})` : '';
  const body = columns.flat().map((part) => {
    if (part.kind === 'gate') return `  ${applied(part, (wire) => wires[wire], renamed)}`;
    return `  barrier ${part.kind === 'barrier' ? part.qubits.map((wire) => wires[wire]).join(',') : ''};`;
  });
  return [`gate ${name}${head} ${wires.join(',')} {`, ...body, '}'];
}

function registerOf(condition: Condition, registers: readonly Register[]): Register {
  const register = registers.find(({ members }) => members.includes(condition[0]?.bit ?? 0));
  if (!register) throw new RangeError('There is no such bit');
  return register;
}

/** The numbers for which a condition on some bits of a register holds. */
function valuesOf(condition: Condition, { name, members }: Register): bigint[] {
  const known = new Map<number, Bit>(condition.map(({ bit, value }) => [bit, value]));
  const open = members.filter((bit) => !known.has(bit));
  if (2 ** open.length > MOST_COPIES) {
    throw new WritingError(`OpenQASM 2 compares only whole registers, and conditions overlap in ${name} too much`);
  }
  const start = members.reduce((sum, bit, place) => sum + (BigInt(known.get(bit) ?? 0) << BigInt(place)), 0n);
  return open.reduce(
    (values, bit) => values.flatMap((each) => [each, each + (1n << BigInt(members.indexOf(bit)))]),
    [start],
  );
}
