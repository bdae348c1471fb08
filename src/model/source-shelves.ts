import type { SourceEntry } from './schemas/source.ts';
import { urls } from './urls.ts';

/** The lists of the bibliography by their pages in `content/pages`: one page would be too long for all works. */
export const sourceShelves = {
  sources: urls.sources(),
  'source-releases': urls.sourceReleases(),
  'source-news': urls.sourceNews(),
  'source-papers': urls.sourcePapers(),
  'source-early-papers': urls.sourceEarlyPapers(),
} as const;

export type SourceShelf = keyof typeof sourceShelves;

/** Papers from this year on stand apart from older ones. */
const LATER_PAPERS = '2015';

/** The list in which a work stands. */
export function shelfOf({ kind, date = '' }: Pick<SourceEntry, 'kind' | 'date'>): SourceShelf {
  if (kind === 'paper') return date >= LATER_PAPERS ? 'source-papers' : 'source-early-papers';
  if (kind === 'release') return 'source-releases';
  return kind === 'news' || kind === 'secondary' ? 'source-news' : 'sources';
}
