import { angleOf, type Expression, type FunctionName, namesIn } from '../circuit/angle.ts';
import type { Circuit, Condition, Control, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';
import { hasSweep, isConstant } from '../circuit/swept.ts';
import { angleIn, QISKIT_ANGLES, QISKIT_HELPERS, type Spelling } from './angle-notation.ts';
import { checkCircuit } from './checked.ts';
import { blocksOf } from './condition.ts';
import { type Exported, exported } from './exported.ts';
import { Identifiers, PYTHON_WORDS } from './identifiers.ts';
import { definitionOf, partsOf } from './own-gates.ts';
import { indented, namesNote, spellingOf } from './program-lines.ts';
import { type Register, registersOf } from './registers.ts';
import { basisChange, preparationGates, rewritten } from './rewrite.ts';

/** Gates that Qiskit has: the method of a circuit, and the class whose `.control()` takes any number of controls. */
const NATIVE: Readonly<Record<string, readonly [method: string, className: string]>> = {
  x: ['x', 'XGate'],
  y: ['y', 'YGate'],
  z: ['z', 'ZGate'],
  h: ['h', 'HGate'],
  s: ['s', 'SGate'],
  sdg: ['sdg', 'SdgGate'],
  t: ['t', 'TGate'],
  tdg: ['tdg', 'TdgGate'],
  sx: ['sx', 'SXGate'],
  sxdg: ['sxdg', 'SXdgGate'],
  p: ['p', 'PhaseGate'],
  rx: ['rx', 'RXGate'],
  ry: ['ry', 'RYGate'],
  rz: ['rz', 'RZGate'],
  u: ['u', 'UGate'],
  swap: ['swap', 'SwapGate'],
  iswap: ['iswap', 'iSwapGate'],
  rxx: ['rxx', 'RXXGate'],
  ryy: ['ryy', 'RYYGate'],
  rzz: ['rzz', 'RZZGate'],
  qft: ['', 'QFTGate'],
  qftdg: ['', 'QFTGate'],
};

/** Methods for one or two controls on |1⟩. */
const CONTROLLED: Readonly<Record<string, string>> = {
  '1 x': 'cx',
  '1 y': 'cy',
  '1 z': 'cz',
  '1 h': 'ch',
  '1 s': 'cs',
  '1 sdg': 'csdg',
  '1 sx': 'csx',
  '1 p': 'cp',
  '1 rx': 'crx',
  '1 ry': 'cry',
  '1 rz': 'crz',
  '1 swap': 'cswap',
  '2 x': 'ccx',
  '2 z': 'ccz',
};

/** Their controlled forms take an angle without a value; others are composed of gates that do. */
const TAKES_SYMBOL: ReadonlySet<string> = new Set(['p', 'rx', 'ry', 'rz', 'u']);

/** Qiskit's symbols know these under other names than `math` does. */
const SYMBOL_METHODS: Readonly<Record<FunctionName, string>> = {
  sin: 'sin()',
  cos: 'cos()',
  tan: 'tan()',
  arcsin: 'arcsin()',
  arccos: 'arccos()',
  arctan: 'arctan()',
  exp: 'exp()',
  ln: 'log()',
  log: 'log()',
  sqrt: '**0.5',
};
const MATH_FUNCTIONS: Readonly<Record<FunctionName, string>> = {
  sin: 'math.sin',
  cos: 'math.cos',
  tan: 'math.tan',
  arcsin: 'math.asin',
  arccos: 'math.acos',
  arctan: 'math.atan',
  exp: 'math.exp',
  ln: 'math.log',
  log: 'math.log',
  sqrt: 'math.sqrt',
};

const WORDS = [
  ...PYTHON_WORDS,
  ...'circuit gate t Parameter ParameterExpression QuantumCircuit QuantumRegister ClassicalRegister'.split(' '),
  ...Object.values(NATIVE).map(([, className]) => className),
  ...Object.values(QISKIT_HELPERS),
  // Qiskit's transpiler knows gates by their names.
  ...Object.keys(NATIVE),
  ...Object.values(CONTROLLED),
  ...`id u1 u2 u3 cu cu1 cu3 r rv rzx dcx ecr rccx rcccx mcx mcp mcphase c3x c4x c3sx c3sqrtx xx_minus_yy xx_plus_yy
    global_phase unitary initialize measure reset barrier delay diagonal permutation store if_else for_loop while_loop
    switch_case box`.split(/\s+/),
];

/**
 * The circuit as a Python program for Qiskit 2: registers under their own names, its own gates as functions that answer
 * a `Gate`, and `t` as a `Parameter`.
 */
export function writeQiskit(circuit: Circuit): Exported {
  return exported(() => {
    checkCircuit(circuit);
    return new QiskitProgram(circuit).text();
  });
}

interface Scope {
  /** The variable that holds the circuit. */
  readonly circuit: string;
  readonly wire: (index: number) => string;
  readonly bit: (index: number) => string;
  readonly spelling: Spelling;
}

class QiskitProgram {
  readonly #circuit: Circuit;
  readonly #names = new Identifiers(WORDS);
  readonly #functions: Map<string, string>;
  readonly #classes = new Set<string>();
  readonly #helpers = new Set<FunctionName>();

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#functions = new Map(circuit.gates.map(({ name }) => [name, this.#names.take(name)]));
  }

  text(): string {
    const { columns, gates } = this.#circuit;
    const usesT = hasSweep(columns);
    const definitions = gates.flatMap((definition) => this.#definition(definition));
    const body = this.#body();
    const helpers = new Map([...this.#helpers].map((name) => [QISKIT_HELPERS[name], helper(name)]));
    const functions = [...[...helpers.values()].flat(), ...definitions];
    return [
      ...this.#head(usesT).map((line) => `# ${line}`),
      'import math',
      '',
      ...this.#imports(usesT),
      '',
      ...(usesT ? ['t = Parameter("t")', ''] : []),
      ...(functions.length > 0 ? ['', ...functions] : []),
      ...body,
      '',
      'print(circuit)',
      '',
    ].join('\n');
  }

  #head(usesT: boolean): string[] {
    return [
      'For Qiskit 2. The first qubit is the top wire and the rightmost digit of a ket, the first bit the rightmost of a result.',
      ...(usesT ? ['The angle t runs from 0 to 1: circuit.assign_parameters({t: 0.5}) gives it a value.'] : []),
    ];
  }

  #imports(usesT: boolean): string[] {
    const classes = [...this.#classes].sort();
    const symbols = [...(usesT ? ['Parameter'] : []), ...(this.#helpers.size > 0 ? ['ParameterExpression'] : [])];
    return [
      `from qiskit import ${[...(this.#circuit.bits.length > 0 ? ['ClassicalRegister'] : []), 'QuantumCircuit', 'QuantumRegister'].join(', ')}`,
      ...(symbols.length > 0 ? [`from qiskit.circuit import ${symbols.join(', ')}`] : []),
      ...(classes.length > 0 ? [`from qiskit.circuit.library import ${classes.join(', ')}`] : []),
    ];
  }

  #body(): string[] {
    const { qubits, bits, columns } = this.#circuit;
    const [wires, wireLines] = this.#registers('QuantumRegister', registersOf(qubits));
    const [places, bitLines] = this.#registers('ClassicalRegister', registersOf(bits));
    const scope: Scope = {
      circuit: 'circuit',
      wire: (index) => wires.places[index] ?? '',
      bit: (index) => places.places[index] ?? '',
      spelling: (name) => name,
    };
    const notes = [...namesNote(qubits, (index) => scope.wire(index)), ...namesNote(bits, (index) => scope.bit(index))];
    return [
      ...notes.map((note) => `# ${note}`),
      ...wireLines,
      ...bitLines,
      `circuit = QuantumCircuit(${[...wires.variables, ...places.variables].join(', ')})`,
      ...blocksOf(columns.flat()).flatMap(({ condition, operations }) =>
        inCondition(
          condition,
          operations.flatMap((operation) => this.#operation(operation, scope)),
          scope,
        ),
      ),
    ];
  }

  #registers(kind: string, registers: readonly Register[]) {
    const variables = this.#names.takeAll(registers.map(({ name }) => name));
    const lines = registers.map(({ size }, index) => `${variables[index]} = ${kind}(${size}, "${variables[index]}")`);
    const places = registers.flatMap(({ size }, index) =>
      Array.from({ length: size }, (_, place) => `${variables[index]}[${place}]`),
    );
    return [{ variables, places }, lines] as const;
  }

  #definition({ name, parameters, qubits, columns }: GateDefinition): string[] {
    const inside = this.#names.nested();
    const angles = inside.takeAll(parameters);
    const scope: Scope = { circuit: 'gate', wire: String, bit: String, spelling: spellingOf(parameters, angles) };
    const called = this.#functions.get(name) ?? '';
    const label = called === name ? '' : `label="${name}"`;
    return [
      `def ${called}(${angles.join(', ')}):`,
      ...indented([
        `gate = QuantumCircuit(${qubits.length}, name="${called}")`,
        ...columns.flat().flatMap((operation) => this.#operation(operation, scope)),
        `return gate.to_gate(${label})`,
      ]),
      '',
      '',
    ];
  }

  #operation(operation: Operation, scope: Scope): string[] {
    const all = (operations: readonly GateOperation[]) => operations.flatMap((each) => this.#gate(each, scope));
    switch (operation.kind) {
      case 'gate':
        return this.#composed(operation, scope);
      case 'measurement': {
        const { before, after } = basisChange(operation);
        const reading = `${scope.circuit}.measure(${scope.wire(operation.qubit)}, ${scope.bit(operation.bit)})`;
        return [...all(before), reading, ...all(after)];
      }
      case 'preparation':
        return [
          `${scope.circuit}.reset(${scope.wire(operation.qubit)})`,
          ...all(preparationGates(operation.state, operation.qubit)),
        ];
      case 'barrier': {
        const wires = operation.qubits.map(scope.wire).join(', ');
        // A Gate holds nothing but gates.
        return [scope.circuit === 'gate' ? `# barrier: ${wires}` : `${scope.circuit}.barrier(${wires})`];
      }
    }
  }

  /** A gate, or where Qiskit cannot control it while an angle has no value yet, the gates that it is made of. */
  #composed(operation: GateOperation, scope: Scope): string[] {
    const { gates } = this.#circuit;
    if (!definitionOf(operation, gates)) {
      return rewritten(operation, isControllable).flatMap((part) => this.#gate(part, scope));
    }
    const hasSymbol = operation.angles.some((angle) => !isConstant(angle));
    const parts = hasSymbol ? partsOf(operation, gates) : [];
    if (!hasSymbol || (operation.controls.length === 0 && parts.every(fitsInGate))) return this.#gate(operation, scope);
    return [
      `# ${operation.gate}:`,
      ...parts.flatMap((part) => rewritten(part, isControllable)).flatMap((part) => this.#gate(part, scope)),
    ];
  }

  #gate(operation: GateOperation, scope: Scope): string[] {
    const { gate: name, controls, targets } = operation;
    const angles = operation.angles.map((angle) => this.#angle(angle, scope));
    const wires = [...controls.map(({ qubit }) => qubit), ...targets].map(scope.wire);
    const [method = '', className = ''] = NATIVE[name] ?? [];
    const isPlain = controls.every(({ on }) => on === 1);
    const short = controls.length === 0 ? method : isPlain ? CONTROLLED[`${controls.length} ${name}`] : '';
    if (short) return [`${scope.circuit}.${short}(${[...angles, ...wires].join(', ')})`];
    if (name === 'gphase') return [`${scope.circuit}.global_phase += ${angles[0] ?? '0'}`];

    const own = this.#functions.get(name);
    const instance =
      own !== undefined
        ? `${own}(${angles.join(', ')})`
        : className === 'QFTGate'
          ? `${this.#use(className)}(${targets.length})${name === 'qftdg' ? '.inverse()' : ''}`
          : `${this.#use(className)}(${angles.join(', ')})`;
    return [`${scope.circuit}.append(${instance}${controlText(controls)}, [${wires.join(', ')}])`];
  }

  #use(className: string): string {
    this.#classes.add(className);
    return className;
  }

  #angle(text: string, scope: Scope): string {
    for (const name of symbolFunctionsIn(angleOf(text))) this.#helpers.add(name);
    return angleIn(QISKIT_ANGLES, text, scope.spelling);
  }
}

/** Whether Qiskit has the gate under these controls, exactly, with or without values for its angles. */
function isControllable({ gate, controls, angles }: GateOperation): boolean {
  if (controls.length === 0) return true;
  if (gate === 'gphase') return false;
  return angles.every(isConstant) || TAKES_SYMBOL.has(gate);
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
  return [
    `with ${scope.circuit}.if_test((${scope.bit(first.bit)}, ${first.value})):`,
    ...indented(inCondition(others, withBody(lines), scope)),
  ];
}

/** Python wants a statement in every block. */
const withBody = (lines: string[]) => (lines.every((line) => line.startsWith('#')) ? [...lines, 'pass'] : lines);

/** Functions of expressions that may have no value yet. */
function symbolFunctionsIn(expression: Expression): FunctionName[] {
  switch (expression.kind) {
    case 'call': {
      const inside = symbolFunctionsIn(expression.argument);
      return namesIn(expression.argument).length === 0 ? inside : [expression.name, ...inside];
    }
    case 'negation':
      return symbolFunctionsIn(expression.operand);
    case 'operation':
      return [...symbolFunctionsIn(expression.left), ...symbolFunctionsIn(expression.right)];
    default:
      return [];
  }
}

/** A function of numbers and of Qiskit's expressions alike. */
function helper(name: FunctionName): string[] {
  const method = SYMBOL_METHODS[name];
  const ofSymbol = method.startsWith('**') ? `value${method}` : `value.${method}`;
  return [
    `def ${QISKIT_HELPERS[name]}(value):`,
    `    return ${ofSymbol} if isinstance(value, ParameterExpression) else ${MATH_FUNCTIONS[name]}(value)`,
    '',
    '',
  ];
}
