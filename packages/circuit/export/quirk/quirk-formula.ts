import { angleOf, type Expression, evaluate, SWEPT, writeAngle } from '../../circuit/angle.ts';

/** Why a formula of Quirk's cannot be read; a part of a sentence. */
export class FormulaError extends Error {}

const LONGEST = 2000;
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};
const FUNCTIONS: Readonly<Record<string, string>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  exp: 'exp',
  ln: 'ln',
  sqrt: 'sqrt',
  '√': 'sqrt',
};
const BINDING: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };
const SIGN_BINDS = 1;
const FUNCTION_BINDS = 4;
/** Quirk's time runs from −1 to 1 in its formulas while the lab's runs from 0 to 1. */
const QUIRK_TIME = angleOf(`2*${SWEPT} - 1`);

/** What is between values: a bracket, a binary operator, or something that waits for the value after it. */
type Pending =
  | { readonly kind: 'bracket' }
  | { readonly kind: 'binary'; readonly operator: string }
  | { readonly kind: 'prefix'; readonly name: string };

/**
 * An angle or exponent as the lab writes it, from a formula in Quirk's grammar (FormulaParser.js of
 * github.com/Strilanc/Quirk): values side by side are multiplied, signs and functions take the one value after them,
 * and all operators bind from the left. Throws a `FormulaError`.
 */
export function readFormula(text: string): Expression {
  if (text.length > LONGEST) throw new FormulaError('is too long');
  return new FormulaReader().read(tokensOf(text));
}

class FormulaReader {
  readonly #values: Expression[] = [];
  readonly #pending: Pending[] = [];
  #afterValue = false;

  read(tokens: readonly string[]): Expression {
    for (const token of tokens) this.#take(token);
    while (this.#pending.length > 0) this.#apply();
    const [value, ...others] = this.#values;
    if (!value || others.length > 0) throw new FormulaError('is not complete');
    return value;
  }

  #take(token: string): void {
    if (token === ')') this.#close();
    else if (this.#afterValue && BINDING[token] !== undefined) this.#binary(token);
    else {
      if (this.#afterValue) this.#binary('*');
      this.#operand(token);
    }
  }

  #operand(token: string): void {
    const isSign = token === '-' || token === '+';
    if (isSign || FUNCTIONS[token] !== undefined) {
      this.#refuseMisread(isSign ? SIGN_BINDS : FUNCTION_BINDS);
      this.#pending.push({ kind: 'prefix', name: FUNCTIONS[token] ?? token });
    } else if (token === '(') this.#pending.push({ kind: 'bracket' });
    else {
      this.#values.push(valueOfToken(token));
      this.#applyPrefixes();
      this.#afterValue = true;
    }
  }

  /** Quirk itself computes what is before such a sign too early: `1 + 2*-3` is 0 there. */
  #refuseMisread(binds: number): void {
    const last = this.#pending.at(-1);
    const open = this.#pending.filter(({ kind }) => kind === 'prefix').length + this.#values.length;
    if (last?.kind === 'binary' && open > 1 && (BINDING[last.operator] ?? 0) >= binds) {
      throw new FormulaError('has a sign that Quirk itself misreads; put it and its number in brackets');
    }
  }

  #binary(operator: string): void {
    const binds = BINDING[operator] ?? 0;
    for (let last = this.#pending.at(-1); last?.kind === 'binary'; last = this.#pending.at(-1)) {
      if ((BINDING[last.operator] ?? 0) < binds) break;
      this.#apply();
    }
    this.#pending.push({ kind: 'binary', operator });
    this.#afterValue = false;
  }

  #close(): void {
    if (!this.#afterValue) throw new FormulaError('is not complete');
    while (this.#pending.at(-1)?.kind === 'binary') this.#apply();
    if (this.#pending.pop()?.kind !== 'bracket') throw new FormulaError('closes a bracket that is not open');
    this.#applyPrefixes();
  }

  #applyPrefixes(): void {
    while (this.#pending.at(-1)?.kind === 'prefix') this.#apply();
  }

  #apply(): void {
    const last = this.#pending.pop();
    const value = this.#values.pop();
    if (!last || !value) throw new FormulaError('is not complete');
    if (last.kind === 'bracket') throw new FormulaError('leaves a bracket open');
    if (last.kind === 'prefix') {
      this.#values.push(prefixed(last.name, value));
      return;
    }
    const left = this.#values.pop();
    if (!left) throw new FormulaError('is not complete');
    const operator = last.operator === '^' ? '**' : (last.operator as '+' | '-' | '*' | '/');
    this.#values.push({ kind: 'operation', operator, left, right: value });
  }
}

function prefixed(name: string, value: Expression): Expression {
  if (name === '+') return value;
  if (name === '-') return { kind: 'negation', operand: value };
  return { kind: 'call', name: name as 'sin', argument: value };
}

