import {
  CONSTANTS,
  type Expression,
  evaluate,
  isFunction,
  isOperator,
  namesIn,
  type Operator,
  SWEPT,
  writeAngle,
} from '../circuit/angle.ts';
import { type Place, TextError } from './fault.ts';
import { and, type Formula, less, not, or, same } from './formula.ts';
import { numberExpression } from './number-expression.ts';
import type { Index, Term } from './syntax.ts';

/** What an expression of OpenQASM comes to while a text is read. */
export type Value =
  /** `isCut`: a division of integers has left out a remainder on the way. */
  | { readonly kind: 'integer'; readonly value: bigint; readonly isCut: boolean }
  /** A number that may hold names: parameters of a gate, or the swept symbol. */
  | { readonly kind: 'real'; readonly expression: Expression }
  /** A truth value, or one bit. */
  | { readonly kind: 'truth'; readonly formula: Formula }
  /** Several bits, the lowest first. */
  | { readonly kind: 'bits'; readonly bits: readonly Formula[] };

export interface Names {
  /** OpenQASM 2 divides integers as real numbers; OpenQASM 3 cuts the remainder off. */
  readonly version: 2 | 3;
  /** The value of a name. Throws where it has none. */
  readonly valueOf: (name: string, place: Place) => Value;
  /** Which places of a register of this length an index names. */
  readonly placesIn: (index: Index, length: number, name: string, place: Place) => number[];
  readonly lengthOf: (name: string, place: Place) => number;
}

/** In characters; the lab's fields and addresses have the same limit. */
const LONGEST_ANGLE = 200;
/** In bits. */
const LONGEST_NUMBER = 4096;
const LARGEST = 2n ** BigInt(LONGEST_NUMBER);

export const integer = (value: bigint | number, isCut = false): Value => ({
  kind: 'integer',
  value: BigInt(value),
  isCut,
});
export const real = (expression: Expression): Value => ({ kind: 'real', expression });
const truth = (formula: Formula): Value => ({ kind: 'truth', formula });

export function evaluateTerm(term: Term, names: Names): Value {
  switch (term.kind) {
    case 'number':
      if (term.text.length > LONGEST_ANGLE) throw new TextError('this number is too long', term);
      return term.isInteger ? integer(BigInt(term.text)) : real(literal(term.text));
    case 'truth':
      return truth(term.value);
    case 'bits':
      return { kind: 'bits', bits: [...term.text].reverse().map((digit) => digit === '1') };
    case 'name':
      return names.valueOf(term.name, term);
    case 'element':
      return elementOf(term, names);
    case 'call':
      return called(term, names);
    case 'prefix':
      return prefixed(term.operator, evaluateTerm(term.operand, names), term);
    case 'operation':
      return operated(term.operator, evaluateTerm(term.left, names), evaluateTerm(term.right, names), term, names);
  }
}

/** A number as angles are written: 1. as 1.0, .5 as 0.5. */
function literal(text: string): Expression {
  const whole = text.replace(/^\./, '0.').replace(/\.(?=$|[eE])/, '.0');
  return { kind: 'number', text: whole, value: Number(whole) };
}

function elementOf(term: Term & { kind: 'element' }, names: Names): Value {
  const whole = names.valueOf(term.name, term);
  if (whole.kind === 'integer' && term.index.kind === 'one') return bitOf(whole.value, term.index.term, names);
  if (whole.kind !== 'bits') throw new TextError(`${term.name} is no register of bits`, term);
  const places = names.placesIn(term.index, whole.bits.length, term.name, term);
  const bits = places.map((place) => whole.bits[place] ?? false);
  return term.index.kind === 'one' ? truth(bits[0] ?? false) : { kind: 'bits', bits };
}

/** Numbers give their bits as registers do. */
function bitOf(value: bigint, index: Term, names: Names): Value {
  const place = indexOf(evaluateTerm(index, names), index);
  if (place < 0 || place > LONGEST_NUMBER) throw new TextError('this number has no such bit', index);
  return truth(((value >> BigInt(place)) & 1n) === 1n);
}

