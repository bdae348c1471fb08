import { negated } from '../circuit/angle.ts';
import {
  type Circuit,
  type Condition,
  type GateDefinition,
  type GateOperation,
  measuresAnything,
  type Operation,
} from '../circuit/circuit.ts';
import { wiresOf } from '../circuit/span.ts';
import { hasSweep } from '../circuit/swept.ts';
import { angleIn, PENNYLANE_ANGLES, type Spelling } from './angle-notation.ts';
import { checkCircuit } from './checked.ts';
import { type Exported, exported, Refusal } from './exported.ts';
import { Identifiers, PYTHON_WORDS } from './identifiers.ts';
import { indented, namesNote, spellingOf } from './program-lines.ts';
import { basisChange, preparationGates, rewritten } from './rewrite.ts';
import { type FollowedOperation, followBits } from './written-bits.ts';

const WORDS = [...PYTHON_WORDS, ...'qml pennylane device circuit t wires'.split(' ')];

/** Operations with the same matrix, phase included. */
const NATIVE: Readonly<Record<string, string>> = {
  x: 'qml.X',
  y: 'qml.Y',
  z: 'qml.Z',
  h: 'qml.Hadamard',
  s: 'qml.S',
  sdg: 'qml.adjoint(qml.S)',
  t: 'qml.T',
  tdg: 'qml.adjoint(qml.T)',
  sx: 'qml.SX',
  sxdg: 'qml.adjoint(qml.SX)',
  rx: 'qml.RX',
  ry: 'qml.RY',
  rz: 'qml.RZ',
  p: 'qml.PhaseShift',
  u: 'qml.U3',
  // exp(−iφ), so the angle changes its sign.
  gphase: 'qml.GlobalPhase',
  swap: 'qml.SWAP',
  iswap: 'qml.ISWAP',
  rxx: 'qml.IsingXX',
  ryy: 'qml.IsingYY',
  rzz: 'qml.IsingZZ',
  qft: 'qml.QFT',
  qftdg: 'qml.adjoint(qml.QFT)',
};

const CONTROLLED: Readonly<Record<string, string>> = {
  '1 x': 'qml.CNOT',
  '1 y': 'qml.CY',
  '1 z': 'qml.CZ',
  '1 h': 'qml.CH',
  '1 p': 'qml.ControlledPhaseShift',
  '1 rx': 'qml.CRX',
  '1 ry': 'qml.CRY',
  '1 rz': 'qml.CRZ',
  '1 swap': 'qml.CSWAP',
  '2 x': 'qml.Toffoli',
  '2 z': 'qml.CCZ',
};

/** A phase under controls is written as a phase of one of them. */
const isNative = ({ gate, controls }: GateOperation) =>
  Object.hasOwn(NATIVE, gate) && !(gate === 'gphase' && controls.length > 0);

/**
 * The circuit as a Python program for PennyLane: a QNode on `default.qubit` that answers the distribution of the
 * classical bits, or the state when nothing is measured, or of that the probabilities where a wire is reset; its own gates as functions, `t` as the QNode's argument.
 */
export function writePennyLane(circuit: Circuit): Exported {
  return exported(() => {
    checkCircuit(circuit);
    return new PennyLaneProgram(circuit).text();
  });
}

interface Scope {
  readonly wire: (index: number) => string;
  readonly spelling: Spelling;
}

