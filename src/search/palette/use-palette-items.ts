import { useEffect, useState } from 'react';
import { urls } from '#src/site/urls.ts';
import { suggestNames } from '../did-you-mean/suggest-names.ts';
import type { ExcerptPart } from '../excerpt.ts';
import { findBest } from '../find.ts';

const SHOWN = 8;

/** Loading on every letter would ask for results that nobody sees. */
const PAUSE_MS = 80;

/** A line of the palette. A link leads somewhere; a query is put into the field. */
export type PaletteItem =
  | { type: 'link'; id: string; label: string; note: string; excerpt: readonly ExcerptPart[] }
  | { type: 'query'; id: string; label: string; note: string };

export interface PaletteContent {
  items: readonly PaletteItem[];
  /** Said to screen readers, and shown where there is no item. */
  status: string;
}

/** The lines for what stands in the field: recent searches when it is empty, otherwise the best results. */
export function usePaletteItems(typed: string, recent: readonly string[]): PaletteContent {
  const query = typed.trim();
  const [found, setFound] = useState<PaletteContent>({ items: [], status: '' });

  useEffect(() => {
    if (!query) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const content = await contentFor(query);
      if (isWanted) setFound(content);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query]);

  if (query) return found;
  return { items: recent.map((one) => queryItem(one, 'Recent search')), status: '' };
}

async function contentFor(query: string): Promise<PaletteContent> {
  const all: PaletteItem = {
    type: 'link',
    id: urls.searchFor(query),
    label: `All results for “${query}”`,
    note: 'Search page',
    excerpt: [],
  };
  try {
    const results = await findBest(query, SHOWN);
    if (results.length === 0) {
      const names = await suggestNames(query);
      return {
        items: names.map((name) => queryItem(name, 'Did you mean')),
        status: `Nothing found for “${query}”.`,
      };
    }
    const links = results.map(({ url, title, kind, excerpt }) => ({
      type: 'link' as const,
      id: url,
      label: title,
      note: kind,
      excerpt,
    }));
    return { items: [...links, all], status: `${links.length} results for “${query}”` };
  } catch {
    return { items: [all], status: 'The search could not be loaded.' };
  }
}

function queryItem(query: string, note: string): PaletteItem {
  return { type: 'query', id: `query:${query}`, label: query, note };
}
