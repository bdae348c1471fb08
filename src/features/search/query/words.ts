/** What may differ between what is typed and what is there: "errors" finds "error", "factored" finds "factoring". */
const ENDING = /(ations?|ators?|ated|ating|ates?|ions?|ments?|ings?|ities|ity|ies|ers?|ors?|als?|ed|es|ly|e|s|y)$/;
const SHORTEST_STEM = 3;

/** In lower case and without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, plain; hyphens and every other sign divide, only the "s" of a genitive goes with its sign. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replaceAll(/['’]s?\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A word without its endings: "computers" and "computing" have one stem. Words with figures are names and stay. */
export function stemOf(word: string): string {
  const stem = /\d/.test(word) ? word : word.replace(ENDING, '');
  if (stem === word || stem.length < SHORTEST_STEM) return word;
  return stemOf(stem.replace(/(.)\1$/, '$1'));
}

export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}
