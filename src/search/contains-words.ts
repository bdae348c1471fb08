/** What may differ between what is typed and what stands there: "errors" finds "error", "factored" finds "factoring". */
const ENDING = /(ations?|ions?|ments?|ings?|ities|ity|ies|ers?|als?|ed|es|ly|e|s|y)$/;
const SHORTEST_STEM = 3;

/**
 * Whether a text has every word of a query, endings aside. The engine falls back to words that merely begin like a
 * word that it does not know ("deccoherence" finds "Dec"); nobody looks for those.
 */
export function containsWords(text: string, query: string): boolean {
  const known = plain(text);
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => known.includes(stemOf(word)));
}

/** In lower case and without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  if (stem === word || stem.length < SHORTEST_STEM) return word;
  return stem.replace(/(.)\1$/, '$1');
}
