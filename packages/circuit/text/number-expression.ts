import type { Expression } from '../circuit/angle.ts';

export function numberExpression(value: bigint | number): Expression {
  const isNegative = value < 0;
  const text = String(isNegative ? -value : value);
  const number: Expression = { kind: 'number', text, value: Number(text) };
  return isNegative ? { kind: 'negation', operand: number } : number;
}
