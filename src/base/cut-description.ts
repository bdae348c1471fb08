const LONGEST = 160;

/** The beginning of a text as search engines show it: whole words, at most 160 letters. */
export function cutDescription(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}
