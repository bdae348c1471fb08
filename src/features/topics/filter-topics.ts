import type { Filtered } from '#src/filters/list-filter.ts';
import { searchable } from '#src/filters/word-match.ts';

interface Topic {
  title: string;
  description: string;
  tags: readonly string[];
  category: string;
}

/** Where the search of All Topics looks: in title, description and tags (R10.3). */
export function filtered({ title, description, tags, category }: Topic): Filtered {
  return { text: searchable(title, description, ...tags), category };
}
