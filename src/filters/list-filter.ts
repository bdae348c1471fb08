import type { FormFields } from './form-fields.ts';
import { wordMatch } from './word-match.ts';

/** The category that lets every entry through. */
export const ALL_CATEGORIES = 'All';

export interface ListFilter {
  text: string;
  category: string;
}

export interface Filtered {
  /** What the text is looked for in, as `searchable` makes it. */
  text: string;
  category: string;
}

/**
 * Makes the function that says whether an entry passes both filters (R10.3): it has the words of the text; the category
 * is its own, or all.
 */
export function listFilter({ text, category }: ListFilter): (entry: Filtered) => boolean {
  const hasWords = wordMatch(text);
  return (entry) => (category === ALL_CATEGORIES || category === entry.category) && hasWords(entry.text);
}

/** Text and category of a filter form's fields `q` and `category`; an empty category stands for all. */
export function listFilterOf({ q = '', category }: FormFields): ListFilter {
  return { text: q, category: category || ALL_CATEGORIES };
}
