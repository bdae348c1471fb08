import type { Language } from '../language.ts';

interface Props {
  source: string;
  language: Language | 'python';
}

/** A program as text, colored at build, with its lines numbered. It scrolls by itself where its lines are long. */
export function Listing({ source, language }: Props) {
  const text = source.trimEnd();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach them
    <pre className="listing" tabIndex={0} data-lines={lineNumbers(text)}>
      <Colored source={text} language={language} />
    </pre>
  );
}

/** The text of a program in colors. */
export function Colored({ source, language }: Props) {
  return <code className={`language-${language}`}>{highlight(source, language).map(piece)}</code>;
}

/** One number a line. The style sheet shows them, so that whoever selects or copies the program gets the program. */
export function lineNumbers(text: string): string {
  return text
    .split('\n')
    .map((_, index) => index + 1)
    .join('\n');
}

function piece({ kind, text }: Token, place: number) {
  if (kind === 'plain') return text;
  return (
    <i key={place} className={`tok-${kind}`}>
      {text}
    </i>
  );
}

/** The kind of a piece of a program: comment, string, keyword, or anything else. Numbers stay plain: they are many. */
type TokenKind = 'com' | 'str' | 'key' | 'plain';

interface Token {
  kind: TokenKind;
  text: string;
}

const KEYWORDS: Record<Language | 'python', string> = {
  openqasm:
    'OPENQASM include qubit bit int uint float angle bool const gate def measure reset barrier if else for while in return ctrl inv pow input output let',
  qsharp:
    'import open namespace operation function let mutable set use borrow if elif else for in while repeat until fixup return within apply is Adj Ctl Adjoint Controlled Unit Int Double Bool Qubit Result String Pauli Zero One true false new struct',
  python:
    'import from as def return if elif else for in while with lambda and or not None True False class pass break continue is',
};

/** Comment, string, word; in this order, so that a word in a comment is no word. */
function pattern(language: Language | 'python'): RegExp {
  const comment = language === 'python' ? '#[^\\n]*' : '//[^\\n]*|/\\*[\\s\\S]*?\\*/';
  return new RegExp(`(${comment})|([fr]?"[^"\\n]*"|'[^'\\n]*')|(\\b[A-Za-z_]\\w*\\b)`, 'g');
}

/** Splits a program into colored pieces; joined, they are the program again. */
export function highlight(source: string, language: Language | 'python'): Token[] {
  const keywords = new Set(KEYWORDS[language].split(' '));
  const tokens: Token[] = [];
  let end = 0;
  for (const match of source.matchAll(pattern(language))) {
    const [text, comment, string] = match;
    const kind = comment ? 'com' : string ? 'str' : keywords.has(text) ? 'key' : undefined;
    if (!kind) continue;
    if (match.index > end) tokens.push({ kind: 'plain', text: source.slice(end, match.index) });
    tokens.push({ kind, text });
    end = match.index + text.length;
  }
  return end < source.length ? [...tokens, { kind: 'plain', text: source.slice(end) }] : tokens;
}
