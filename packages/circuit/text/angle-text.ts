import {
  angleOf,
  type Expression,
  evaluate,
  type FunctionName,
  type Notation,
  namesIn,
  writeAngle,
} from '../circuit/angle.ts';
import { numberExpression } from './values.ts';

export type Renamed = (name: string) => string;

/** An angle in OpenQASM 3, where a division of whole numbers would leave out the remainder: 1/2 becomes 1.0/2. */
export function angleIn3(angle: string, renamed: Renamed): string {
  const notation: Notation = {
    name: renamed,
    call: (name, argument) => `${name}(${argument})`,
    power: (base, exponent) => `${base}**${exponent}`,
  };
  return writeAngle(withPoints(angleOf(angle)), notation);
}

function withPoints(expression: Expression): Expression {
  switch (expression.kind) {
    case 'negation':
      return { ...expression, operand: withPoints(expression.operand) };
    case 'call':
      return { ...expression, argument: withPoints(expression.argument) };
    case 'operation': {
      const { operator, left, right } = expression;
      const isOfIntegers = isWhole(left) && isWhole(right) && (operator === '/' || operator === '**');
      return { ...expression, left: isOfIntegers ? pointed(left) : withPoints(left), right: withPoints(right) };
    }
    default:
      return expression;
  }
}

/** Whether OpenQASM takes it for a whole number. */
function isWhole(expression: Expression): boolean {
  if (expression.kind === 'number') return /^\d+$/.test(expression.text);
  if (expression.kind === 'negation') return isWhole(expression.operand);
  return expression.kind === 'operation' && isWhole(expression.left) && isWhole(expression.right);
}

/** A whole number with a point in its first part, so that it counts as real. */
function pointed(expression: Expression): Expression {
  if (expression.kind === 'number') return { ...expression, text: `${expression.text}.0` };
  if (expression.kind === 'negation') return { ...expression, operand: pointed(expression.operand) };
  return expression.kind === 'operation'
    ? { ...expression, left: pointed(expression.left), right: withPoints(expression.right) }
    : expression;
}

const FUNCTIONS_OF_2: Partial<Record<FunctionName, string>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  exp: 'exp',
  ln: 'ln',
  log: 'ln',
  sqrt: 'sqrt',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
};
const CONSTANTS_OF_2: Readonly<Record<string, string>> = {
  π: 'pi',
  tau: '(2*pi)',
  τ: '(2*pi)',
  euler: 'exp(1)',
  ℯ: 'exp(1)',
};

/** An angle in OpenQASM 2. Inverse functions, which its standard lacks, are worked out where their value is known. */
export function angleIn2(angle: string, renamed: Renamed): string {
  const notation: Notation = {
    name: (name) => CONSTANTS_OF_2[name] ?? renamed(name),
    call: (name, argument) => `${FUNCTIONS_OF_2[name] ?? name}(${argument})`,
    // Programs disagree on whether a sign binds more tightly than a power.
    power: (base, exponent) => `(${base}^${exponent})`,
  };
  return writeAngle(workedOut(angleOf(angle)), notation);
}

function workedOut(expression: Expression): Expression {
  switch (expression.kind) {
    case 'negation':
      return { ...expression, operand: workedOut(expression.operand) };
    case 'operation':
      return { ...expression, left: workedOut(expression.left), right: workedOut(expression.right) };
    case 'call': {
      if (!expression.name.startsWith('arc') || namesIn(expression).length > 0) {
        return { ...expression, argument: workedOut(expression.argument) };
      }
      return workedOut(numberExpression(evaluate(expression, {})));
    }
    case 'number':
      // Exponents need a point in front of them.
      return { ...expression, text: expression.text.replace(/^(\d+)(?=[eE])/, '$1.0') };
    default:
      return expression;
  }
}
