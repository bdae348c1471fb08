import { TextError } from './fault.ts';

/** A line of a `.dem` file that says something. */
export interface Line {
  readonly line: number;
  /** In small letters, or `}`. */
  readonly name: string;
  readonly numbers: readonly string[];
  readonly targets: readonly string[];
  /** Whether it ends with `{`. */
  readonly opens: boolean;
}

/** Takes a text apart, line by line; comments and tags are passed over. Throws a `TextError`. */
export function* linesOf(text: string): Generator<Line> {
  let line = 0;
  let start = 0;
  while (start <= text.length) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    line += 1;
    const found = lineOf(text.slice(start, end).trim(), line);
    if (found) yield found;
    start = end + 1;
  }
}

function lineOf(text: string, line: number): Line | undefined {
  if (text === '' || text.startsWith('#')) return undefined;
  const name = /^(?:[a-z]\w*|\})/i.exec(text)?.[0];
  if (name === undefined)
    throw new TextError(`expected an instruction such as error(0.01) D0 D1, not ${shown(text)}`, line);
  const { numbers, rest } = bracketed(withoutTag(text.slice(name.length), line), line);
  const opens = rest.endsWith('{');
  const targets = (opens ? rest.slice(0, -1) : rest).split(/\s/).filter((target) => target !== '');
  return { line, name: name.toLowerCase(), numbers, targets, opens };
}

/** A tag may hold a hash, so it goes before the comment. */
function withoutTag(text: string, line: number): string {
  if (!text.startsWith('[')) return withoutComment(text);
  const end = text.indexOf(']');
  if (end < 0) throw new TextError('expected ] at the end of the tag', line);
  return withoutComment(text.slice(end + 1));
}

function withoutComment(text: string): string {
  const hash = text.indexOf('#');
  return (hash < 0 ? text : text.slice(0, hash)).trim();
}

function bracketed(text: string, line: number): { numbers: readonly string[]; rest: string } {
  if (!text.startsWith('(')) return { numbers: [], rest: text };
  const end = text.indexOf(')');
  if (end < 0) throw new TextError('expected ) after the numbers', line);
  const inside = text.slice(1, end).trim();
  const numbers = inside === '' ? [] : inside.split(',').map((number) => number.trim());
  return { numbers, rest: text.slice(end + 1).trim() };
}

/** Not more of a text than a sentence bears. */
export function shown(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
