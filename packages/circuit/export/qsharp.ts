import { type Control, type GateOperation, measuresAnything } from '../circuit/circuit.ts';
import { angleIn, QSHARP_ANGLES } from './angle-notation.ts';
import { type GateTable, rowOf } from './gate-rows.ts';
import { indented, namesNote } from './program-lines.ts';
import { exporterFor, inBlocks, type ProgramLanguage, type ProgramParts } from './program-writer.ts';
import { times } from './rewrite.ts';

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

/** Operations of `Std.Intrinsic` with the same matrix, phase included. */
const GATES: GateTable<string> = {
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
  gphase: 'R',
  qft: 'QFT',
  qftdg: 'Adjoint QFT',
};

const isFourier = (gate: string) => gate === 'qft' || gate === 'qftdg';

const QSHARP: ProgramLanguage = {
  comment: '//',
  words: WORDS,
  angle: (text, spelling) => angleIn(QSHARP_ANGLES, text, spelling),
  names: () => ({ wire: (index) => `q[${index}]`, bit: (index) => `c[${index}]` }),
  functionName: (gate) => gate.charAt(0).toUpperCase() + gate.slice(1),
  has: ({ gate }) => rowOf(GATES, gate) !== undefined,
  canCall: () => true,
  call: (gate, own, scope) => {
    const operation = own ?? rowOf(GATES, gate.gate) ?? '';
    const constants = constantsOf(gate, scope.angle);
    const wires = gate.targets.map(scope.wire);
    const qubits = isFourier(gate.gate) ? [`[${wires.join(', ')}]`] : wires;
    const inputs = [...constants, ...qubits];
    if (gate.controls.length === 0) return [`${operation}(${inputs.join(', ')});`];

    const held = `[${gate.controls.map(({ qubit }) => scope.wire(qubit)).join(', ')}]`;
    if (gate.controls.every(({ on }) => on === 1)) return [`Controlled ${operation}(${held}, ${tuple(inputs)});`];
    const applied =
      constants.length === 0 ? operation : `${operation}(${[...constants, ...qubits.map(() => '_')].join(', ')})`;
    return [`ApplyControlledOnBitString(${pattern(gate.controls)}, ${applied}, ${held}, ${tuple(qubits)});`];
  },
  measurement: ({ qubit, bit }, scope) => [`set c w/= ${bit} <- M(${scope.wire(qubit)});`],
  reset: ({ qubit }, scope) => [`Reset(${scope.wire(qubit)});`],
  conditioned: inBlocks((condition, lines, scope) => {
    const asked = condition.map(({ bit, value }) => `${scope.bit(bit)} == ${value === 1 ? 'One' : 'Zero'}`);
    return [`if ${asked.join(' and ')} {`, ...indented(lines), '}'];
  }),
  definition: ({ identifier, angles, wires, lines }) => {
    const inputs = [...angles.map((angle) => `${angle} : Double`), ...wires.map((wire) => `${wire} : Qubit`)];
    return [`operation ${identifier}(${inputs.join(', ')}) : Unit is Adj + Ctl {`, ...indented(lines), '}', ''];
  },
  program,
};

/**
 * The circuit as a Q# program for Microsoft's QDK: its own gates as operations with `Adj + Ctl`, the circuit as an
 * operation that returns the classical bits, and `Main`. Basis states and results have qubit 0 and bit 0 first.
 */
export const writeQSharp = exporterFor(QSHARP);

/** `R(PauliI, θ)` is exp(−iθ/2). */
function constantsOf({ gate, angles }: GateOperation, written: (angle: string) => string): string[] {
  return gate === 'gphase'
    ? ['PauliI', ...angles.map((angle) => written(times('-2', angle)))]
    : angles.map((angle) => written(angle));
}

const tuple = (items: readonly string[]) => (items.length === 1 ? items[0] : `(${items.join(', ')})`);

const pattern = (controls: readonly Control[]) =>
  `[${controls.map(({ on }) => (on === 1 ? 'true' : 'false')).join(', ')}]`;

function program({ circuit, scope, definitions, body, usesT }: ProgramParts): string[] {
  const { qubits, bits, columns, gates } = circuit;
  const operations = [columns, ...gates.map((definition) => definition.columns)].flatMap((each) => each.flat());
  const transforms = operations.some((operation) => operation.kind === 'gate' && isFourier(operation.gate));
  const notes = [
    'For the QDK. Qubit q[0] is the top wire; in a dump it is the leftmost digit.',
    ...namesNote(qubits, scope.wire),
    bits.length > 0 ? 'The result lists the classical bits, c[0] first.' : 'Nothing is measured into a bit.',
    ...namesNote(bits, scope.bit),
    ...(usesT ? ['The angle t runs from 0 to 1; Main sets it.'] : []),
  ];
  return [
    ...notes.map((note) => `// ${note}`),
    'import Std.Diagnostics.*;',
    'import Std.Math.*;',
    '',
    ...(transforms ? FOURIER : []),
    ...definitions,
    `operation Circuit(${usesT ? 't : Double' : ''}) : Result[] {`,
    ...indented([
      `use q = Qubit[${qubits.length}];`,
      ...(bits.length > 0 ? [`mutable c = Repeated(Zero, ${bits.length});`] : []),
      ...body,
      ...(measuresAnything(circuit) ? [] : ['DumpMachine();']),
      'ResetAll(q);',
      bits.length > 0 ? 'return c;' : 'return [];',
    ]),
    '}',
    '',
    'operation Main() : Result[] {',
    `    Circuit(${usesT ? '0.5' : ''})`,
    '}',
    '',
  ];
}

/** `ApplyQFT` of the standard library leaves the swaps to its caller. */
const FOURIER = [
  '/// |x⟩ → Σ exp(2πixy/2ᵐ) |y⟩ / √2ᵐ, with qs[0] as the lowest bit of x and y.',
  'operation QFT(qs : Qubit[]) : Unit is Adj + Ctl {',
  '    ApplyQFT(qs);',
  '    SwapReverseRegister(qs);',
  '}',
  '',
];
