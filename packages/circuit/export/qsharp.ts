import {
  type BitValue,
  type Circuit,
  type Column,
  type Condition,
  type Control,
  type GateDefinition,
  type GateOperation,
  type Measurement,
  measuresAnything,
  type Operation,
} from '../circuit/circuit.ts';
import { hasSweep } from '../circuit/swept.ts';
import { angleIn, QSHARP_ANGLES, type Spelling } from './angle-notation.ts';
import { checkCircuit } from './checked.ts';
import { blocksOf } from './condition.ts';
import { type Exported, exported } from './exported.ts';
import { Identifiers } from './identifiers.ts';
import { indented, namesNote, spellingOf } from './program-lines.ts';
import { basisChange, preparationGates, rewritten, times } from './rewrite.ts';

/** Words of Q#, and names of its standard library that the program uses or a reader expects to mean that. */
const WORDS = `
  Adj Adjoint adjoint and apply as auto BigInt body Bool borrow Complex config ControlledOnInt Controlled controlled Ctl
  distribute Double elif else export fail false fixup for function if import in Int internal intrinsic invert is let
  mutable namespace new newtype not One open operation or Pauli PauliI PauliX PauliY PauliZ Qubit Range repeat Result
  return self set slf String struct true Unit until use w while within Zero Std Microsoft Main Circuit q c t QFT
  ApplyControlledOnBitString ApplyQFT SwapReverseRegister DumpMachine Reset ResetAll M PI E Sin Cos Tan ArcSin ArcCos
  ArcTan Log Sqrt H X Y Z S T SX SWAP R R1 Rx Ry Rz Rxx Ryy Rzz CNOT CCNOT CX CY CZ I`
  .trim()
  .split(/\s+/);

/** Operations of `Std.Intrinsic` with the same matrix, and the number that an angle is multiplied by. */
const INTRINSIC: Readonly<Record<string, string>> = {
  x: 'X',
  y: 'Y',
  z: 'Z',
  h: 'H',
  s: 'S',
  sdg: 'Adjoint S',
  t: 'T',
  tdg: 'Adjoint T',
  sx: 'SX',
  sxdg: 'Adjoint SX',
  rx: 'Rx',
  ry: 'Ry',
  rz: 'Rz',
  p: 'R1',
  swap: 'SWAP',
  rxx: 'Rxx',
  ryy: 'Ryy',
  rzz: 'Rzz',
  // R(PauliI, θ) is exp(−iθ/2).
  gphase: 'R',
  qft: 'QFT',
  qftdg: 'Adjoint QFT',
};

const isIntrinsic = ({ gate: name }: GateOperation) => Object.hasOwn(INTRINSIC, name);

/**
 * The circuit as a Q# program for Microsoft's QDK: its own gates as operations with `Adj + Ctl`, the circuit as an
 * operation that returns the classical bits, and `Main`. Basis states and results have qubit 0 and bit 0 first.
 */
export function writeQSharp(circuit: Circuit): Exported {
  return exported(() => {
    checkCircuit(circuit);
    return new QSharpProgram(circuit).text();
  });
}

/** What a gate's wires and angles are called where it is. */
interface Scope {
  readonly wire: (index: number) => string;
  readonly spelling: Spelling;
}

