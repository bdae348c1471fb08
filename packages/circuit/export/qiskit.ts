import type { Condition, Control, GateOperation } from '../circuit/circuit.ts';
import { isConstant } from '../circuit/swept.ts';
import { angleIn, QISKIT_ANGLES, type QiskitHelper } from './angle-notation.ts';
import { type GateTable, rowOf } from './gate-rows.ts';
import { type Identifiers, PYTHON_WORDS } from './identifiers.ts';
import { indented, namesNote, pythonBlock } from './program-lines.ts';
import {
  exporterFor,
  inBlocks,
  type ProgramLanguage,
  type ProgramParts,
  type Scope,
  wordFor,
} from './program-writer.ts';
import { registersOf } from './registers.ts';

/** The class whose `.control()` takes any number of controls, and a circuit's methods for none, one and two on |1⟩. */
const GATES: GateTable<readonly [className: string, ...methods: string[]]> = {
  x: ['XGate', 'x', 'cx', 'ccx'],
  y: ['YGate', 'y', 'cy'],
  z: ['ZGate', 'z', 'cz', 'ccz'],
  h: ['HGate', 'h', 'ch'],
  s: ['SGate', 's', 'cs'],
  sdg: ['SdgGate', 'sdg', 'csdg'],
  t: ['TGate', 't'],
  tdg: ['TdgGate', 'tdg'],
  sx: ['SXGate', 'sx', 'csx'],
  sxdg: ['SXdgGate', 'sxdg'],
  p: ['PhaseGate', 'p', 'cp'],
  rx: ['RXGate', 'rx', 'crx'],
  ry: ['RYGate', 'ry', 'cry'],
  rz: ['RZGate', 'rz', 'crz'],
  u: ['UGate', 'u'],
  swap: ['SwapGate', 'swap', 'cswap'],
  iswap: ['iSwapGate', 'iswap'],
  rxx: ['RXXGate', 'rxx'],
  ryy: ['RYYGate', 'ryy'],
  rzz: ['RZZGate', 'rzz'],
  qft: ['QFTGate'],
  qftdg: ['QFTGate'],
};
const CLASSES = [...new Set(Object.values(GATES).map(([className]) => className))].sort();

/** Their controlled forms take an angle without a value; others are composed of gates that do. */
const TAKES_SYMBOL: ReadonlySet<string> = new Set(['p', 'rx', 'ry', 'rz', 'u']);

/** What the program's own functions are of an expression, whose methods have other names than `math` has, and of a number. */
const HELPERS: Readonly<Record<QiskitHelper, readonly [ofExpression: string, inMath: string]>> = {
  sine: ['value.sin()', 'sin'],
  cosine: ['value.cos()', 'cos'],
  tangent: ['value.tan()', 'tan'],
  arcsine: ['value.arcsin()', 'asin'],
  arccosine: ['value.arccos()', 'acos'],
  arctangent: ['value.arctan()', 'atan'],
  exponential: ['value.exp()', 'exp'],
  logarithm: ['value.log()', 'log'],
  square_root: ['value**0.5', 'sqrt'],
};

const WORDS = [
  ...PYTHON_WORDS,
  ...'circuit gate t Parameter ParameterExpression QuantumCircuit QuantumRegister ClassicalRegister'.split(' '),
  ...Object.keys(HELPERS),
  // Qiskit's transpiler knows gates by their names.
  ...Object.keys(GATES),
  ...Object.values(GATES).flat(),
  ...`id u1 u2 u3 cu cu1 cu3 r rv rzx dcx ecr rccx rcccx mcx mcp mcphase c3x c4x c3sx c3sqrtx xx_minus_yy xx_plus_yy
    global_phase unitary initialize measure reset barrier delay diagonal permutation store if_else for_loop while_loop
    switch_case box`.split(/\s+/),
];

const QISKIT: ProgramLanguage = {
  comment: '#',
  words: WORDS,
  angle: (text, spelling) => angleIn(QISKIT_ANGLES, text, spelling),
  names: ({ qubits, bits }, identifiers) => {
    const wires = placesIn(qubits, identifiers);
    const places = placesIn(bits, identifiers);
    return { wire: (index) => wires[index] ?? '', bit: (index) => places[index] ?? '' };
  },
  wireInGate: String,
  has: ({ gate, controls, angles }) => {
    if (gate === 'gphase') return controls.length === 0;
    const isControllable = controls.length === 0 || angles.every(isConstant) || TAKES_SYMBOL.has(gate);
    return isControllable && rowOf(GATES, gate) !== undefined;
  },
  // Qiskit cannot control a gate while one of its angles has no value yet.
  canCall: ({ angles, controls }, parts) =>
    angles.every(isConstant) || (controls.length === 0 && parts().every(fitsInGate)),
  call: (operation, own, scope) => {
    const { gate, controls, targets } = operation;
    const angles = operation.angles.map(scope.angle);
    const wires = [...controls.map(({ qubit }) => qubit), ...targets].map(scope.wire);
    if (gate === 'gphase') return [`${scope.place}.global_phase += ${angles[0] ?? '0'}`];
    const [className = '', ...methods] = rowOf(GATES, gate) ?? [];
    const method = wordFor(methods, controls);
    if (method !== undefined) return [`${scope.place}.${method}(${[...angles, ...wires].join(', ')})`];
    const inputs = className === 'QFTGate' ? [targets.length] : angles;
    const instance = `${own ?? className}(${inputs.join(', ')})${gate === 'qftdg' ? '.inverse()' : ''}`;
    return [`${scope.place}.append(${instance}${controlText(controls)}, [${wires.join(', ')}])`];
  },
  measurement: ({ qubit, bit }, scope) => [`circuit.measure(${scope.wire(qubit)}, ${scope.bit(bit)})`],
  reset: ({ qubit }, scope) => [`circuit.reset(${scope.wire(qubit)})`],
  // A Gate holds nothing but gates.
  barrier: (wires) => `circuit.barrier(${wires})`,
  conditioned: inBlocks(inCondition),
  definition: ({ name, identifier, angles, wires, lines }) => [
    `def ${identifier}(${angles.join(', ')}):`,
    ...indented([
      `gate = QuantumCircuit(${wires.length}, name="${identifier}")`,
      ...lines,
      `return gate.to_gate(${identifier === name ? '' : `label="${name}"`})`,
    ]),
    '',
    '',
  ],
  program,
};

