import {
  angleOf,
  CONSTANTS,
  type Expression,
  evaluate,
  type FunctionName,
  type Notation,
  namesIn,
  writeAngle,
} from '../circuit/angle.ts';
import { Refusal } from './exported.ts';

/** How a language writes expressions. */
export interface AngleLanguage {
  /** Spells a number that was typed: digits, perhaps with a point and an exponent. */
  readonly number: (plain: string) => string;
  readonly constants: Readonly<Record<'pi' | 'tau' | 'euler', string>>;
  /** The function's own name there, for an argument without names and for one with. */
  readonly call: (name: FunctionName, argument: string, isConstant: boolean) => string;
  readonly power: Notation['power'];
}

/** Names of the swept symbol and of a gate's parameters in the program. */
export type Spelling = (name: string) => string;

/** An angle in a language; `spelling` says what its names are called there. */
export function angleIn(language: AngleLanguage, text: string, spelling: Spelling): string {
  return writeIn(language, angleOf(text), spelling);
}

function writeIn(language: AngleLanguage, expression: Expression, spelling: Spelling): string {
  return writeAngle(withCallsWritten(language, expression, spelling), {
    name: (name) => name,
    call: (name, argument) => language.call(name, argument, true),
    power: language.power,
  });
}

/** Numbers, names and calls replaced by what they are in the language, as names that no sign can tear apart. */
function withCallsWritten(language: AngleLanguage, expression: Expression, spelling: Spelling): Expression {
  const inside = (part: Expression) => withCallsWritten(language, part, spelling);
  switch (expression.kind) {
    case 'number':
      return { kind: 'name', name: language.number(plainNumber(expression.text)) };
    case 'name':
      return { kind: 'name', name: constantIn(language, expression.name) ?? spelling(expression.name) };
    case 'call': {
      const argument = writeIn(language, expression.argument, spelling);
      const isConstant = namesIn(expression.argument).length === 0;
      return { kind: 'name', name: language.call(expression.name, argument, isConstant) };
    }
    case 'negation':
      return { kind: 'negation', operand: inside(expression.operand) };
    case 'operation':
      return { ...expression, left: inside(expression.left), right: inside(expression.right) };
  }
}

function constantIn(language: AngleLanguage, name: string): string | undefined {
  if (!Object.hasOwn(CONSTANTS, name)) return undefined;
  if (CONSTANTS[name] === Math.PI) return language.constants.pi;
  return CONSTANTS[name] === Math.E ? language.constants.euler : language.constants.tau;
}

/** `.5` as 0.5, `1.` as 1, `007` as 7: all languages agree on these. */
function plainNumber(text: string): string {
  const [mantissa = '', exponent] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${digits}${fraction === '' ? '' : `.${fraction}`}${exponent === undefined ? '' : `e${exponent}`}`;
}

/** The same number, as one that is no integer to the compiler. */
export function asDouble(plain: string): string {
  if (plain.includes('.')) return plain;
  const [mantissa = '', exponent] = plain.split('e');
  return `${mantissa}.0${exponent === undefined ? '' : `e${exponent}`}`;
}

/** A number in full precision, with a sign and without an exponent's plus. */
export function literal(value: number): string {
  if (!Number.isFinite(value)) throw new Refusal('An angle of the circuit is no finite number.');
  return asDouble(String(value).replace('e+', 'e'));
}

/** Python's names of functions in `math`, which `numpy` and `sympy` mostly share. */
const IN_MATH: Readonly<Record<FunctionName, string>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  exp: 'exp',
  ln: 'log',
  log: 'log',
  sqrt: 'sqrt',
};

const MATH = {
  number: (plain: string) => plain,
  constants: { pi: 'math.pi', tau: 'math.tau', euler: 'math.e' },
  power: (base: string, exponent: string) => `${base}**${exponent}`,
} as const;

/** Python with `import math`; a function of a parameter is the program's own helper of that name. */
export const QISKIT_ANGLES: AngleLanguage = {
  ...MATH,
  call: (name, argument, isConstant) =>
    isConstant ? `math.${IN_MATH[name]}(${argument})` : `${QISKIT_HELPERS[name]}(${argument})`,
};

/** What the helpers are called in the exported program. */
const QISKIT_HELPERS = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  arcsin: 'arcsine',
  arccos: 'arccosine',
  arctan: 'arctangent',
  exp: 'exponential',
  ln: 'logarithm',
  log: 'logarithm',
  sqrt: 'square_root',
} as const satisfies Record<FunctionName, string>;
export type QiskitHelper = (typeof QISKIT_HELPERS)[FunctionName];

/** Python with `math` for numbers and `sympy` for what holds a symbol. */
export const CIRQ_ANGLES: AngleLanguage = {
  ...MATH,
  call: (name, argument, isConstant) => `${isConstant ? 'math' : 'sympy'}.${IN_MATH[name]}(${argument})`,
};

const IN_NUMPY: Readonly<Record<FunctionName, string>> = {
  ...IN_MATH,
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
};

/** Python with `from pennylane import numpy as np`. */
export const PENNYLANE_ANGLES: AngleLanguage = {
  number: (plain) => plain,
  constants: { pi: 'np.pi', tau: '(2 * np.pi)', euler: 'np.e' },
  call: (name, argument) => `np.${IN_NUMPY[name]}(${argument})`,
  power: MATH.power,
};

/** The subset of Python in a CUDA-Q kernel: arithmetic on floating point numbers. */
const CUDA_Q_ANGLES: AngleLanguage = {
  number: asDouble,
  constants: { pi: 'np.pi', tau: '(2.0 * np.pi)', euler: literal(Math.E) },
  call: (name) => refuseInKernel(`${name}()`),
  power: () => refuseInKernel('a power'),
};

function refuseInKernel(what: string): never {
  throw new Refusal(`A CUDA-Q kernel cannot compute ${what} of a parameter; give that angle a number.`);
}

/** An angle in a CUDA-Q kernel: functions and powers of numbers are written as their values. */
export function cudaQAngle(text: string, spelling: Spelling): string {
  return writeIn(CUDA_Q_ANGLES, folded(angleOf(text)), spelling);
}

function folded(expression: Expression): Expression {
  switch (expression.kind) {
    case 'call':
      return namesIn(expression).length === 0 ? computed(expression) : expression;
    case 'negation':
      return { kind: 'negation', operand: folded(expression.operand) };
    case 'operation':
      return expression.operator === '**' && namesIn(expression).length === 0
        ? computed(expression)
        : { ...expression, left: folded(expression.left), right: folded(expression.right) };
    default:
      return expression;
  }
}

function computed(expression: Expression): Expression {
  const value = evaluate(expression, {});
  const size: Expression = { kind: 'number', text: literal(Math.abs(value)), value: Math.abs(value) };
  return value < 0 ? { kind: 'negation', operand: size } : size;
}

const IN_QSHARP: Readonly<Record<Exclude<FunctionName, 'exp'>, string>> = {
  sin: 'Sin',
  cos: 'Cos',
  tan: 'Tan',
  arcsin: 'ArcSin',
  arccos: 'ArcCos',
  arctan: 'ArcTan',
  ln: 'Log',
  log: 'Log',
  sqrt: 'Sqrt',
};

/** Q# with `import Std.Math.*`. */
export const QSHARP_ANGLES: AngleLanguage = {
  number: asDouble,
  constants: { pi: 'PI()', tau: '(2.0 * PI())', euler: 'E()' },
  call: (name, argument) => (name === 'exp' ? `(E() ^ (${argument}))` : `${IN_QSHARP[name]}(${argument})`),
  power: (base, exponent) => `${base} ^ ${exponent}`,
};