function valueOfToken(token: string): Expression {
  if (/^[\d.]/.test(token)) {
    const value = Number.parseFloat(token);
    if (!Number.isFinite(value)) throw new FormulaError(`holds ${token}, which is no number`);
    return { kind: 'number', text: plain(value), value };
  }
  const fraction = FRACTIONS[token];
  if (fraction !== undefined) return angleOf(fraction);
  if (token === 'pi' || token === 'π') return { kind: 'name', name: 'pi' };
  if (token === 'e') return { kind: 'name', name: 'euler' };
  if (token === 't') return QUIRK_TIME;
  if (token === 'i') throw new FormulaError('is a complex number');
  throw new FormulaError(`holds ${token}, which has no meaning there`);
}

/** Digits as the grammar of angles has them. */
const plain = (value: number) => String(value).replace('e+', 'e');

function tokensOf(text: string): string[] {
  const parts = text.toLowerCase().match(/[\d.]+(?:e[+-]?\d+)?|[a-z_]+|\S/gu) ?? [];
  if (parts.length === 0) throw new FormulaError('is empty');
  // Somebody who is still typing ends with an operator, which Quirk passes over.
  const last = parts.at(-1) ?? '';
  return BINDING[last] !== undefined || FUNCTIONS[last] !== undefined ? parts.slice(0, -1) : parts;
}

/** An angle in radians as text, from an exponent that counts half turns. */
export function turnsToAngle(exponent: Expression): string {
  return writeAngle(simplified(timesPi(exponent)));
}

/** An angle as text, from a formula in radians. */
export function angleText(formula: Expression): string {
  return writeAngle(simplified(formula));
}

const PI: Expression = { kind: 'name', name: 'pi' };

function timesPi(exponent: Expression): Expression {
  if (exponent.kind === 'number' && exponent.value === 1) return PI;
  if (exponent.kind === 'negation') return { kind: 'negation', operand: timesPi(exponent.operand) };
  if (exponent.kind === 'operation' && exponent.operator === '/') {
    const { left, right } = exponent;
    return isPi(right) ? left : { kind: 'operation', operator: '/', left: timesPi(left), right };
  }
  return { kind: 'operation', operator: '*', left: exponent, right: PI };
}

const isPi = (expression: Expression) => expression.kind === 'name' && expression.name === 'pi';

/** Quirk's ((2t − 1) + 1)/2 is the lab's t: what was written for Quirk comes back as it was. */
function simplified(expression: Expression): Expression {
  if (expression.kind === 'negation') return { kind: 'negation', operand: simplified(expression.operand) };
  if (expression.kind === 'call') return { ...expression, argument: simplified(expression.argument) };
  if (expression.kind !== 'operation') return expression;
  if (isLabTime(expression)) return { kind: 'name', name: SWEPT };
  return { ...expression, left: simplified(expression.left), right: simplified(expression.right) };
}

const isLabTime = (expression: Expression) => writeAngle(expression) === `(2*${SWEPT} - 1 + 1)/2`;

/** The lab's angle in Quirk's grammar: signs in brackets, since they bind more tightly there. */
export function writeFormula(angle: string): string {
  return write(angleOf(angle), 0);
}

function write(expression: Expression, binding: number): string {
  const [text, binds] = written(expression);
  return binds < binding ? `(${text})` : text;
}

const ATOM = 5;
const IN_QUIRK: Readonly<Record<string, string>> = {
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  log: 'ln',
};

function written(expression: Expression): [text: string, binds: number] {
  switch (expression.kind) {
    case 'number':
      return [decimal(expression.value), ATOM];
    case 'name':
      return [nameInQuirk(expression.name), ATOM];
    case 'call':
      return [`${IN_QUIRK[expression.name] ?? expression.name}(${write(expression.argument, 0)})`, ATOM];
    case 'negation':
      return [`-${write(expression.operand, ATOM)}`, 0];
    case 'operation': {
      const sign = expression.operator === '**' ? '^' : expression.operator;
      const binds = BINDING[sign] ?? 0;
      const gap = binds === 1 ? ' ' : '';
      const left = write(expression.left, sign === '^' ? ATOM : binds);
      return [`${left}${gap}${sign}${gap}${write(expression.right, sign === '^' ? ATOM : binds + 1)}`, binds];
    }
  }
}

function nameInQuirk(name: string): string {
  if (name === SWEPT) return '((t + 1)/2)';
  const value = evaluate({ kind: 'name', name }, {});
  if (value === Math.PI) return 'pi';
  return value === Math.E ? 'e' : '(2*pi)';
}

/** Quirk reads exponents, but knows no number that begins with a point. */
const decimal = (value: number) => String(value).replace('e+', 'e');