const ALIASES: Readonly<Record<string, string>> = { asin: 'arcsin', acos: 'arccos', atan: 'arctan' };

function called(term: Term & { kind: 'call' }, names: Names): Value {
  const name = ALIASES[term.name] ?? term.name;
  if (name === 'sizeof') return sizeOf(term, names);
  const values = term.arguments.map((each) => evaluateTerm(each, names));
  const [first, second] = values;
  const takes = name === 'mod' || name === 'pow' ? 2 : 1;
  if (!first || values.length !== takes) {
    throw new TextError(`${term.name} takes ${takes === 1 ? 'one value' : 'two values'}, not ${values.length}`, term);
  }
  if (second) return operated(name === 'mod' ? '%' : '**', first, second, term, names);
  if (isFunction(name)) return real({ kind: 'call', name, argument: expressionOf(first, term) });
  const convert = Object.hasOwn(CONVERSIONS, name) ? CONVERSIONS[name] : undefined;
  if (!convert) throw new TextError(`no function is called ${term.name}`, term);
  return convert(first, term);
}

function sizeOf(term: Term & { kind: 'call' }, names: Names): Value {
  const [of] = term.arguments;
  if (of?.kind !== 'name' || term.arguments.length !== 1)
    throw new TextError('sizeof takes the name of a register', term);
  return integer(names.lengthOf(of.name, of));
}

const CONVERSIONS: Readonly<Record<string, (value: Value, place: Place) => Value>> = {
  float: (value, place) => real(expressionOf(value, place)),
  angle: (value, place) => real(expressionOf(value, place)),
  int: (value, place) => (isKnown(value) ? integer(wholeNumber(value, place, Math.trunc)) : value),
  uint: (value, place) => (isKnown(value) ? integer(wholeNumber(value, place, Math.trunc)) : value),
  bool: (value, place) => truth(formulaOf(value, place)),
  bit: (value, place) => (value.kind === 'bits' ? value : truth(formulaOf(value, place))),
  floor: (value, place) => integer(wholeNumber(value, place, Math.floor)),
  ceiling: (value, place) => integer(wholeNumber(value, place, Math.ceil)),
  popcount: (value, place) => integer(rowOf(value, place).filter((bit) => knownBit(bit, place)).length),
};

function isKnown(value: Value): boolean {
  if (value.kind === 'integer' || value.kind === 'real') return true;
  return (value.kind === 'bits' ? value.bits : [value.formula]).every((bit) => typeof bit === 'boolean');
}

function knownBit(bit: Formula, place: Place): boolean {
  if (typeof bit === 'boolean') return bit;
  throw new TextError('this depends on a measurement, so that it is no number yet', place);
}

function wholeNumber(value: Value, place: Place, round: (number: number) => number): bigint {
  if (value.kind === 'integer') return value.value;
  if (value.kind === 'real') return BigInt(round(numberOf(value.expression, place)));
  return rowOf(value, place).reduce((sum, bit, index) => sum + (knownBit(bit, place) ? 1n << BigInt(index) : 0n), 0n);
}

function prefixed(operator: '-' | '!' | '~', value: Value, place: Place): Value {
  if (operator === '!') return truth(not(formulaOf(value, place)));
  if (operator === '~') return inverted(value, place);
  if (value.kind === 'integer') return { ...value, value: -value.value };
  return real({ kind: 'negation', operand: expressionOf(value, place) });
}

function inverted(value: Value, place: Place): Value {
  if (value.kind === 'truth') return truth(not(value.formula));
  if (value.kind === 'bits') return { kind: 'bits', bits: value.bits.map(not) };
  throw new TextError('~ inverts bits', place);
}