class QSharpProgram {
  readonly #circuit: Circuit;
  readonly #names = new Identifiers(WORDS);
  readonly #operations: Map<string, string>;

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#operations = new Map(circuit.gates.map(({ name }) => [name, this.#names.take(capitalized(name))]));
  }

  text(): string {
    const { columns, gates } = this.#circuit;
    const usesT = hasSweep(columns);
    const transforms = [columns, ...gates.map((definition) => definition.columns)].some((each) =>
      each.flat().some((operation) => operation.kind === 'gate' && operation.gate.startsWith('qft')),
    );
    const lines = [
      ...this.#head(usesT).map((line) => `// ${line}`),
      'import Std.Diagnostics.*;',
      'import Std.Math.*;',
      '',
      ...(transforms ? FOURIER : []),
      ...gates.flatMap((definition) => this.#definition(definition)),
      `operation Circuit(${usesT ? 't : Double' : ''}) : Result[] {`,
      ...indented(this.#body()),
      '}',
      '',
      'operation Main() : Result[] {',
      `    Circuit(${usesT ? '0.5' : ''})`,
      '}',
      '',
    ];
    return lines.join('\n');
  }

  #head(usesT: boolean): string[] {
    const { qubits, bits } = this.#circuit;
    return [
      'For the QDK. Qubit q[0] is the top wire; in a dump it is the leftmost digit.',
      ...namesNote(qubits, (index) => `q[${index}]`),
      bits.length > 0 ? 'The result lists the classical bits, c[0] first.' : 'Nothing is measured into a bit.',
      ...namesNote(bits, (index) => `c[${index}]`),
      ...(usesT ? ['The angle t runs from 0 to 1; Main sets it.'] : []),
    ];
  }

  #body(): string[] {
    const { qubits, bits, columns } = this.#circuit;
    const scope: Scope = { wire: (index) => `q[${index}]`, spelling: (name) => name };
    return [
      `use q = Qubit[${qubits.length}];`,
      ...(bits.length > 0 ? [`mutable c = Repeated(Zero, ${bits.length});`] : []),
      ...blocksOf(columns.flat()).flatMap(({ condition, operations }) => {
        const steps = operations.flatMap((operation) => this.#operation(operation, scope));
        return condition.length === 0 ? steps : [`if ${conditionText(condition)} {`, ...indented(steps), '}'];
      }),
      ...(measuresAnything(this.#circuit) ? [] : ['DumpMachine();']),
      'ResetAll(q);',
      bits.length > 0 ? 'return c;' : 'return [];',
    ];
  }

  #definition({ name, parameters, qubits, columns }: GateDefinition): string[] {
    const inside = this.#names.nested();
    const angles = inside.takeAll(parameters);
    const wires = inside.takeAll(qubits);
    const scope: Scope = { wire: (index) => wires[index] ?? '', spelling: spellingOf(parameters, angles) };
    const inputs = [...angles.map((angle) => `${angle} : Double`), ...wires.map((wire) => `${wire} : Qubit`)];
    return [
      `operation ${this.#operations.get(name)}(${inputs.join(', ')}) : Unit is Adj + Ctl {`,
      ...indented(this.#steps(columns, scope)),
      '}',
      '',
    ];
  }

  #steps(columns: readonly Column[], scope: Scope): string[] {
    return columns.flat().flatMap((operation) => this.#operation(operation, scope));
  }

  #operation(operation: Operation, scope: Scope): string[] {
    const all = (operations: readonly GateOperation[]) => operations.flatMap((each) => this.#gate(each, scope));
    switch (operation.kind) {
      case 'gate':
        return all(rewritten(operation, isIntrinsic));
      case 'measurement': {
        const { before, after } = basisChange(operation);
        return [...all(before), this.#measurement(operation, scope), ...all(after)];
      }
      case 'preparation':
        return [`Reset(${scope.wire(operation.qubit)});`, ...all(preparationGates(operation.state, operation.qubit))];
      case 'barrier':
        return [`// barrier: ${operation.qubits.map(scope.wire).join(', ')}`];
    }
  }

  #measurement({ qubit, bit }: Measurement, scope: Scope): string {
    return `set c w/= ${bit} <- M(${scope.wire(qubit)});`;
  }

  #gate({ gate: name, angles, targets, controls }: GateOperation, scope: Scope): string[] {
    const operation = this.#operations.get(name) ?? INTRINSIC[name] ?? '';
    const written = (name === 'gphase' ? angles.map((angle) => times('-2', angle)) : angles).map((angle) =>
      angleIn(QSHARP_ANGLES, angle, scope.spelling),
    );
    const constants = name === 'gphase' ? ['PauliI', ...written] : written;
    const wires = targets.map(scope.wire);
    const isRegister = name === 'qft' || name === 'qftdg';
    const qubits = isRegister ? [`[${wires.join(', ')}]`] : wires;
    if (controls.length === 0) return [`${operation}(${[...constants, ...qubits].join(', ')});`];

    const controlWires = `[${controls.map(({ qubit }) => scope.wire(qubit)).join(', ')}]`;
    const all = [...constants, ...qubits];
    if (controls.every(({ on }) => on === 1)) {
      return [`Controlled ${operation}(${controlWires}, ${all.length === 1 ? all[0] : `(${all.join(', ')})`});`];
    }
    const held =
      constants.length === 0 ? operation : `${operation}(${[...constants, ...qubits.map(() => '_')].join(', ')})`;
    const target = qubits.length === 1 ? qubits[0] : `(${qubits.join(', ')})`;
    return [`ApplyControlledOnBitString(${pattern(controls)}, ${held}, ${controlWires}, ${target});`];
  }
}

const pattern = (controls: readonly Control[]) =>
  `[${controls.map(({ on }) => (on === 1 ? 'true' : 'false')).join(', ')}]`;

const conditionText = (condition: Condition) =>
  condition.map(({ bit, value }: BitValue) => `c[${bit}] == ${value === 1 ? 'One' : 'Zero'}`).join(' and ');

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `ApplyQFT` of the standard library leaves the swaps to its caller. */
const FOURIER = [
  '/// |x⟩ → Σ exp(2πixy/2ᵐ) |y⟩ / √2ᵐ, with qs[0] as the lowest bit of x and y.',
  'operation QFT(qs : Qubit[]) : Unit is Adj + Ctl {',
  '    ApplyQFT(qs);',
  '    SwapReverseRegister(qs);',
  '}',
  '',
];
