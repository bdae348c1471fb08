import { angleOf, CONSTANTS, type Expression, writeAngle } from '../circuit/angle.ts';

/** The expression of an angle in units of π: `pi/4` is 1/4. What has no factor π in sight is divided by it. */
export function halfTurns(angle: string): string {
  const expression = angleOf(angle);
  const simple = withoutPi(expression);
  const pi: Expression = { kind: 'name', name: 'pi' };
  return writeAngle(simple ?? { kind: 'operation', operator: '/', left: expression, right: pi });
}

function withoutPi(expression: Expression): Expression | undefined {
  switch (expression.kind) {
    case 'name':
      return piInTurns(expression.name);
    case 'negation': {
      const operand = withoutPi(expression.operand);
      return operand && { kind: 'negation', operand };
    }
    case 'operation':
      return OPERATIONS[expression.operator]?.(expression.left, expression.right);
    default:
      return isZero(expression) ? expression : undefined;
  }
}

const isZero = (expression: Expression) => expression.kind === 'number' && expression.value === 0;
const number = (value: number): Expression => ({ kind: 'number', text: String(value), value });

function piInTurns(name: string): Expression | undefined {
  const value = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined;
  if (value === Math.PI) return number(1);
  return value === 2 * Math.PI ? number(2) : undefined;
}

type Rule = (left: Expression, right: Expression) => Expression | undefined;

const sum =
  (operator: '+' | '-'): Rule =>
  (left, right) => {
    const [one, other] = [withoutPi(left), withoutPi(right)];
    return one && other && { kind: 'operation', operator, left: one, right: other };
  };

const OPERATIONS: Readonly<Record<string, Rule>> = {
  '+': sum('+'),
  '-': sum('-'),
  '*': (left, right) => {
    const one = withoutPi(left);
    if (one) return product(one, right);
    const other = withoutPi(right);
    return other && product(left, other);
  },
  '/': (left, right) => {
    const one = withoutPi(left);
    return one && { kind: 'operation', operator: '/', left: one, right };
  },
};

const isOne = (expression: Expression) => expression.kind === 'number' && expression.value === 1;

function product(left: Expression, right: Expression): Expression {
  if (isOne(left)) return right;
  return isOne(right) ? left : { kind: 'operation', operator: '*', left, right };
}
