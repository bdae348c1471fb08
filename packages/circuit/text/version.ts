import type { Cursor } from './cursor.ts';
import { TextError } from './fault.ts';
import { LIBRARIES } from './library.ts';
import { lexer, type Token } from './tokens.ts';

const VERSIONS: Readonly<Record<string, 2 | 3>> = { '2': 2, '2.0': 2, '3': 3, '3.0': 3, '3.1': 3 };

/** Reads the line of the version. A text without one is what its words say that it is. */
export function readVersion(cursor: Cursor, text: string): 2 | 3 {
  if (!cursor.accept('OPENQASM')) return guessedVersion(text);
  const { kind, text: written, line, column } = cursor.current();
  if (kind !== 'integer' && kind !== 'decimal') cursor.expected('a version');
  const version = VERSIONS[written];
  if (!version) throw new TextError(`OpenQASM ${written} is not read: versions are 2.0, 3.0 and 3.1`, { line, column });
  cursor.advance();
  cursor.end();
  return version;
}

const WORDS_OF_2: ReadonlySet<string> = new Set(['qreg', 'creg', 'opaque', 'CX']);
const WORDS_OF_3: ReadonlySet<string> = new Set([
  'qubit',
  'bit',
  'const',
  'ctrl',
  'negctrl',
  'inv',
  'gphase',
  'input',
  'for',
]);

function guessedVersion(text: string): 2 | 3 {
  for (const { kind, text: word } of readable(text)) {
    if (kind === 'string' && Object.hasOwn(LIBRARIES, word)) return word === 'qelib1.inc' ? 2 : 3;
    if (kind !== 'name') continue;
    if (WORDS_OF_2.has(word)) return 2;
    if (WORDS_OF_3.has(word)) return 3;
  }
  return 3;
}

/** The numbers of the physical qubits, `$0` and so on, that a text names; ascending. */
export function physicalQubits(text: string): number[] {
  if (!text.includes('$')) return [];
  const found = new Set<number>();
  for (const { kind, text: word } of readable(text)) if (kind === 'hardware') found.add(Number(word.slice(1)));
  return [...found].sort((a, b) => a - b);
}

/** The tokens up to the first that cannot be read, which the reader will report. */
function* readable(text: string): Generator<Token> {
  const { next } = lexer(text);
  try {
    for (let token = next(); token.kind !== 'end'; token = next()) yield token;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
  }
}
