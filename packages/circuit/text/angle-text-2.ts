import {
  angleOf,
  type Expression,
  evaluate,
  type FunctionName,
  type Notation,
  namesIn,
  writeAngle,
} from '../circuit/angle.ts';
import type { Renamed } from './angle-text.ts';
import { numberExpression } from './number-expression.ts';

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
