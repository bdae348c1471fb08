/** What a piece of OpenQASM is, as far as its color goes. */
export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'plain';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const KEYWORDS =
  'OPENQASM|include|qubit|bit|qreg|creg|gate|opaque|measure|reset|barrier|if|else|for|in|const|int|uint|float|angle|bool|' +
  'let|input|output|ctrl|negctrl|inv|pow|gphase|true|false';

/** One token at the place where a search begins; a block comment ends on this line or not at all. */
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>//.*|/\*(?:[^*]|\*(?!/))*(?:\*/)?)`,
    '(?<string>"[^"]*"?)',
    String.raw`(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)`,
    String.raw`(?<keyword>\b(?:${KEYWORDS})\b)`,
    String.raw`(?<plain>[\p{L}_][\p{L}\p{N}_]*|\s+|.)`,
  ].join('|'),
  'uy',
);

export function tokenAt(line: string, at: number): Token {
  TOKEN.lastIndex = at;
  const groups = TOKEN.exec(line)?.groups ?? {};
  const [kind, text] = Object.entries(groups).find(([, found]) => found !== undefined) ?? ['plain', line.slice(at)];
  return { kind: kind as TokenKind, text };
}

/** All of a line in order; together they are the line. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < line.length; ) {
    const token = tokenAt(line, at);
    const last = tokens.at(-1);
    if (last?.kind === 'plain' && token.kind === 'plain')
      tokens[tokens.length - 1] = { ...last, text: last.text + token.text };
    else tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}
