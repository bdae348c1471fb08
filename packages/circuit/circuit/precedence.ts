/**
 * How tightly operators bind in OpenQASM 3 (its specification, "Order of operations"). Angles and the reader of
 * OpenQASM share it, so that an expression means the same in both.
 */
export const BINDING: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '|': 3,
  '^': 4,
  '&': 5,
  '==': 6,
  '!=': 6,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  '<<': 8,
  '>>': 8,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
  '**': 12,
};
/** Signs before an operand. */
export const PREFIX_BINDS = 11;
/** Numbers, names, calls and what is in brackets. */
export const ATOM_BINDS = 13;

const DEEPEST = 64;
/** Each operator makes a tree one deeper, which is walked by recursion. */
const MOST_OPERATORS = 1000;

export interface ExpressionGrammar<Node> {
  /** The operator at the place of reading, or anything else that ends an expression. */
  readonly peek: () => string | undefined;
  readonly advance: () => void;
  /** Reads one operand, with its signs and brackets. */
  readonly operand: () => Node;
  readonly combine: (operator: string, left: Node, right: Node) => Node;
  readonly isOperator: (text: string) => boolean;
  /** Throws. */
  readonly fail: (message: string) => never;
}

/**
 * Reads operands and operators by precedence climbing, in linear time; powers bind from the right. The answer reads an
 * expression of operators that bind more tightly than `above`.
 */
export function expressionReader<Node>(grammar: ExpressionGrammar<Node>): (above: number) => Node {
  let depth = 0;
  let operators = 0;
  const read = (above: number): Node => {
    depth += 1;
    if (depth === 1) operators = 0;
    if (depth > DEEPEST) grammar.fail('too many brackets');
    let left = grammar.operand();
    for (let operator = grammar.peek(); operator !== undefined; operator = grammar.peek()) {
      const binds = grammar.isOperator(operator) ? (BINDING[operator] ?? 0) : 0;
      if (binds <= above) break;
      operators += 1;
      if (operators > MOST_OPERATORS) grammar.fail('too many operators');
      grammar.advance();
      left = grammar.combine(operator, left, read(operator === '**' ? binds - 1 : binds));
    }
    depth -= 1;
    return left;
  };
  return read;
}
