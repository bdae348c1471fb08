import type { FormFields } from './form-fields.ts';

/** The category that lets every entry through. */
export const ALL_CATEGORIES = 'All';

export interface ListFilter {
  text: string;
  category: string;
}

export interface Filtered {
  /** The parts in which the text is looked for. */
  texts: readonly string[];
  category: string;
}

/**
 * Whether an entry passes both filters (specification, §5): the text, ignoring case and white space at its ends, stands
 * in one of the entry's texts; the category is the entry's own, or all.
 */
export function passes(entry: Filtered, { text, category }: ListFilter): boolean {
  const sought = text.trim().toLowerCase();
  const hasText = entry.texts.some((part) => part.toLowerCase().includes(sought));
  return hasText && (category === ALL_CATEGORIES || category === entry.category);
}

/** Text and category of a filter form's fields `q` and `category`; an empty category stands for all. */
export function listFilterOf({ q = '', category }: FormFields): ListFilter {
  return { text: q, category: category || ALL_CATEGORIES };
}
