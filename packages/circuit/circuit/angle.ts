import { ATOM_BINDS, BINDING, expressionReader, PREFIX_BINDS } from './precedence.ts';

/**
 * Angles are expressions in a grammar of their own, never evaluated as code: numbers, `pi`, `tau`, `euler`, names, the
 * operators + - * / and ** (also written ^), brackets, and the functions of OpenQASM.
 */
export type Expression =
  | { readonly kind: 'number'; readonly text: string; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly argument: Expression }
  | { readonly kind: 'negation'; readonly operand: Expression }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export type Operator = '+' | '-' | '*' | '/' | '**';

export function isOperator(text: string): text is Operator {
  return Object.hasOwn(OPERATIONS, text);
}

export const FUNCTIONS = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log,
  sqrt: Math.sqrt,
} as const satisfies Record<string, (value: number) => number>;
export type FunctionName = keyof typeof FUNCTIONS;

/** Constants, under all the names that OpenQASM 3 gives them. */
export const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  π: Math.PI,
  tau: 2 * Math.PI,
  τ: 2 * Math.PI,
  euler: Math.E,
  ℯ: Math.E,
};

/** The angle that plays: it runs from 0 to 1 in a sweep. */
export const SWEPT = 't';

/** What an angle is not, in one sentence, with the place (from 0) in its text. */
export class AngleError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

interface Token {
  readonly text: string;
  readonly at: number;
}

const TOKEN = /\s*(?:((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|([\p{L}_][\p{L}\p{N}_]*)|(\*\*|[-+*/^()−×·÷]))/uy;
/** Signs that people paste. */
const WRITTEN_AS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '·': '*', '÷': '/', '^': '**' };

/** Reads an expression. Throws an `AngleError` that says what was expected. */
export function parseAngle(text: string): Expression {
  const tokens = tokensOf(text);
  let next = 0;
  const peek = () => tokens[next]?.text;
  const place = () => tokens[next]?.at ?? text.length;
  const advance = () => {
    next += 1;
  };
  const fail = (expected: string): never => {
    const found = peek();
    throw new AngleError(`expected ${expected}${found === undefined ? '' : ` before ${found}`}`, place());
  };
  const take = (sign: string) => {
    if (peek() !== sign) fail(sign);
    advance();
  };
  const nested = (): Expression => {
    take('(');
    const inside = expression(0);
    take(')');
    return inside;
  };

  const operand = (): Expression => {
    const token = tokens[next];
    if (!token) return fail('an angle');
    if (token.text === '(') return nested();
    if (token.text === '-' || token.text === '+') {
      advance();
      const inner = expression(PREFIX_BINDS);
      return token.text === '-' ? { kind: 'negation', operand: inner } : inner;
    }
    if (/^[\d.]/.test(token.text)) {
      advance();
      return { kind: 'number', text: token.text, value: Number(token.text) };
    }
    if (!/^[\p{L}_]/u.test(token.text)) return fail('an angle');
    advance();
    if (peek() !== '(') return { kind: 'name', name: token.text };
    if (!isFunction(token.text)) throw new AngleError(`no function is called ${token.text}`, token.at);
    return { kind: 'call', name: token.text, argument: nested() };
  };

  const expression = expressionReader<Expression>({
    peek,
    advance,
    operand,
    isOperator,
    combine: (operator, left, right) => ({ kind: 'operation', operator: operator as Operator, left, right }),
    fail: (message) => {
      throw new AngleError(message, place());
    },
  });

  const whole = expression(0);
  if (next < tokens.length) fail('an operator');
  return whole;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) {
      const space = /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
      throw new AngleError(`${text.slice(at + space, at + space + 1)} has no meaning in an angle`, at + space);
    }
    const sign = found[0].trimStart();
    tokens.push({ text: WRITTEN_AS[sign] ?? sign, at: TOKEN.lastIndex - sign.length });
  }
  return tokens;
}

export function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

/** Values of names, besides the constants. */
export type Names = Readonly<Record<string, number>>;

/** The value of an expression; a RangeError for a name without value, or one that is no finite number. */
export function evaluate(expression: Expression, names: Names): number {
  const value = compute(expression, names);
  if (!Number.isFinite(value)) throw new RangeError('The angle is no finite number');
  return value;
}

