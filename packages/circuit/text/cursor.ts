import { type Place, TextError } from './fault.ts';
import { lexer, type Token } from './tokens.ts';

/** The place of reading in a text, and what every part of the parser does there. */
export interface Cursor {
  readonly current: () => Token;
  readonly ahead: () => Token;
  readonly advance: () => Token;
  /** Goes on after the line of the current token. */
  readonly skipLine: () => void;
  readonly is: (word: string) => boolean;
  readonly accept: (word: string) => boolean;
  readonly expect: (word: string) => Token;
  readonly name: (what: string) => Token;
  /** "expected … before …" at the current token. */
  readonly expected: (what: string) => never;
  /** Items with commas between them, up to a sign that is not consumed. */
  readonly list: <Item>(item: () => Item) => Item[];
  /** A statement's end. */
  readonly end: () => void;
}

const IN_WORDS: Readonly<Record<string, string>> = { ',': 'a comma', ';': 'a semicolon' };
const LONGEST_QUOTATION = 40;

export function cursorOf(text: string): Cursor {
  const lex = lexer(text);
  let token = lex.next();
  let following: Token | undefined;
  let before: Token = token;

  const advance = () => {
    before = token;
    token = following ?? lex.next();
    following = undefined;
    return before;
  };
  const ahead = () => {
    following ??= lex.next();
    return following;
  };
  const is = (word: string) => token.text === word && token.kind !== 'string';
  const accept = (word: string) => {
    if (!is(word)) return false;
    advance();
    return true;
  };
  const expected = (what: string): never => {
    throw new TextError(`expected ${what} ${found(token)}`, token);
  };
  const expect = (word: string) => (is(word) ? advance() : expected(IN_WORDS[word] ?? word));

  const name = (what: string) => (token.kind === 'name' ? advance() : expected(what));

  const list = <Item>(item: () => Item): Item[] => {
    const items = [item()];
    while (accept(',')) items.push(item());
    // Another name on the same line: what is missing is what would separate it.
    if ((token.kind === 'name' || token.kind === 'hardware') && token.line === before.line) expected('a comma');
    return items;
  };

  const end = () => {
    if (accept(';')) return;
    if (token.line === before.line && token.kind !== 'end') expected('a semicolon');
    throw new TextError('expected a semicolon at the end of the line', endOf(before));
  };

  return {
    current: () => token,
    ahead,
    advance,
    skipLine: () => {
      lex.restOfLine(token);
      following = undefined;
      token = lex.next();
    },
    is,
    accept,
    expect,
    name,
    expected,
    list,
    end,
  };
}

function endOf({ line, column, at, end }: Token): Place {
  return { line, column: column + end - at };
}

function found({ kind, text }: Token): string {
  if (kind === 'end') return 'at the end of the text';
  const short = text.length > LONGEST_QUOTATION ? `${text.slice(0, LONGEST_QUOTATION)}…` : text;
  return `before ${kind === 'string' ? `"${short}"` : short}`;
}
