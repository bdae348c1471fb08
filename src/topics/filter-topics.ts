/** The category that lets every topic through. */
export const ALL_CATEGORIES = 'All';

export interface TopicFilter {
  text: string;
  category: string;
}

export const NO_FILTER: TopicFilter = { text: '', category: ALL_CATEGORIES };

interface FilteredTopic {
  title: string;
  description: string;
  tags: readonly string[];
  category: string;
}

/**
 * Whether a topic passes both filters (specification, §5): the text, ignoring case and white space at its ends, stands
 * in the title, the description or a tag; the category is the topic's own, or all.
 */
export function passes(topic: FilteredTopic, { text, category }: TopicFilter): boolean {
  const sought = text.trim().toLowerCase();
  const hasText = [topic.title, topic.description, ...topic.tags].some((part) => part.toLowerCase().includes(sought));
  return hasText && (category === ALL_CATEGORIES || category === topic.category);
}

/** The filter in an address's query, `?q=…&category=…`; a category that does not exist counts as all. */
export function filterFromQuery(query: string, categories: readonly string[]): TopicFilter {
  const parameters = new URLSearchParams(query);
  const category = categories.find((known) => known === parameters.get('category'));
  return { text: parameters.get('q') ?? '', category: category ?? ALL_CATEGORIES };
}

/** The address with the filter in its query; an empty filter leaves no trace, other parameters stay. */
export function withFilter(address: string, { text, category }: TopicFilter): string {
  const url = new URL(address);
  set(url, 'q', text.trim());
  set(url, 'category', category === ALL_CATEGORIES ? '' : category);
  return url.href;
}

function set(url: URL, name: string, value: string): void {
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
}
