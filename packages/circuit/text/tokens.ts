import { type Place, TextError } from './fault.ts';

export interface Token extends Place {
  readonly kind: 'name' | 'integer' | 'decimal' | 'string' | 'hardware' | 'sign' | 'end';
  readonly text: string;
  /** Where it begins and ends in the text, from 0. */
  readonly at: number;
  readonly end: number;
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?/y;
const HARDWARE = /\$\d+/y;
const SIGN = /->|==|!=|<=|>=|<<|>>|&&|\|\||\*\*|\+\+|\+=|-=|\*=|[-+*/%^()[\]{};:,.=<>!~&|@#]/y;
const BLANK = ' \t\r\f\v\u00a0\ufeff';

/** One token after the other, so that a large text needs no list of them. */
export interface Lexer {
  readonly next: () => Token;
  /** Everything up to the end of the line, which is then behind. */
  readonly restOfLine: (token: Token) => void;
}

/** Takes `text` apart from a place on; its tokens are OpenQASM's. Throws a `TextError` at a sign without meaning. */
export function lexer(
  text: string,
  start: Pick<Token, 'at' | 'line' | 'column'> = { at: 0, line: 1, column: 1 },
): Lexer {
  let at = start.at;
  let line = start.line;
  let lineStart = start.at - start.column + 1;

  const placeOf = (index: number): Place => ({ line, column: index - lineStart + 1 });
  const newLine = () => {
    line += 1;
    lineStart = at;
  };

  const skipBlockComment = () => {
    const end = text.indexOf('*/', at + 2);
    if (end < 0) throw new TextError('this comment never ends', placeOf(at));
    for (let feed = text.indexOf('\n', at); feed >= 0 && feed < end; feed = text.indexOf('\n', at)) {
      at = feed + 1;
      newLine();
    }
    at = end + 2;
  };

  const skipSpace = () => {
    for (; at < text.length; ) {
      const sign = text.charAt(at);
      if (sign === '\n') {
        at += 1;
        newLine();
      } else if (BLANK.includes(sign)) at += 1;
      else if (text.startsWith('//', at)) at = endOfLine(text, at);
      else if (text.startsWith('/*', at)) skipBlockComment();
      else return;
    }
  };

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };

  const token = (kind: Token['kind'], found: string, length = found.length): Token => {
    const begin = at;
    at += length;
    return { kind, text: found, at: begin, end: at, ...placeOf(begin) };
  };

  const quoted = (): Token => {
    const end = text.indexOf(text.charAt(at), at + 1);
    if (end < 0 || end > endOfLine(text, at)) throw new TextError('this quotation never ends', placeOf(at));
    return token('string', text.slice(at + 1, end), end + 1 - at);
  };

  const number = (found: string): Token => {
    const isPlain = /^\d[\d_]*$/.test(found);
    const isRadix = /^0[xXoObB]/.test(found);
    NAME.lastIndex = at + found.length;
    const unit = NAME.exec(text)?.[0];
    if (unit !== undefined) throw new TextError(`${found}${unit} is no number that a circuit can hold`, placeOf(at));
    return token(isPlain || isRadix ? 'integer' : 'decimal', found);
  };

  const next = (): Token => {
    skipSpace();
    if (at >= text.length) return token('end', '');
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'") return quoted();
    const name = match(NAME);
    if (name !== undefined) return token('name', name);
    const digits = match(NUMBER);
    if (digits !== undefined) return number(digits);
    const hardware = match(HARDWARE);
    if (hardware !== undefined) return token('hardware', hardware);
    const found = match(SIGN);
    if (found !== undefined) return token('sign', found);
    throw new TextError(`${shown(text.codePointAt(at) ?? 0)} has no meaning here`, placeOf(at));
  };

  const restOfLine = (from: Token) => {
    at = endOfLine(text, from.at);
    line = from.line;
    lineStart = from.at - from.column + 1;
  };

  return { next, restOfLine };
}

/** A character, or its number where nothing of it can be seen. */
function shown(point: number): string {
  const character = String.fromCodePoint(point);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
