import type { Circuit, Condition, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';
import { hasSweep } from '../circuit/swept.ts';
import { angleIn, CIRQ_ANGLES, type Spelling } from './angle-notation.ts';
import { checkCircuit } from './checked.ts';
import { type Exported, exported, Refusal } from './exported.ts';
import { halfTurns } from './half-turns.ts';
import { Identifiers, PYTHON_WORDS } from './identifiers.ts';
import { indented, namesNote, spellingOf } from './program-lines.ts';
import { basisChange, preparationGates, rewritten } from './rewrite.ts';
import { type FollowedOperation, followBits } from './written-bits.ts';

const WORDS = [...PYTHON_WORDS, ...'cirq circuit q t each'.split(' ')];

/** Gates with the same matrix, phase included; `θ` marks the angle. */
const NATIVE: Readonly<Record<string, string>> = {
  x: 'cirq.X',
  y: 'cirq.Y',
  z: 'cirq.Z',
  h: 'cirq.H',
  s: 'cirq.S',
  sdg: '(cirq.S**-1)',
  t: 'cirq.T',
  tdg: '(cirq.T**-1)',
  sx: '(cirq.X**0.5)',
  sxdg: '(cirq.X**-0.5)',
  rx: 'cirq.rx(θ)',
  ry: 'cirq.ry(θ)',
  rz: 'cirq.rz(θ)',
  p: 'cirq.ZPowGate(exponent=θ)',
  swap: 'cirq.SWAP',
  iswap: 'cirq.ISWAP',
  // A shift of −1/2 makes exp(−iθPP/2) of the power (PP)^(θ/π).
  rxx: 'cirq.XXPowGate(exponent=θ, global_shift=-0.5)',
  ryy: 'cirq.YYPowGate(exponent=θ, global_shift=-0.5)',
  rzz: 'cirq.ZZPowGate(exponent=θ, global_shift=-0.5)',
  qft: 'cirq.qft',
  qftdg: 'cirq.qft',
};

/** Gates whose exponent counts half turns. */
const POWERS: ReadonlySet<string> = new Set(['p', 'rxx', 'ryy', 'rzz']);

const CONTROLLED: Readonly<Record<string, string>> = {
  '1 x': 'cirq.CNOT',
  '1 z': 'cirq.CZ',
  '1 swap': 'cirq.CSWAP',
  '2 x': 'cirq.CCX',
  '2 z': 'cirq.CCZ',
};

const isNative = ({ gate }: GateOperation) => Object.hasOwn(NATIVE, gate);

/**
 * The circuit as a Python program for Cirq 1: its own gates as functions that yield operations, bits as measurement
 * keys, `t` as a SymPy symbol. Cirq reads its first qubit as the highest bit of an index; a comment says so.
 */
export function writeCirq(circuit: Circuit): Exported {
  return exported(() => {
    checkCircuit(circuit);
    return new CirqProgram(circuit).text();
  });
}

interface Scope {
  readonly wire: (index: number) => string;
  readonly spelling: Spelling;
}

class CirqProgram {
  readonly #circuit: Circuit;
  readonly #names = new Identifiers(WORDS);
  readonly #functions: Map<string, string>;
  readonly #keys: readonly string[];

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#functions = new Map(circuit.gates.map(({ name }) => [name, this.#names.take(name)]));
    this.#keys = new Identifiers([]).takeAll(circuit.bits);
  }

  text(): string {
    const { columns, gates, qubits, bits } = this.#circuit;
    const usesT = hasSweep(columns);
    const definitions = gates.flatMap((definition) => this.#definition(definition));
    const body = followBits(this.#circuit).flatMap((followed) => this.#followed(followed));
    const notes = [
      'For Cirq 1. The qubit q[0] is the top wire. Cirq writes it leftmost in kets, and as the highest bit of an index.',
      ...namesNote(qubits, (index) => `q[${index}]`),
      ...namesNote(bits, (index) => `"${this.#keys[index]}"`),
      ...(usesT
        ? ['The angle t runs from 0 to 1: cirq.resolve_parameters(circuit, {"t": 0.5}) gives it a value.']
        : []),
    ];
    const program = [...definitions, ...body];
    return [
      ...notes.map((note) => `# ${note}`),
      'import math',
      '',
      'import cirq',
      ...(usesT || program.some((line) => line.includes('sympy.')) ? ['import sympy'] : []),
      '',
      ...(usesT ? ['t = sympy.Symbol("t")', ''] : []),
      ...(definitions.length > 0 ? ['', ...definitions] : []),
      `q = cirq.LineQubit.range(${qubits.length})`,
      'circuit = cirq.Circuit()',
      ...body,
      '',
      'print(circuit)',
      '',
    ].join('\n');
  }

  #definition({ name, parameters, qubits, columns }: GateDefinition): string[] {
    const inside = this.#names.nested();
    const angles = inside.takeAll(parameters);
    const wires = inside.takeAll(qubits);
    const scope: Scope = { wire: (index) => wires[index] ?? '', spelling: spellingOf(parameters, angles) };
    const lines = columns.flat().flatMap((operation) => {
      if (operation.kind === 'barrier') return [barrier(operation.qubits, scope)];
      if (operation.kind !== 'gate') return [];
      return rewritten(operation, isNative).map((part) => `yield ${this.#gate(part, scope)}`);
    });
    const isEmpty = lines.every((line) => line.startsWith('#'));
    return [
      `def ${this.#functions.get(name)}(${[...angles, ...wires].join(', ')}):`,
      ...indented(isEmpty ? [...lines, 'return []'] : lines),
      '',
      '',
    ];
  }

  #followed({ operation, condition, isNever }: FollowedOperation): string[] {
    const scope: Scope = { wire: (index) => `q[${index}]`, spelling: (name) => name };
    if (operation.kind === 'barrier') return [barrier(operation.qubits, scope)];
    if (isNever) return ['# An operation stood here on a bit that is still 0: it never happens.'];
    return this.#steps(operation, condition, scope).map((step) => `circuit.append(${step})`);
  }

  #steps(operation: Exclude<Operation, { kind: 'barrier' }>, condition: Condition, scope: Scope): string[] {
    const gates = (operations: readonly GateOperation[]) =>
      operations.flatMap((each) => rewritten(each, isNative)).map((each) => this.#gate(each, scope, condition));
    switch (operation.kind) {
      case 'gate':
        return gates([operation]);
      case 'measurement': {
        if (condition.length > 0) throw new Refusal('Cirq has no measurement under a condition on a classical bit.');
        const { before, after } = basisChange(operation);
        const key = this.#keys[operation.bit];
        return [...gates(before), `cirq.measure(${scope.wire(operation.qubit)}, key="${key}")`, ...gates(after)];
      }
      case 'preparation': {
        const reset = `cirq.reset(${scope.wire(operation.qubit)})${this.#conditionText(condition)}`;
        return [reset, ...gates(preparationGates(operation.state, operation.qubit))];
      }
    }
  }

  /** One operation, or with a gate of the circuit's own several, as an expression. */
  #gate(operation: GateOperation, scope: Scope, condition: Condition = []): string {
    const { gate: name, controls, targets } = operation;
    const inUnits = POWERS.has(name) ? operation.angles.map(halfTurns) : operation.angles;
    const angles = inUnits.map((angle) => angleIn(CIRQ_ANGLES, angle, scope.spelling));
    const wires = targets.map(scope.wire);
    const modified = this.#controlText(operation, scope) + this.#conditionText(condition);
    const own = this.#functions.get(name);
    if (own !== undefined) {
      const call = `${own}(${[...angles, ...wires].join(', ')})`;
      return modified === '' ? call : `[each${modified} for each in cirq.flatten_to_ops(${call})]`;
    }
    const short = controls.every(({ on }) => on === 1) ? CONTROLLED[`${controls.length} ${name}`] : undefined;
    if (short !== undefined) {
      const all = [...controls.map(({ qubit }) => scope.wire(qubit)), ...wires];
      return `${short}(${all.join(', ')})${this.#conditionText(condition)}`;
    }
    // Cirq's first qubit is the highest bit.
    if (name === 'qft') return `cirq.qft(${wires.toReversed().join(', ')})${modified}`;
    if (name === 'qftdg') return `cirq.qft(${wires.toReversed().join(', ')}, inverse=True)${modified}`;
    return `${(NATIVE[name] ?? '').replace('θ', () => angles[0] ?? '')}(${wires.join(', ')})${modified}`;
  }

  #controlText({ controls }: GateOperation, scope: Scope): string {
    if (controls.length === 0) return '';
    const wires = controls.map(({ qubit }) => scope.wire(qubit));
    const values = controls.map(({ on }) => on);
    const states = values.every((value) => value === 1) ? [] : [`control_values=[${values.join(', ')}]`];
    return `.controlled_by(${[...wires, ...states].join(', ')})`;
  }

  #conditionText(condition: Condition): string {
    if (condition.length === 0) return '';
    const asked = condition.map(({ bit, value }) => {
      const key = `"${this.#keys[bit]}"`;
      return value === 1 ? key : `sympy.Eq(sympy.Symbol(${key}), 0)`;
    });
    return `.with_classical_controls(${asked.join(', ')})`;
  }
}

/** Cirq has no barrier: a comment keeps its place. */
const barrier = (qubits: readonly number[], scope: Scope) => `# barrier: ${qubits.map(scope.wire).join(', ')}`;
