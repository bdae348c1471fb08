import type { Language } from '../language.ts';
import { highlight, type Token } from './highlight.ts';

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
  return <code>{highlight(source, language).map(piece)}</code>;
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