function operated(operator: string, left: Value, right: Value, place: Place, names: Names): Value {
  switch (operator) {
    case '&&':
      return truth(and(formulaOf(left, place), formulaOf(right, place)));
    case '||':
      return truth(or(formulaOf(left, place), formulaOf(right, place)));
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return truth(compared(operator, left, right, place));
    case '&':
    case '|':
    case '^':
      return bitwise(operator, left, right, place);
  }
  if (left.kind === 'integer' && right.kind === 'integer') {
    const whole = ofIntegers(operator, left.value, right.value, place, names.version);
    if (whole) return whole.kind === 'integer' ? { ...whole, isCut: whole.isCut || left.isCut || right.isCut } : whole;
  }
  if (operator === '%') return remainder(left, right, place);
  if (!isOperator(operator)) throw new TextError(`${operator} takes whole numbers`, place);
  return real(joined(operator, expressionOf(left, place), expressionOf(right, place)));
}

function joined(operator: Operator, left: Expression, right: Expression): Expression {
  return { kind: 'operation', operator, left, right };
}

/** Undefined where the answer is no integer. */
function ofIntegers(operator: string, left: bigint, right: bigint, place: Place, version: 2 | 3): Value | undefined {
  const limited = (value: bigint) => {
    if (value > LARGEST || value < -LARGEST) throw new TextError('this number is too large', place);
    return integer(value);
  };
  if ((operator === '/' || operator === '%') && right === 0n) throw new TextError('this divides by zero', place);
  const isCut = operator === '/' && left % right !== 0n;
  if (operator === '**' && right < 0n) return undefined;
  if ((operator === '**' || operator === '<<' || operator === '>>') && (right < 0n || right > LONGEST_NUMBER)) {
    throw new TextError('this number is too large', place);
  }
  if (version === 2 && operator === '/') return undefined;
  switch (operator) {
    case '+':
      return limited(left + right);
    case '-':
      return limited(left - right);
    case '*':
      return limited(left * right);
    case '/':
      return integer(left / right, isCut);
    case '%':
      return integer(left % right);
    case '**':
      if (left > 2n ** 64n || left < -(2n ** 64n)) throw new TextError('this number is too large', place);
      return limited(left ** right);
    case '<<':
      return limited(left << right);
    case '>>':
      return integer(left >> right);
  }
  return undefined;
}

function remainder(left: Value, right: Value, place: Place): Value {
  const [dividend, divisor] = [left, right].map((value) => numberOf(expressionOf(value, place), place));
  if (divisor === 0) throw new TextError('this divides by zero', place);
  return real(numberExpression((dividend ?? 0) % (divisor ?? 1)));
}

function bitwise(operator: '&' | '|' | '^', left: Value, right: Value, place: Place): Value {
  if (left.kind === 'integer' && right.kind === 'integer') {
    const [a, b] = [left.value, right.value];
    return integer(operator === '&' ? a & b : operator === '|' ? a | b : a ^ b);
  }
  const of = (a: Formula, b: Formula) => (operator === '&' ? and(a, b) : operator === '|' ? or(a, b) : not(same(a, b)));
  if (left.kind === 'truth' && right.kind === 'truth') return truth(of(left.formula, right.formula));
  const [rows, others] = rowsOf(left, right, place);
  return { kind: 'bits', bits: rows.map((bit, index) => of(bit, others[index] ?? false)) };
}

function compared(operator: string, left: Value, right: Value, place: Place): Formula {
  if (isNumber(left) && isNumber(right)) return comparedNumbers(operator, left, right, place);
  const [row, other] = rowsOf(left, right, place);
  const equal = () => and(...row.map((bit, index) => same(bit, other[index] ?? false)));
  if (operator === '==') return equal();
  if (operator === '!=') return not(equal());
  if (operator === '<') return less(row, other);
  if (operator === '>') return less(other, row);
  return operator === '<=' ? not(less(other, row)) : not(less(row, other));
}

const isNumber = ({ kind }: Value) => kind === 'integer' || kind === 'real';

