import { pages } from './pages.ts';
import type { SourceEntry } from './schemas/source.ts';

/** The lists of the bibliography by their pages in `content/pages`: one page would be too long for all works. */
export const SOURCE_SHELVES = [
  'sources',
  'source-releases',
  'source-news',
  'source-papers',
  'source-early-papers',
] as const satisfies readonly (keyof typeof pages)[];

export type SourceShelf = (typeof SOURCE_SHELVES)[number];

/** Papers from this year on stand apart from older ones. */
const LATER_PAPERS = '2015';

export function shelfOf({ kind, date = '' }: Pick<SourceEntry, 'kind' | 'date'>): SourceShelf {
  if (kind === 'paper') return date >= LATER_PAPERS ? 'source-papers' : 'source-early-papers';
  if (kind === 'release') return 'source-releases';
  return kind === 'news' || kind === 'secondary' ? 'source-news' : 'sources';
}

export const sourceShelfPaths: readonly string[] = SOURCE_SHELVES.map((shelf) => pages[shelf].path);