/**
 * The circuit as a Python program for Qiskit 2: registers under their own names, its own gates as functions that answer
 * a `Gate`, and `t` as a `Parameter`.
 */
export const writeQiskit = exporterFor(QISKIT);

/** Wires or bits as places of their registers. */
function placesIn(names: readonly string[], identifiers: Identifiers): string[] {
  return registersOf(names).flatMap(({ name, size }) => {
    const variable = identifiers.take(name);
    return Array.from({ length: size }, (_, place) => `${variable}[${place}]`);
  });
}

/** Whether a part may be in a `Gate` while its angle has no value: two controls on a rotation would be annotated. */
const fitsInGate = ({ controls, angles, gate }: GateOperation) =>
  angles.every(isConstant) || controls.length === 0 || (controls.length === 1 && TAKES_SYMBOL.has(gate));

/** The leftmost digit of a control state belongs to the last control. */
function controlText(controls: readonly Control[]): string {
  if (controls.length === 0) return '';
  if (controls.every(({ on }) => on === 1)) return `.control(${controls.length})`;
  const state = controls.map(({ on }) => on).toReversed();
  return `.control(${controls.length}, ctrl_state="${state.join('')}")`;
}

/** One `with` in the other for each bit. */
function inCondition([first, ...others]: Condition, lines: string[], scope: Scope): string[] {
  if (!first) return lines;
  const asked = `(${scope.bit(first.bit)}, ${first.value})`;
  return [`with circuit.if_test(${asked}):`, ...pythonBlock(inCondition(others, lines, scope))];
}

function program({ circuit, scope, definitions, body, usesT }: ProgramParts): string[] {
  const { qubits, bits } = circuit;
  const wires = registerLines(
    'QuantumRegister',
    qubits.map((_, index) => scope.wire(index)),
  );
  const places = registerLines(
    'ClassicalRegister',
    bits.map((_, index) => scope.bit(index)),
  );
  const names = [...namesNote(qubits, scope.wire), ...namesNote(bits, scope.bit)];
  const called = new Set([...definitions, ...body].flatMap((line) => line.match(/\w+(?=\()/g) ?? []));
  const classes = CLASSES.filter((name) => called.has(name));
  const helpers = [...called].filter(isHelper).flatMap(helperLines);
  const symbols = [...(usesT ? ['Parameter'] : []), ...(helpers.length > 0 ? ['ParameterExpression'] : [])];
  const functions = [...helpers, ...definitions];
  return [
    '# For Qiskit 2. The first qubit is the top wire and the rightmost digit of a ket, the first bit the rightmost of a result.',
    ...(usesT ? ['# The angle t runs from 0 to 1: circuit.assign_parameters({t: 0.5}) gives it a value.'] : []),
    'import math',
    '',
    `from qiskit import ${bits.length > 0 ? 'ClassicalRegister, ' : ''}QuantumCircuit, QuantumRegister`,
    ...(symbols.length > 0 ? [`from qiskit.circuit import ${symbols.join(', ')}`] : []),
    ...(classes.length > 0 ? [`from qiskit.circuit.library import ${classes.join(', ')}`] : []),
    '',
    ...(usesT ? ['t = Parameter("t")', ''] : []),
    ...(functions.length > 0 ? ['', ...functions] : []),
    ...names.map((note) => `# ${note}`),
    ...wires.lines,
    ...places.lines,
    `circuit = QuantumCircuit(${[...wires.variables, ...places.variables].join(', ')})`,
    ...body,
    '',
    'print(circuit)',
    '',
  ];
}

/** Declarations of the registers that these places are in. */
function registerLines(kind: string, places: readonly string[]) {
  const registers = new Map<string, number>();
  for (const place of places) {
    const name = place.slice(0, place.lastIndexOf('['));
    registers.set(name, (registers.get(name) ?? 0) + 1);
  }
  return {
    variables: [...registers.keys()],
    lines: [...registers].map(([name, size]) => `${name} = ${kind}(${size}, "${name}")`),
  };
}

const isHelper = (name: string): name is QiskitHelper => Object.hasOwn(HELPERS, name);

/** A function of numbers and of Qiskit's expressions alike. */
function helperLines(name: QiskitHelper): string[] {
  const [ofExpression, inMath] = HELPERS[name];
  return [
    `def ${name}(value):`,
    `    return ${ofExpression} if isinstance(value, ParameterExpression) else math.${inMath}(value)`,
    '',
    '',
  ];
}
