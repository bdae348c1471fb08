import type { Circuit, Condition, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';
import { hasSweep } from '../circuit/swept.ts';
import { cudaQAngle, type Spelling } from './angle-notation.ts';
import { checkCircuit } from './checked.ts';
import { blocksOf } from './condition.ts';
import { type Exported, exported } from './exported.ts';
import { Identifiers, PYTHON_WORDS } from './identifiers.ts';
import { definitionOf, partsOf } from './own-gates.ts';
import { indented, namesNote, spellingOf } from './program-lines.ts';
import { basisChange, preparationGates, rewritten } from './rewrite.ts';

/** Words of a kernel: the names of its operations are not for anything else. */
const WORDS = [
  ...PYTHON_WORDS,
  ...`cudaq circuit q h x y z s t r1 rx ry rz u3 swap mx my mz reset exp_pauli cx cy cz ch cs ct crx cry crz cr1 cswap sdg
    tdg adjoint control compute_action List Callable`.split(/\s+/),
];

/** Operations of CUDA-Q with the same matrix. */
const NATIVE: Readonly<Record<string, string>> = {
  x: 'x',
  y: 'y',
  z: 'z',
  h: 'h',
  s: 's',
  t: 't',
  p: 'r1',
  rx: 'rx',
  ry: 'ry',
  rz: 'rz',
  u: 'u3',
  swap: 'swap',
};
/** CUDA-Q's `.adj` and `.ctrl` do not go together; under controls these are phases. */
const ADJOINT: Readonly<Record<string, readonly [plain: string, angle: string]>> = {
  sdg: ['s', '-pi/2'],
  tdg: ['t', '-pi/4'],
};

const isNative = ({ gate }: GateOperation) => Object.hasOwn(NATIVE, gate) || Object.hasOwn(ADJOINT, gate);

/**
 * The circuit as a Python program for CUDA-Q: a kernel that answers the classical bits as an integer, bit 0 lowest, or
 * samples all qubits when nothing is measured; its own gates as kernels, `t` as the kernel's argument.
 */
export function writeCudaQ(circuit: Circuit): Exported {
  return exported(() => {
    checkCircuit(circuit);
    return new CudaQProgram(circuit).text();
  });
}

interface Scope {
  readonly wire: (index: number) => string;
  readonly spelling: Spelling;
}

class CudaQProgram {
  readonly #circuit: Circuit;
  readonly #names = new Identifiers(WORDS);
  readonly #kernels: Map<string, string>;
  readonly #bits: readonly string[];
  readonly #t: string;

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#t = this.#names.take('t');
    this.#kernels = new Map(circuit.gates.map(({ name }) => [name, this.#names.take(name)]));
    this.#bits = this.#names.takeAll(circuit.bits);
  }

  text(): string {
    const { columns, gates, qubits, bits } = this.#circuit;
    const usesT = hasSweep(columns);
    const isRead = bits.length > 0;
    const notes = [
      'For CUDA-Q. The qubit q[0] is the top wire.',
      ...namesNote(qubits, (index) => `q[${index}]`),
      ...namesNote(bits, (index) => this.#bits[index] ?? ''),
      isRead
        ? `Each run answers an integer whose lowest bit is ${this.#bits[0]}.`
        : 'Nothing is measured into a bit: all qubits are sampled, q[0] leftmost.',
      ...(usesT ? [`The angle ${this.#t} runs from 0 to 1; the last line sets it.`] : []),
    ];
    const value = usesT ? ', 0.5' : '';
    return [
      ...notes.map((note) => `# ${note}`),
      'import cudaq',
      'import numpy as np',
      '',
      '',
      ...gates.flatMap((definition) => this.#definition(definition)),
      '@cudaq.kernel',
      `def circuit(${usesT ? `${this.#t}: float` : ''})${isRead ? ' -> int' : ''}:`,
      ...indented(this.#body()),
      '',
      '',
      isRead ? `print(cudaq.run(circuit${value}, shots_count=1000))` : `print(cudaq.sample(circuit${value}))`,
      '',
    ].join('\n');
  }

  #body(): string[] {
    const { qubits, columns } = this.#circuit;
    const scope: Scope = { wire: (index) => `q[${index}]`, spelling: (name) => (name === 't' ? this.#t : name) };
    return [
      `q = cudaq.qvector(${qubits.length})`,
      ...this.#bits.map((bit) => `${bit} = 0`),
      ...blocksOf(columns.flat()).flatMap(({ condition, operations }) => {
        const steps = operations.flatMap((operation) => this.#operation(operation, scope));
        if (condition.length === 0 || steps.every((step) => step.startsWith('#'))) return steps;
        return [`if ${this.#conditionText(condition)}:`, ...indented(steps)];
      }),
      ...(this.#bits.length > 0
        ? [`return ${this.#bits.map((bit, place) => (place === 0 ? bit : `${2 ** place} * ${bit}`)).join(' + ')}`]
        : []),
    ];
  }

  #conditionText(condition: Condition): string {
    return condition.map(({ bit, value }) => `${this.#bits[bit]} == ${value}`).join(' and ');
  }

  #definition({ name, parameters, qubits, columns }: GateDefinition): string[] {
    const inside = this.#names.nested();
    const angles = inside.takeAll(parameters);
    const wires = inside.takeAll(qubits);
    const scope: Scope = { wire: (index) => wires[index] ?? '', spelling: spellingOf(parameters, angles) };
    const inputs = [...angles.map((angle) => `${angle}: float`), ...wires.map((wire) => `${wire}: cudaq.qubit`)];
    const lines = columns.flat().flatMap((operation) => this.#operation(operation, scope));
    return [
      '@cudaq.kernel',
      `def ${this.#kernels.get(name)}(${inputs.join(', ')}):`,
      ...indented(lines.every((line) => line.startsWith('#')) ? [...lines, 'pass'] : lines),
      '',
      '',
    ];
  }

  #operation(operation: Operation, scope: Scope): string[] {
    const gates = (operations: readonly GateOperation[]) => operations.flatMap((each) => this.#gate(each, scope));
    switch (operation.kind) {
      case 'gate':
        return this.#composed(operation, scope);
      case 'measurement': {
        const { before, after } = basisChange(operation);
        const bit = this.#bits[operation.bit] ?? '';
        const reading = [`if mz(${scope.wire(operation.qubit)}):`, `    ${bit} = 1`, 'else:', `    ${bit} = 0`];
        return [...gates(before), ...reading, ...gates(after)];
      }
      case 'preparation':
        return [`reset(${scope.wire(operation.qubit)})`, ...gates(preparationGates(operation.state, operation.qubit))];
      case 'barrier':
        return [`# barrier: ${operation.qubits.map(scope.wire).join(', ')}`];
    }
  }

  /** A gate, or a kernel's parts: `cudaq.control` does not reach into kernels that a kernel calls. */
  #composed(operation: GateOperation, scope: Scope): string[] {
    const { gates } = this.#circuit;
    const definition = definitionOf(operation, gates);
    if (!definition || operation.controls.length === 0) {
      return rewritten(operation, isNative).flatMap((part) => this.#gate(part, scope));
    }
    const parts = partsOf(operation, gates).flatMap((part) => rewritten(part, isNative));
    return [`# ${operation.gate}:`, ...parts.flatMap((part) => this.#gate(part, scope))];
  }

  #gate({ gate: name, angles, targets, controls }: GateOperation, scope: Scope): string[] {
    const written = angles.map((angle) => cudaQAngle(angle, scope.spelling));
    const wires = targets.map(scope.wire);
    const own = this.#kernels.get(name);
    if (own !== undefined) return [`${own}(${[...written, ...wires].join(', ')})`];

    const [plain, phase] = ADJOINT[name] ?? [];
    if (controls.length === 0) {
      const operation = plain === undefined ? NATIVE[name] : `${plain}.adj`;
      return [`${operation}(${[...written, ...wires].join(', ')})`];
    }
    const all = [...(phase === undefined ? written : [cudaQAngle(phase, scope.spelling)])];
    const held = controls.map(({ qubit }) => scope.wire(qubit));
    const controlWires = held.length === 1 ? held[0] : `[${held.join(', ')}]`;
    const operation = phase === undefined ? NATIVE[name] : 'r1';
    const flips = controls.filter(({ on }) => on === 0).map(({ qubit }) => `x(${scope.wire(qubit)})`);
    return [...flips, `${operation}.ctrl(${[...all, controlWires, ...wires].join(', ')})`, ...flips];
  }
}
