import type { Condition, GateOperation } from '../circuit/circuit.ts';
import { angleIn, CIRQ_ANGLES } from './angle-notation.ts';
import { Refusal } from './exported.ts';
import { type GateTable, rowOf } from './gate-rows.ts';
import { halfTurns } from './half-turns.ts';
import { Identifiers, PYTHON_WORDS } from './identifiers.ts';
import { namesNote, pythonBlock } from './program-lines.ts';
import {
  exporterFor,
  onEachOperation,
  type ProgramLanguage,
  type ProgramParts,
  type Scope,
  wordFor,
} from './program-writer.ts';

/** Gates with the same matrix, phase included: by themselves, and under one and two controls. `θ` marks the angle. */
const GATES: GateTable<readonly string[]> = {
  x: ['cirq.X', 'cirq.CNOT', 'cirq.CCX'],
  y: ['cirq.Y'],
  z: ['cirq.Z', 'cirq.CZ', 'cirq.CCZ'],
  h: ['cirq.H'],
  s: ['cirq.S'],
  sdg: ['(cirq.S**-1)'],
  t: ['cirq.T'],
  tdg: ['(cirq.T**-1)'],
  sx: ['(cirq.X**0.5)'],
  sxdg: ['(cirq.X**-0.5)'],
  rx: ['cirq.rx(θ)'],
  ry: ['cirq.ry(θ)'],
  rz: ['cirq.rz(θ)'],
  p: ['cirq.ZPowGate(exponent=θ/π)'],
  swap: ['cirq.SWAP', 'cirq.CSWAP'],
  iswap: ['cirq.ISWAP'],
  // A shift of −1/2 makes exp(−iθPP/2) of the power (PP)^(θ/π).
  rxx: ['cirq.XXPowGate(exponent=θ/π, global_shift=-0.5)'],
  ryy: ['cirq.YYPowGate(exponent=θ/π, global_shift=-0.5)'],
  rzz: ['cirq.ZZPowGate(exponent=θ/π, global_shift=-0.5)'],
  qft: ['cirq.qft'],
  qftdg: ['cirq.qft'],
};

const CIRQ: ProgramLanguage = {
  comment: '#',
  words: [...PYTHON_WORDS, ...'cirq circuit q t each'.split(' ')],
  angle: (text, spelling) => angleIn(CIRQ_ANGLES, text, spelling),
  names: ({ bits }) => {
    const keys = new Identifiers([]).takeAll(bits);
    return { wire: (index) => `q[${index}]`, bit: (index) => `"${keys[index]}"` };
  },
  has: ({ gate }) => rowOf(GATES, gate) !== undefined,
  canCall: () => true,
  call: (operation, own, scope, condition) => {
    const expression =
      own === undefined ? gateText(operation, scope, condition) : ownText(operation, own, scope, condition);
    return [scope.place === 'gate' ? `yield ${expression}` : `circuit.append(${expression})`];
  },
  measurement: ({ qubit, bit }, scope, condition) => {
    if (condition.length > 0) throw new Refusal('Cirq has no measurement under a condition on a classical bit.');
    return [`circuit.append(cirq.measure(${scope.wire(qubit)}, key=${scope.bit(bit)}))`];
  },
  reset: ({ qubit }, scope, condition) => [
    `circuit.append(cirq.reset(${scope.wire(qubit)})${conditionText(condition, scope)})`,
  ],
  conditioned: onEachOperation,
  definition: ({ identifier, angles, wires, lines }) => [
    `def ${identifier}(${[...angles, ...wires].join(', ')}):`,
    ...pythonBlock(lines, 'return []'),
    '',
    '',
  ],
  program,
};

/**
 * The circuit as a Python program for Cirq 1: its own gates as functions that yield operations, bits as measurement
 * keys, `t` as a SymPy symbol. Cirq reads its first qubit as the highest bit of an index; a comment says so.
 */
export const writeCirq = exporterFor(CIRQ);

function gateText({ gate, angles, targets, controls }: GateOperation, scope: Scope, condition: Condition): string {
  const words = rowOf(GATES, gate) ?? [];
  const [angle = '0'] = angles;
  const word = wordFor(words, controls);
  const call = (word ?? words[0] ?? '').replace(/θ(\/π)?/, (_, isPower) =>
    scope.angle(isPower ? halfTurns(angle) : angle),
  );
  const wires = targets.map(scope.wire);
  // Cirq's first qubit is the highest bit.
  const order = gate.startsWith('qft') ? wires.toReversed() : wires;
  const held = word === undefined ? [] : controls.map(({ qubit }) => scope.wire(qubit));
  const inputs = [...held, ...order, ...(gate === 'qftdg' ? ['inverse=True'] : [])].join(', ');
  const controlled = word === undefined ? controlText(controls, scope) : '';
  return `${call}(${inputs})${controlled}${conditionText(condition, scope)}`;
}

/** The operations of a gate of the circuit's own, one by one where they have controls or conditions. */
function ownText(operation: GateOperation, own: string, scope: Scope, condition: Condition): string {
  const call = `${own}(${[...operation.angles.map(scope.angle), ...operation.targets.map(scope.wire)].join(', ')})`;
  const modified = controlText(operation.controls, scope) + conditionText(condition, scope);
  return modified === '' ? call : `[each${modified} for each in cirq.flatten_to_ops(${call})]`;
}

function controlText(controls: GateOperation['controls'], scope: Scope): string {
  if (controls.length === 0) return '';
  const wires = controls.map(({ qubit }) => scope.wire(qubit));
  const values = controls.map(({ on }) => on);
  const states = values.every((value) => value === 1) ? [] : [`control_values=[${values.join(', ')}]`];
  return `.controlled_by(${[...wires, ...states].join(', ')})`;
}

function conditionText(condition: Condition, scope: Scope): string {
  if (condition.length === 0) return '';
  const asked = condition.map(({ bit, value }) =>
    value === 1 ? scope.bit(bit) : `sympy.Eq(sympy.Symbol(${scope.bit(bit)}), 0)`,
  );
  return `.with_classical_controls(${asked.join(', ')})`;
}

function program({ circuit: { qubits, bits }, scope, definitions, body, usesT }: ProgramParts): string[] {
  const notes = [
    'For Cirq 1. The qubit q[0] is the top wire. Cirq writes it leftmost in kets, and as the highest bit of an index.',
    ...namesNote(qubits, scope.wire),
    ...namesNote(bits, scope.bit),
    ...(usesT ? ['The angle t runs from 0 to 1: cirq.resolve_parameters(circuit, {"t": 0.5}) gives it a value.'] : []),
  ];
  const usesSymPy = usesT || [...definitions, ...body].some((line) => line.includes('sympy.'));
  return [
    ...notes.map((note) => `# ${note}`),
    'import math',
    '',
    'import cirq',
    ...(usesSymPy ? ['import sympy'] : []),
    '',
    ...(usesT ? ['t = sympy.Symbol("t")', ''] : []),
    ...(definitions.length > 0 ? ['', ...definitions] : []),
    `q = cirq.LineQubit.range(${qubits.length})`,
    'circuit = cirq.Circuit()',
    ...body,
    '',
    'print(circuit)',
    '',
  ];
}
