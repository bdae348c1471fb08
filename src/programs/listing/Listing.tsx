import type { Language } from '../language.ts';
import { highlight, type Token } from './highlight.ts';

/** A program as text, coloured at build. It scrolls by itself where its lines are long. */
export function Listing({ source, language }: { source: string; language: Language | 'python' }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach them
    <pre className="listing" tabIndex={0}>
      <code>{highlight(source.trimEnd(), language).map(piece)}</code>
    </pre>
  );
}

function piece({ kind, text }: Token, place: number) {
  if (kind === 'plain') return text;
  return (
    <i key={place} className={`tok-${kind}`}>
      {text}
    </i>
  );
}
