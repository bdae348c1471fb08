import { SWEPT } from '../circuit/angle.ts';
import type { Circuit, Condition, Control, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';
import { hasSweep } from '../circuit/swept.ts';
import { FROM_Z, FROM_ZERO, TO_Z } from '../gates/axes.ts';
import { phaseOn } from '../gates/decomposition.ts';
import { GATES, isStandard, standardGate } from '../gates/gates.ts';
import { angleIn3, type Renamed } from './angle-text.ts';
import { standardDefinition, textName } from './standard-definition.ts';
import { type Register, textNames } from './text-names.ts';
import { assembled, type WrittenCircuit } from './written.ts';

/** Names within a text or within one of its gates. */
interface Scope {
  readonly qubits: readonly string[];
  readonly angle: (angle: string) => string;
  readonly isGate: boolean;
}

/**
 * A circuit as OpenQASM 3, one line for each operation in the order of the columns; `readOpenQasm` reads it back to the
 * same matrix, and what it reads is written in the same way again. Wires called q[0], q[1] … are a register. What
 * `stdgates.inc` lacks is written as a `gate` at the head; preparations, and measurements in x and y, are written as
 * resets, measurements in z, and gates.
 */
export function writeOpenQasm3(circuit: Circuit): WrittenCircuit {
  const names = textNames(circuit, 3);
  const bits = names.bits();
  const definitions: string[] = [];
  const gateNames = new Map<string, string>();

  const define = (definition: GateDefinition, name: string): string => {
    const local = names.local();
    const parameters = new Map(definition.parameters.map((parameter) => [parameter, local(parameter)]));
    const qubits = definition.qubits.map(local);
    const renamed: Renamed = (each) => parameters.get(each) ?? each;
    const scope = { qubits, angle: (angle: string) => angleIn3(angle, renamed), isGate: true };
    const body = definition.columns.flat().flatMap((each) => statements(each, scope));
    const head = parameters.size > 0 ? `(${[...parameters.values()].join(', ')})` : '';
    definitions.push(`gate ${name}${head} ${qubits.join(', ')} {`, ...body.map((line) => `  ${line}`), '}');
    gateNames.set(definition.name, name);
    return name;
  };

  /** By its name in `stdgates.inc`, as the inverse of one that is there, or by a definition at the head. */
  const nameOf = ({ gate, targets }: GateOperation): string => {
    if (!isStandard(gate)) return gateNames.get(gate) ?? gate;
    const { inverse } = GATES[gate];
    const known = nameIn3(gate, 0) ?? gateNames.get(textName(gate, targets.length));
    if (known !== undefined) return known;
    const undone = typeof inverse === 'string' ? nameIn3(inverse, 0) : undefined;
    if (undone !== undefined) return `inv @ ${undone}`;
    const name = textName(gate, targets.length);
    const definition = standardDefinition(gate, targets.length);
    return definition ? define(definition, name) : name;
  };

  const applied = (operation: GateOperation, scope: Scope): string[] => {
    const { gate, angles, targets, controls } = operation;
    if (gate === 'gphase') return phases(operation, scope);
    const angleList = angles.length > 0 ? `(${angles.map(scope.angle).join(', ')})` : '';
    const places = [...controls.map(({ qubit }) => qubit), ...targets].map((wire) => scope.qubits[wire]).join(', ');
    const usual = controls.every(({ on }) => on === 1) ? nameIn3(gate, controls.length) : undefined;
    if (usual !== undefined) return [`${usual}${angleList} ${places};`];
    // `U` of OpenQASM 3 has a further phase e^(iθ/2), which nothing sees here.
    const name = gate === 'u' && controls.length === 0 && !scope.isGate ? 'U' : nameOf(operation);
    return [`${modifiers(controls)}${name}${angleList} ${places};`];
  };

  const phases = ({ angles, controls }: GateOperation, scope: Scope): string[] => {
    const [angle = '0'] = angles;
    if (controls.length === 0) return [`gphase(${scope.angle(angle)});`];
    return phaseOn(controls, angle).flatMap((each) => applied(each, scope));
  };

  /** Gates one after the other on one qubit. */
  const turns = (gates: readonly string[], qubit: string | undefined) => gates.map((gate) => `${gate} ${qubit};`);

  const statements = (operation: Operation, scope: Scope): string[] => {
    switch (operation.kind) {
      case 'gate':
        return applied(operation, scope);
      case 'barrier':
        return [
          `barrier ${scope.isGate ? operation.qubits.map((wire) => scope.qubits[wire]).join(', ') : wires(operation.qubits)};`,
        ];
      case 'preparation': {
        const qubit = scope.qubits[operation.qubit];
        return [`reset ${qubit};`, ...turns(FROM_ZERO[operation.state], qubit)];
      }
      case 'measurement': {
        const qubit = scope.qubits[operation.qubit];
        const { basis, bit } = operation;
        return [
          ...turns(TO_Z[basis], qubit),
          `${bits.labels[bit]} = measure ${qubit};`,
          ...turns(FROM_Z[basis], qubit),
        ];
      }
    }
  };

  /** Whole registers by their name alone. */
  const wires = (qubits: readonly number[]): string => {
    const chosen = new Set(qubits);
    return names.qubits.registers
      .flatMap(({ name, members }) =>
        members.every((wire) => chosen.has(wire))
          ? [name]
          : members.filter((wire) => chosen.has(wire)).map((wire) => names.qubits.labels[wire]),
      )
      .join(', ');
  };

  const conditioned = (operation: Operation, scope: Scope): string => {
    const lines = statements(operation, scope);
    if (operation.kind === 'barrier' || operation.condition.length === 0) return lines.join(' ');
    const body = lines.length === 1 ? lines.join('') : `{ ${lines.join(' ')} }`;
    return `if (${conditionText(operation.condition, bits.labels)}) ${body}`;
  };

  for (const definition of circuit.gates) define(definition, names.take(definition.name));
  const scope: Scope = {
    qubits: names.qubits.labels,
    angle: (angle) => angleIn3(angle, (name) => name),
    isGate: false,
  };
  const columns = circuit.columns.map((column) => column.map((operation) => [conditioned(operation, scope)]));
  const head = [
    'OPENQASM 3.0;',
    'include "stdgates.inc";',
    ...(hasSweep(circuit.columns) ? [`input float ${SWEPT};`] : []),
    ...definitions,
    ...names.qubits.registers.map((register) => declaration('qubit', register)),
    ...bits.registers.map((register) => declaration('bit', register)),
  ];
  return assembled(head, columns);
}

/** What `stdgates.inc` calls a gate with this many controls. */
const nameIn3 = (gate: string, controls: number) => standardGate(gate)?.stdgates?.[controls];

function declaration(type: 'qubit' | 'bit', { name, size }: Register): string {
  return `${type}${size === undefined ? '' : `[${size}]`} ${name};`;
}

/** Runs of controls of the same sign: ctrl @ negctrl(2) @ */
function modifiers(controls: readonly Control[]): string {
  let text = '';
  for (let at = 0; at < controls.length; ) {
    const on = controls[at]?.on;
    let next = at;
    while (next < controls.length && controls[next]?.on === on) next += 1;
    text += `${on === 1 ? 'ctrl' : 'negctrl'}${next - at > 1 ? `(${next - at})` : ''} @ `;
    at = next;
  }
  return text;
}

/** Bit by bit: programs disagree on which end of a register counts as 1 when it is compared with a number. */
function conditionText(condition: Condition, labels: readonly string[]): string {
  return condition.map(({ bit, value }) => `${value === 1 ? '' : '!'}${labels[bit]}`).join(' && ');
}
