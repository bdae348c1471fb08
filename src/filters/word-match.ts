/**
 * What the search of every list looks at, made comparable: in lower case, without accents, every dash and every white
 * space one space. Made once for each entry.
 */
export function searchable(...texts: readonly string[]): string {
  return texts.map(comparable).join('\n');
}

/**
 * Makes the function that says whether an entry's searchable text has what was typed: all of its words, anywhere and in
 * any order, each perhaps within a longer one. What contains the typed text as it is has its words, too.
 */
export function wordMatch(typed: string): (entry: { readonly text: string }) => boolean {
  const words = comparable(typed).split(' ').filter(Boolean);
  return (entry) => words.every((word) => entry.text.includes(word));
}

/**
 * Makes the function that says whether one of an entry's fields, which are in lower case, has what was typed: trimmed, as
 * one piece, in any case (R10.3, R18.4).
 */
export function phraseMatch(typed: string): (entry: { readonly fields: readonly string[] }) => boolean {
  const phrase = typed.trim().toLowerCase();
  return (entry) => entry.fields.some((field) => field.includes(phrase));
}

function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\p{Pd}\s]+/gu, ' ');
}
