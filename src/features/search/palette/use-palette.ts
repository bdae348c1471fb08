import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { urls } from '#src/model/urls.ts';
import { ask } from '../client.ts';
import type { Found } from '../find.ts';
import { recentSearches } from '../recent-searches.ts';

const SHOWN = 8;

/** A line of the palette. A link leads somewhere; a query is put into the field. */
export type PaletteOption =
  | { type: 'link'; href: string; label: string; found?: Found }
  | { type: 'query'; label: string; note: string };

export interface PaletteContent {
  options: readonly PaletteOption[];
  /** Said to screen readers, and shown where there is no option. */
  status: string;
}

const NOTHING: PaletteContent = { options: [], status: '' };

/** What is in the field, and the lines for it: recent searches while it is empty, otherwise the best results. */
export function usePalette() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [content, setContent] = useState(NOTHING);
  const query = typed.trim();

  // Whatever was typed before the script came is in the field.
  useLayoutEffect(() => {
    setTyped(field.current?.value ?? '');
    setRecent(recentSearches());
  }, []);

  useEffect(() => {
    if (!query) {
      setContent(NOTHING);
      return;
    }
    return ask({ query, best: SHOWN, ofEachKind: 0 }, (reply) => {
      if (reply.stage === 'failed')
        setContent({ options: [allResults(query)], status: 'The search could not be loaded.' });
      else setContent((last) => contentOf(query, reply.answer, reply.stage === 'whole', last));
    });
  }, [query]);

  function write(text: string) {
    if (field.current) field.current.value = text;
    setTyped(text);
  }

  const recentOptions = recent.map((label) => ({ type: 'query' as const, label, note: 'Recent search' }));
  return {
    field,
    query,
    recent,
    content: query ? content : { options: recentOptions, status: '' },
    setTyped,
    write,
    readRecent: () => setRecent(recentSearches()),
  };
}

function contentOf(
  query: string,
  { best, suggestions }: { best: readonly Found[]; suggestions: readonly string[] },
  isWhole: boolean,
  last: PaletteContent,
): PaletteContent {
  const links = best.map((found) => ({ type: 'link' as const, href: found.url, label: found.title, found }));
  if (!isWhole) return links.length > 0 ? { options: links, status: 'Searching…' } : last;
  if (links.length > 0)
    return { options: [...links, allResults(query)], status: `${links.length} results for “${query}”` };
  const names = suggestions.map((label) => ({ type: 'query' as const, label, note: 'Did you mean' }));
  return { options: names, status: `Nothing found for “${query}”.` };
}

function allResults(query: string): PaletteOption {
  return { type: 'link', href: urls.searchFor(query), label: `All results for “${query}”` };
}
