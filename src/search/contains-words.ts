/** Endings such as "-ations" may differ between what is typed and what stands there. */
const LONGEST_ENDING = 4;
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
    .every((word) => known.includes(word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING))));
}

/** In lower case and without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
