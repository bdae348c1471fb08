/** The category that lets every entry through. */
export const ALL_CATEGORIES = 'All';

export interface ListFilter {
  text: string;
  category: string;
}

export const NO_FILTER: ListFilter = { text: '', category: ALL_CATEGORIES };

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

/** The filter in an address's query, `?q=…&category=…`; a category that does not exist counts as all. */
export function filterFromQuery(query: string, categories: readonly string[]): ListFilter {
  const parameters = new URLSearchParams(query);
  const category = categories.find((known) => known === parameters.get('category'));
  return { text: parameters.get('q') ?? '', category: category ?? ALL_CATEGORIES };
}

/** The address with the filter in its query; an empty filter leaves no trace, other parameters stay. */
export function withFilter(address: string, { text, category }: ListFilter): string {
  const url = new URL(address);
  set(url, 'q', text.trim());
  set(url, 'category', category === ALL_CATEGORIES ? '' : category);
  return url.href;
}

function set(url: URL, name: string, value: string): void {
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
}
