import { negated } from '../circuit/angle.ts';
import { type Circuit, type Column, type Condition, type GateOperation, measuresAnything } from '../circuit/circuit.ts';
import { wiresOf } from '../circuit/span.ts';
import { angleIn, PENNYLANE_ANGLES } from './angle-notation.ts';
import { Refusal } from './exported.ts';
import { type GateTable, rowOf } from './gate-rows.ts';
import { PYTHON_WORDS } from './identifiers.ts';
import { indented, listed, namesNote, pythonBlock } from './program-lines.ts';
import {
  exporterFor,
  onEachOperation,
  type ProgramLanguage,
  type ProgramParts,
  type Scope,
  wordFor,
} from './program-writer.ts';
import { preparationGates } from './rewrite.ts';
import { followBits } from './written-bits.ts';

/** Operations with the same matrix, phase included: by themselves, and under one and two controls. */
const GATES: GateTable<readonly string[]> = {
  x: ['qml.X', 'qml.CNOT', 'qml.Toffoli'],
  y: ['qml.Y', 'qml.CY'],
  z: ['qml.Z', 'qml.CZ', 'qml.CCZ'],
  h: ['qml.Hadamard', 'qml.CH'],
  s: ['qml.S'],
  sdg: ['qml.adjoint(qml.S)'],
  t: ['qml.T'],
  tdg: ['qml.adjoint(qml.T)'],
  sx: ['qml.SX'],
  sxdg: ['qml.adjoint(qml.SX)'],
  rx: ['qml.RX', 'qml.CRX'],
  ry: ['qml.RY', 'qml.CRY'],
  rz: ['qml.RZ', 'qml.CRZ'],
  p: ['qml.PhaseShift', 'qml.ControlledPhaseShift'],
  u: ['qml.U3'],
  // exp(−iφ), so the angle changes its sign.
  gphase: ['qml.GlobalPhase'],
  swap: ['qml.SWAP', 'qml.CSWAP'],
  iswap: ['qml.ISWAP'],
  rxx: ['qml.IsingXX'],
  ryy: ['qml.IsingYY'],
  rzz: ['qml.IsingZZ'],
  qft: ['qml.QFT'],
  qftdg: ['qml.adjoint(qml.QFT)'],
};

const PENNYLANE: ProgramLanguage = {
  comment: '#',
  words: [...PYTHON_WORDS, ...'qml pennylane device circuit t wires'.split(' ')],
  angle: (text, spelling) => angleIn(PENNYLANE_ANGLES, text, spelling),
  names: ({ bits }, identifiers) => {
    const places = identifiers.takeAll(bits);
    return { wire: String, bit: (index) => places[index] ?? '' };
  },
  // A phase under controls is written as a phase of one of them.
  has: ({ gate, controls }) => rowOf(GATES, gate) !== undefined && !(gate === 'gphase' && controls.length > 0),
  canCall: () => true,
  call: ({ gate, angles, targets, controls }, own, scope, condition) => {
    const words = rowOf(GATES, gate) ?? [];
    const written = (gate === 'gphase' ? angles.map(negated) : angles).map(scope.angle);
    const wires = targets.map(scope.wire);
    const word = wordFor(words, controls);
    const operation = conditioned(word ?? controlled(own ?? words[0] ?? '', controls, scope), scope, condition);
    if (own !== undefined) return [`${operation}(${[...written, ...wires].join(', ')})`];
    // PennyLane's first wire is the highest bit.
    const order = gate.startsWith('qft') ? wires.toReversed() : wires;
    const held = word === undefined ? [] : controls.map(({ qubit }) => scope.wire(qubit));
    return [`${operation}(${[...written, `wires=${listed([...held, ...order])}`].join(', ')})`];
  },
  measurement: ({ qubit, bit }, scope, condition) => {
    refuseCondition('measurement', condition);
    return [`${scope.bit(bit)} = qml.measure(${scope.wire(qubit)})`];
  },
  reset: ({ qubit }, scope, condition) => {
    refuseCondition('reset', condition);
    return [`qml.measure(${scope.wire(qubit)}, reset=True)`];
  },
  barrier: (wires) => `qml.Barrier(wires=[${wires}])`,
  conditioned: onEachOperation,
  definition: ({ identifier, angles, wires, lines }) => [
    `def ${identifier}(${[...angles, ...wires].join(', ')}):`,
    ...pythonBlock(lines),
    '',
    '',
  ],
  program,
};