function compute(expression: Expression, names: Names): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'name': {
      const { name } = expression;
      const value = Object.hasOwn(names, name)
        ? names[name]
        : Object.hasOwn(CONSTANTS, name)
          ? CONSTANTS[name]
          : undefined;
      if (value === undefined) throw new RangeError(`${name} has no value`);
      return value;
    }
    case 'call':
      return FUNCTIONS[expression.name](compute(expression.argument, names));
    case 'negation':
      return -compute(expression.operand, names);
    case 'operation':
      return OPERATIONS[expression.operator](compute(expression.left, names), compute(expression.right, names));
  }
}

const OPERATIONS: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '**': (left, right) => left ** right,
};

/** The names in an expression that are no constants. */
export function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'name':
      return Object.hasOwn(CONSTANTS, expression.name) ? [] : [expression.name];
    case 'call':
      return namesIn(expression.argument);
    case 'negation':
      return namesIn(expression.operand);
    case 'operation':
      return [...new Set([...namesIn(expression.left), ...namesIn(expression.right)])];
  }
}

/** Words of a language in which an expression is written. */
export interface Notation {
  name: (name: string) => string;
  call: (name: FunctionName, argument: string) => string;
  power: (base: string, exponent: string) => string;
}

const OPENQASM: Notation = {
  name: (name) => name,
  call: (name, argument) => `${name}(${argument})`,
  power: (base, exponent) => `${base}**${exponent}`,
};

/** An expression as text, with no more brackets than it needs. */
export function writeAngle(expression: Expression, notation: Notation = OPENQASM): string {
  const write = (part: Expression, binding: number): string => {
    const [text, binds] = written(part);
    return binds < binding ? `(${text})` : text;
  };
  const written = (part: Expression): [text: string, binds: number] => {
    switch (part.kind) {
      case 'number':
        return [part.text, ATOM_BINDS];
      case 'name':
        return [notation.name(part.name), ATOM_BINDS];
      case 'call':
        return [notation.call(part.name, write(part.argument, 0)), ATOM_BINDS];
      case 'negation':
        return [`-${write(part.operand, PREFIX_BINDS)}`, PREFIX_BINDS];
      case 'operation': {
        const binds = BINDING[part.operator] ?? 0;
        if (part.operator === '**')
          return [notation.power(write(part.left, ATOM_BINDS), write(part.right, ATOM_BINDS)), binds];
        return [`${write(part.left, binds)}${spaced(part.operator)}${write(part.right, binds + 1)}`, binds];
      }
    }
  };
  return write(expression, 0);
}

const spaced = (operator: Operator) => (operator === '+' || operator === '-' ? ` ${operator} ` : operator);

/** Names replaced by expressions, as the parameters of a gate are. */
export function substitute(expression: Expression, values: Readonly<Record<string, Expression>>): Expression {
  switch (expression.kind) {
    case 'number':
      return expression;
    case 'name':
      return Object.hasOwn(values, expression.name) ? (values[expression.name] ?? expression) : expression;
    case 'call':
      return { ...expression, argument: substitute(expression.argument, values) };
    case 'negation': {
      const operand = substitute(expression.operand, values);
      return operand.kind === 'negation' ? operand.operand : { ...expression, operand };
    }
    case 'operation':
      return { ...expression, left: substitute(expression.left, values), right: substitute(expression.right, values) };
  }
}

const read = new Map<string, Expression>();
const MOST_KEPT = 4096;

/** As `parseAngle`, and remembers: the same angle is read again at every change of a circuit. */
export function angleOf(text: string): Expression {
  const known = read.get(text);
  if (known) return known;
  const expression = parseAngle(text);
  if (read.size >= MOST_KEPT) read.clear();
  read.set(text, expression);
  return expression;
}

/** The value of an angle in radians. Throws as `parseAngle` and `evaluate` do. */
export function radians(text: string, names: Names): number {
  return evaluate(angleOf(text), names);
}

export function negated(text: string): string {
  const expression = angleOf(text);
  return writeAngle(expression.kind === 'negation' ? expression.operand : { kind: 'negation', operand: expression });
}
