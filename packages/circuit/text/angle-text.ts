import { angleOf, type Expression, type Notation, writeAngle } from '../circuit/angle.ts';

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
