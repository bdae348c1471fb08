import { BINDING, expressionReader, PREFIX_BINDS } from '../circuit/precedence.ts';
import type { Cursor } from './cursor.ts';
import { TextError } from './fault.ts';
import type { Index, Operand, Term } from './syntax.ts';
import type { Token } from './tokens.ts';

export const NUMBER_TYPES = ['int', 'uint', 'float', 'angle', 'bool'] as const;
/** Types in front of brackets convert what is in them. */
const CASTS: ReadonlySet<string> = new Set([...NUMBER_TYPES, 'bit']);

export interface TermParser {
  readonly term: () => Term;
  readonly operand: () => Operand;
  /** With its square brackets. */
  readonly index: () => Index;
  /** A set, a range or a place, without brackets around it. */
  readonly indexInside: () => Index;
}

/** Reads expressions of OpenQASM. In version 2, `^` is the power; in version 3 it is "either, or" on bits. */
export function termParser(cursor: Cursor, version: 2 | 3): TermParser {
  const { current, advance, is, accept, expect, expected, list } = cursor;

  const operatorHere = () => {
    const { kind, text } = current();
    if (kind !== 'sign') return undefined;
    return version === 2 && text === '^' ? '**' : text;
  };

  const prefix = (): Term => {
    const { line, column, text } = advance();
    const operand = climb(PREFIX_BINDS);
    return text === '+' ? operand : { kind: 'prefix', operator: text as '-' | '!' | '~', operand, line, column };
  };

  const nested = (): Term => {
    advance();
    const inside = term();
    expect(')');
    return inside;
  };

  const bits = ({ text, line, column }: Token): Term => {
    if (!/^[01][01_]*$/.test(text))
      throw new TextError(`"${text.slice(0, 40)}" is no string of bits`, { line, column });
    return { kind: 'bits', text: text.replaceAll('_', ''), line, column };
  };

  const named = (): Term => {
    const { text: name, line, column } = advance();
    if (name === 'measure')
      throw new TextError('a measurement needs a bit of its own before it is used', { line, column });
    if (name === 'true' || name === 'false') return { kind: 'truth', value: name === 'true', line, column };
    if (is('[')) {
      const place = index();
      if (!CASTS.has(name)) return { kind: 'element', name, index: place, line, column };
      // The width of a type, as in int[8](x), says nothing that its bits do not.
      return { kind: 'call', name, arguments: argumentList(), line, column };
    }
    if (!is('(')) return { kind: 'name', name, line, column };
    return { kind: 'call', name, arguments: argumentList(), line, column };
  };

  const argumentList = (): Term[] => {
    expect('(');
    const values = list(term);
    expect(')');
    return values;
  };

  const operand = (): Term => {
    const { kind, text } = current();
    if (kind === 'integer' || kind === 'decimal') return numberTerm(advance());
    if (kind === 'string') return bits(advance());
    if (kind === 'name') return named();
    if (text === '(') return nested();
    if (text === '-' || text === '+' || text === '!' || text === '~') return prefix();
    return expected('a value');
  };

  const climb = expressionReader<Term>({
    peek: operatorHere,
    advance,
    operand,
    isOperator: (text) => Object.hasOwn(BINDING, text),
    combine: (operator, left, right) => ({
      kind: 'operation',
      operator,
      left,
      right,
      line: left.line,
      column: left.column,
    }),
    fail: (message) => {
      throw new TextError(message, current());
    },
  });

  const term = () => climb(0);

  const index = (): Index => {
    expect('[');
    const inside = indexInside();
    if (is(',')) throw new TextError('registers have one dimension', current());
    expect(']');
    return inside;
  };

  const indexInside = (): Index => {
    if (accept('{')) {
      const terms = list(term);
      expect('}');
      return { kind: 'set', terms };
    }
    const ends: (Term | undefined)[] = [boundary()];
    while (ends.length < 3 && accept(':')) ends.push(boundary());
    const [from, second, third] = ends;
    if (ends.length === 1) return from ? { kind: 'one', term: from } : expected('a place');
    return ends.length === 2 ? { kind: 'range', from, to: second } : { kind: 'range', from, step: second, to: third };
  };

  const boundary = () => (is(':') || is(']') ? undefined : term());

  const registerOperand = (): Operand => {
    const { kind, text, line, column } = current();
    if (kind !== 'name' && kind !== 'hardware') return expected('a qubit or bit');
    advance();
    if (kind === 'name' && is('[')) {
      const place = index();
      if (is('[')) throw new TextError('registers have one dimension', current());
      return { name: text, index: place, line, column };
    }
    return { name: text, line, column };
  };

  return { term, operand: registerOperand, index, indexInside };
}

function numberTerm({ kind, text, line, column }: Token): Term {
  const plain = text.replaceAll('_', '');
  return { kind: 'number', text: plain, value: Number(plain), isInteger: kind === 'integer', line, column };
}