function comparedNumbers(operator: string, left: Value, right: Value, place: Place): boolean {
  const [a, b] =
    left.kind === 'integer' && right.kind === 'integer'
      ? [left.value, right.value]
      : [numberOf(expressionOf(left, place), place), numberOf(expressionOf(right, place), place)];
  if (operator === '==') return a === b;
  if (operator === '!=') return a !== b;
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

/** Two values as rows of bits of the same length. */
function rowsOf(left: Value, right: Value, place: Place): [Formula[], Formula[]] {
  const rows = [rowOf(left, place), rowOf(right, place)] as const;
  const length = Math.max(rows[0].length, rows[1].length);
  const padded = (row: readonly Formula[]) => [...row, ...Array<Formula>(length - row.length).fill(false)];
  return [padded(rows[0]), padded(rows[1])];
}

function rowOf(value: Value, place: Place): readonly Formula[] {
  if (value.kind === 'bits') return value.bits;
  if (value.kind === 'truth') return [value.formula];
  if (value.kind === 'real') throw new TextError('bits are compared with whole numbers', place);
  if (value.value < 0n) throw new TextError('bits are never negative', place);
  return [...value.value.toString(2)].reverse().map((digit) => digit === '1');
}

/** Whether a value holds: a number or bits that are not zero. */
export function formulaOf(value: Value, place: Place): Formula {
  switch (value.kind) {
    case 'truth':
      return value.formula;
    case 'bits':
      return or(...value.bits);
    case 'integer':
      return value.value !== 0n;
    case 'real':
      return numberOf(value.expression, place) !== 0;
  }
}

/** A value as an angle or part of one. */
export function expressionOf(value: Value, place: Place): Expression {
  if (value.kind === 'real') return value.expression;
  if (value.kind !== 'integer') throw new TextError('expected a number, not bits', place);
  if (value.isCut) {
    throw new TextError(
      'OpenQASM 3 divides integers without remainder: write one of them with a point, as in 1.0/2',
      place,
    );
  }
  return numberExpression(value.value);
}

/** The number that an expression is. A fault where it depends on what is only known later. */
export function numberOf(expression: Expression, place: Place): number {
  const [name] = namesIn(expression);
  if (name !== undefined) throw new TextError(`${name} has no value here`, place);
  try {
    return evaluate(expression, {});
  } catch {
    throw new TextError('this is no finite number', place);
  }
}

/** A whole number that indexes and counts. */
export function indexOf(value: Value, place: Place): number {
  if (value.kind !== 'integer') throw new TextError('expected a whole number', place);
  const number = Number(value.value);
  if (!Number.isSafeInteger(number)) throw new TextError('this number is too large', place);
  return number;
}

/** Not longer than an angle may be: a number takes the place of an expression that is. */
export function shortened(expression: Expression, place: Place): Expression {
  const text = writeAngle(expression);
  if (text.length <= LONGEST_ANGLE) return expression;
  if (namesIn(expression).length > 0) throw new TextError(`an angle has at most ${LONGEST_ANGLE} characters`, place);
  return numberExpression(numberOf(expression, place));
}

/** An angle as the circuit holds it. A fault unless it is finite, wherever in its sweep. */
export function angleText(expression: Expression, place: Place): string {
  const short = shortened(expression, place);
  const names = namesIn(short);
  if (names.every((name) => name === SWEPT)) {
    for (const t of names.length > 0 ? [0, 0.5, 1] : [0]) {
      if (!hasValueAt(short, t)) {
        throw new TextError(`this angle is no finite number${names.length > 0 ? ` at t = ${t}` : ''}`, place);
      }
    }
  }
  return writeAngle(short);
}

function hasValueAt(expression: Expression, t: number): boolean {
  try {
    evaluate(expression, { [SWEPT]: t });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Constants of a version: OpenQASM 2 knows only pi. */
export function constantOf(name: string, version: 2 | 3): Value | undefined {
  if (!Object.hasOwn(CONSTANTS, name) || (version === 2 && name !== 'pi')) return undefined;
  return real({ kind: 'name', name });
}