class PennyLaneProgram {
  readonly #circuit: Circuit;
  readonly #names = new Identifiers(WORDS);
  readonly #functions: Map<string, string>;
  readonly #bits: readonly string[];
  /** Wires that something has happened to; the others are still |0⟩. */
  readonly #used = new Set<number>();
  #isReset = false;

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#functions = new Map(circuit.gates.map(({ name }) => [name, this.#names.take(name)]));
    this.#bits = this.#names.takeAll(circuit.bits);
  }

  text(): string {
    const { columns, gates, qubits, bits } = this.#circuit;
    const usesT = hasSweep(columns);
    const isMeasured = measuresAnything(this.#circuit);
    const body = followBits(this.#circuit).flatMap((followed) => this.#followed(followed));
    const read = this.#bitsRead();
    const unread = bits.flatMap((_, index) => (read.includes(index) ? [] : [this.#bits[index] ?? '']));
    const notes = [
      'For PennyLane. Wire 0 is the top wire; PennyLane writes it leftmost in kets, and as the highest bit of an index.',
      ...wireNotes(qubits),
      ...namesNote(bits, (index) => this.#bits[index] ?? ''),
      ...(isMeasured && unread.length > 0 ? [`Never written, so always 0: ${unread.join(', ')}.`] : []),
      isMeasured
        ? `The program prints the distribution of ${read.map((bit) => this.#bits[bit]).join(', ')}, from left to right.`
        : `The program prints the ${this.#isReset ? 'probabilities of all wires: a reset leaves no single state' : 'state'}.`,
      ...(usesT ? ['The angle t runs from 0 to 1; the last line sets it.'] : []),
    ];
    const answer = isMeasured
      ? `probs(op=[${read.map((bit) => this.#bits[bit]).join(', ')}])`
      : this.#isReset
        ? `probs(wires=[${qubits.map((_, wire) => wire).join(', ')}])`
        : 'state()';
    return [
      ...notes.map((note) => `# ${note}`),
      'import pennylane as qml',
      'from pennylane import numpy as np',
      '',
      '',
      ...gates.flatMap((definition) => this.#definition(definition)),
      // Without a list of wires there is room for those that measuring in the middle needs.
      isMeasured || this.#isReset
        ? 'device = qml.device("default.qubit")'
        : `device = qml.device("default.qubit", wires=${qubits.length})`,
      '',
      '',
      '@qml.qnode(device)',
      `def circuit(${usesT ? 't' : ''}):`,
      ...indented([...body, `return qml.${answer}`]),
      '',
      '',
      `print(circuit(${usesT ? '0.5' : ''}))`,
      '',
    ].join('\n');
  }

  /** Bits that are written, the highest first. */
  #bitsRead(): number[] {
    const written = this.#circuit.columns.flat().flatMap((each) => (each.kind === 'measurement' ? [each.bit] : []));
    return [...new Set(written)].sort((a, b) => b - a);
  }

  #definition({ name, parameters, qubits, columns }: GateDefinition): string[] {
    const inside = this.#names.nested();
    const angles = inside.takeAll(parameters);
    const wires = inside.takeAll(qubits);
    const scope: Scope = { wire: (index) => wires[index] ?? '', spelling: spellingOf(parameters, angles) };
    const lines = columns.flat().flatMap((operation) => {
      // What is controlled as a whole should hold nothing but gates.
      if (operation.kind === 'barrier') return [`# barrier: ${operation.qubits.map(scope.wire).join(', ')}`];
      if (operation.kind !== 'gate') return [];
      return rewritten(operation, isNative).map((part) => this.#gate(part, [], scope));
    });
    return [
      `def ${this.#functions.get(name)}(${[...angles, ...wires].join(', ')}):`,
      ...indented(lines.every((line) => line.startsWith('#')) ? [...lines, 'pass'] : lines),
      '',
      '',
    ];
  }

  #followed({ operation, condition, isNever }: FollowedOperation): string[] {
    if (isNever) return ['# An operation stood here on a bit that is still 0: it never happens.'];
    const lines = this.#steps(operation, condition, { wire: String, spelling: (name) => name });
    for (const wire of wiresOf(operation)) this.#used.add(wire);
    return lines;
  }

  #steps(operation: Operation, condition: Condition, scope: Scope): string[] {
    const gates = (operations: readonly GateOperation[]) =>
      operations.flatMap((each) => rewritten(each, isNative)).map((each) => this.#gate(each, condition, scope));
    if (operation.kind === 'barrier') return [barrier(operation.qubits, scope)];
    if (operation.kind === 'gate') return gates([operation]);
    const prepared = operation.kind === 'preparation' ? gates(preparationGates(operation.state, operation.qubit)) : [];
    if (operation.kind === 'preparation' && !this.#used.has(operation.qubit)) return prepared;
    if (condition.length > 0) {
      const what = operation.kind === 'measurement' ? 'measurement' : 'reset';
      throw new Refusal(`PennyLane has no ${what} under a condition on a classical bit.`);
    }
    const wire = scope.wire(operation.qubit);
    if (operation.kind === 'preparation') {
      this.#isReset = true;
      return [`qml.measure(${wire}, reset=True)`, ...prepared];
    }
    const { before, after } = basisChange(operation);
    return [...gates(before), `${this.#bits[operation.bit]} = qml.measure(${wire})`, ...gates(after)];
  }

  #gate({ gate: name, angles, targets, controls }: GateOperation, condition: Condition, scope: Scope): string {
    const signed = name === 'gphase' ? angles.map(negated) : angles;
    const written = signed.map((angle) => angleIn(PENNYLANE_ANGLES, angle, scope.spelling));
    const wires = targets.map(scope.wire);
    const short = controls.every(({ on }) => on === 1) ? CONTROLLED[`${controls.length} ${name}`] : undefined;
    if (short !== undefined) {
      const all = [...controls.map(({ qubit }) => scope.wire(qubit)), ...wires];
      return `${this.#conditioned(short, condition)}(${[...written, `wires=[${all.join(', ')}]`].join(', ')})`;
    }
    const own = this.#functions.get(name);
    const operation = this.#conditioned(controlled(own ?? NATIVE[name] ?? '', controls, scope), condition);
    if (own !== undefined) return `${operation}(${[...written, ...wires].join(', ')})`;
    // PennyLane's first wire is the highest bit.
    const order = name.startsWith('qft') ? wires.toReversed() : wires;
    return `${operation}(${[...written, `wires=${order.length === 1 ? order[0] : `[${order.join(', ')}]`}`].join(', ')})`;
  }

  #conditioned(operation: string, condition: Condition): string {
    if (condition.length === 0) return operation;
    const asked = condition.map(({ bit, value }) => `${this.#bits[bit]} == ${value}`);
    const all = asked.length === 1 ? asked[0] : asked.map((each) => `(${each})`).join(' & ');
    return `qml.cond(${all}, ${operation})`;
  }
}

/** Wires that are called something else than q[0], q[1] … */
const wireNotes = (qubits: readonly string[]) =>
  qubits.every((name, index) => name === `q[${index}]`) ? [] : namesNote(qubits, (index) => `wire ${index}`);

function controlled(operation: string, controls: GateOperation['controls'], scope: Scope): string {
  if (controls.length === 0) return operation;
  const wires = controls.map(({ qubit }) => scope.wire(qubit)).join(', ');
  const values = controls.map(({ on }) => on);
  const states = values.every((value) => value === 1) ? '' : `, control_values=[${values.join(', ')}]`;
  return `qml.ctrl(${operation}, control=[${wires}]${states})`;
}

const barrier = (qubits: readonly number[], scope: Scope) =>
  `qml.Barrier(wires=[${qubits.map(scope.wire).join(', ')}])`;
