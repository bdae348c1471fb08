/** A piece of an excerpt; what was found is marked. */
export interface ExcerptPart {
  text: string;
  isMarked: boolean;
}

/** Pagefind's excerpt as plain pieces of text, so that no markup from the index is ever set into a page. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .replace(/^[\s.,;:]+/, '')
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: unescaped(text), isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
