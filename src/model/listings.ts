import { addressOf } from './entry-pages.ts';
import type { Kind } from './kind.ts';
import { type KindId, kindIds, kinds } from './kinds.ts';
import { entriesOf, remembered } from './read-content.ts';

/** What can be said of an entry whatever its kind. */
export interface Listing {
  kind: KindId;
  id: string;
  name: string;
  summary: string;
  /** Where it is on this site. */
  address: string;
  /** When its statements were true. */
  date: string | undefined;
  /** What the search finds it by, on its page as on its list; of kinds that have none, what is on their pages. */
  searched: { names?: readonly string[]; text: string } | undefined;
}

export function allEntries(): readonly Listing[] {
  return remembered('all entries', () => kindIds.flatMap(listingsOf));
}

/** The entries of one kind, in their order. */
export function listingsOf(id: KindId): Listing[] {
  const kind: Kind<unknown> = kinds[id];
  return entriesOf(id).map((entry) => ({
    kind: id,
    id: entry.id,
    name: kind.nameOf(entry),
    summary: kind.summaryOf(entry),
    address: addressOf(id, entry.id),
    date: kind.dateOf(entry),
    searched: kind.searched?.(entry),
  }));
}
