import { SWEPT } from '../circuit/angle.ts';
import type { Circuit, Condition, Control, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';
import { hasSweep } from '../circuit/swept.ts';
import { angleIn3, type Renamed } from './angle-text.ts';
import { helperDefinition, isHelper } from './helper-gates.ts';
import { phaseOn } from './parts.ts';
import { type FourierGate, fourierDefinition, fourierName } from './qft-definition.ts';
import { type Register, textNames } from './text-names.ts';
import { assembled, INTO, OUT_OF, PREPARED, type WrittenCircuit } from './written.ts';

/** Names of `stdgates.inc` for standard gates with one control or two. */
const CONTROLLED: Readonly<Record<string, readonly string[]>> = {
  x: ['cx', 'ccx'],
  y: ['cy'],
  z: ['cz'],
  h: ['ch'],
  p: ['cp'],
  rx: ['crx'],
  ry: ['cry'],
  rz: ['crz'],
  swap: ['cswap'],
};

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

  /** A standard gate that `stdgates.inc` lacks, by its usual name. */
  const helper = (key: string, definition: () => GateDefinition): string =>
    gateNames.get(key) ?? define(definition(), key);

  const nameOf = ({ gate, targets }: GateOperation): string => {
    if (gate === 'sxdg') return 'inv @ sx';
    if (gate === 'u') return universal();
    if (isHelper(gate)) return helper(gate, () => helperDefinition(gate));
    if (gate !== 'qft' && gate !== 'qftdg') return gateNames.get(gate) ?? gate;
    return fourier(gate, targets.length);
  };

  const fourier = (gate: FourierGate, qubits: number): string =>
    helper(fourierName(gate, qubits), () => fourierDefinition(gate, qubits));

  /** `U` of OpenQASM 3 has a further phase e^(iθ/2). */
  const universal = (): string => {
    const known = gateNames.get('u');
    if (known !== undefined) return known;
    definitions.push('gate u(theta, phi, lambda) a {', '  U(theta, phi, lambda) a;', '  gphase(-theta/2);', '}');
    gateNames.set('u', 'u');
    return 'u';
  };

  const applied = (operation: GateOperation, scope: Scope): string[] => {
    const { gate, angles, targets, controls } = operation;
    if (gate === 'gphase') return phases(operation, scope);
    const angleList = angles.length > 0 ? `(${angles.map(scope.angle).join(', ')})` : '';
    const places = [...controls.map(({ qubit }) => qubit), ...targets].map((wire) => scope.qubits[wire]).join(', ');
    const usual = controls.every(({ on }) => on === 1) ? CONTROLLED[gate]?.[controls.length - 1] : undefined;
    if (usual !== undefined) return [`${usual}${angleList} ${places};`];
    // Nothing sees the phase of U here.
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
        return [`reset ${qubit};`, ...turns(PREPARED[operation.state], qubit)];
      }
      case 'measurement': {
        const qubit = scope.qubits[operation.qubit];
        const { basis, bit } = operation;
        return [
          ...turns(OUT_OF[basis], qubit),
          `${bits.labels[bit]} = measure ${qubit};`,
          ...turns(INTO[basis], qubit),
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