/**
 * The circuit as a Python program for PennyLane: a QNode on `default.qubit` that answers the distribution of the
 * classical bits, or the state when nothing is measured, or of that the probabilities where a wire is reset; its own
 * gates as functions, `t` as the QNode's argument.
 */
export const writePennyLane = exporterFor(PENNYLANE, withoutFirstResets);

/** Where a wire begins it is |0⟩: gates alone prepare it, so that there is a state to print. */
function withoutFirstResets(circuit: Circuit): Circuit {
  const used = new Set<number>();
  const columns = followBits(circuit).map(({ operation, isNever }): Column => {
    const isFirst = operation.kind === 'preparation' && !isNever && !used.has(operation.qubit);
    if (!isNever) for (const wire of wiresOf(operation)) used.add(wire);
    if (!isFirst) return [operation];
    const { state, qubit, condition } = operation;
    return preparationGates(state, qubit).map((gate) => ({ ...gate, condition }));
  });
  return { ...circuit, columns };
}

function refuseCondition(what: string, condition: Condition): void {
  if (condition.length > 0) throw new Refusal(`PennyLane has no ${what} under a condition on a classical bit.`);
}

function conditioned(operation: string, scope: Scope, condition: Condition): string {
  if (condition.length === 0) return operation;
  const asked = condition.map(({ bit, value }) => `${scope.bit(bit)} == ${value}`);
  const all = asked.length === 1 ? asked[0] : asked.map((each) => `(${each})`).join(' & ');
  return `qml.cond(${all}, ${operation})`;
}

function controlled(operation: string, controls: GateOperation['controls'], scope: Scope): string {
  if (controls.length === 0) return operation;
  const wires = controls.map(({ qubit }) => scope.wire(qubit)).join(', ');
  const values = controls.map(({ on }) => on);
  const states = values.every((value) => value === 1) ? '' : `, control_values=[${values.join(', ')}]`;
  return `qml.ctrl(${operation}, control=[${wires}]${states})`;
}

/** Bits that are written, the highest first. */
function bitsRead({ columns }: Circuit): number[] {
  const written = columns.flat().flatMap((each) => (each.kind === 'measurement' ? [each.bit] : []));
  return [...new Set(written)].sort((a, b) => b - a);
}

/** Wires that are called something else than q[0], q[1] … */
const wireNotes = (qubits: readonly string[]) =>
  qubits.every((name, index) => name === `q[${index}]`) ? [] : namesNote(qubits, (index) => `wire ${index}`);

function program({ circuit, scope, definitions, body, usesT }: ProgramParts): string[] {
  const { qubits, bits } = circuit;
  const isMeasured = measuresAnything(circuit);
  const isReset = body.some((line) => line.includes('reset=True'));
  const read = bitsRead(circuit);
  const unread = bits.flatMap((_, index) => (read.includes(index) ? [] : [scope.bit(index)]));
  const results = read.map(scope.bit).join(', ');
  const [answer, printed] = isMeasured
    ? [`probs(op=[${results}])`, `distribution of ${results}, from left to right`]
    : isReset
      ? [
          `probs(wires=[${qubits.map((_, wire) => wire).join(', ')}])`,
          'probabilities of all wires: a reset leaves no single state',
        ]
      : ['state()', 'state'];
  const notes = [
    'For PennyLane. Wire 0 is the top wire; PennyLane writes it leftmost in kets, and as the highest bit of an index.',
    ...wireNotes(qubits),
    ...namesNote(bits, scope.bit),
    ...(isMeasured && unread.length > 0 ? [`Never written, so always 0: ${unread.join(', ')}.`] : []),
    `The program prints the ${printed}.`,
    ...(usesT ? ['The angle t runs from 0 to 1; the last line sets it.'] : []),
  ];
  // Without a list of wires there is room for those that measuring in the middle needs.
  const device = isMeasured || isReset ? '"default.qubit"' : `"default.qubit", wires=${qubits.length}`;
  return [
    ...notes.map((note) => `# ${note}`),
    'import pennylane as qml',
    'from pennylane import numpy as np',
    '',
    '',
    ...definitions,
    `device = qml.device(${device})`,
    '',
    '',
    '@qml.qnode(device)',
    `def circuit(${usesT ? 't' : ''}):`,
    ...indented([...body, `return qml.${answer}`]),
    '',
    '',
    `print(circuit(${usesT ? '0.5' : ''}))`,
    '',
  ];
}
