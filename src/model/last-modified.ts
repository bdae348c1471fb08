import { FIRST_EDITION } from './build-date.ts';
import { kinds } from './kinds.ts';
import { allEntries } from './listings.ts';
import { aliases, pageParts, pages, partIds } from './pages.ts';
import { allPages, entriesOf, pageOf } from './read-content.ts';
import { urls } from './urls.ts';

/** A statement of the content with its date, and a page that shows it. */
export interface Dated {
  path: string;
  date: string | undefined;
}

/**
 * The date of each page's content: the latest of its own file and of the entries that it shows, as an ISO date or
 * month. The time of the build says nothing about the content, so it does not count.
 */
export function lastModified(): Map<string, string> {
  const dates = latestOf([...pageDates(), ...entryDates(), ...pieceListDates()]);
  for (const { path, of } of aliases) {
    const date = dates.get(pages[of].path);
    if (date) dates.set(path, date);
  }
  return dates;
}

/** The date of a page. A chart is as new as the page of all charts: what it draws is dated where it stands. */
export function dateOfPage(dates: ReadonlyMap<string, string>, path: string): string | undefined {
  return dates.get(path) ?? dates.get(path.replace(/\/[^/]+$/, ''));
}

export function latestOf(all: readonly Dated[]): Map<string, string> {
  const dates = new Map<string, string>();
  for (const { path, date } of all) if (date && date > (dates.get(path) ?? '')) dates.set(path, date);
  return dates;
}

function pageDates(): Dated[] {
  const parts = partIds.map((id) => ({ path: pageParts[id].path, date: pageOf(id).asOf }));
  return [...allPages().map(({ path, asOf }) => ({ path, date: asOf })), ...parts];
}

function pieceListDates(): Dated[] {
  return entriesOf('topics').map(({ id, lastUpdated }) => ({ path: urls.topicPieces(id), date: lastUpdated }));
}

/** An entry dates the page that lists it and, where it has one, its own. */
function entryDates(): Dated[] {
  return allEntries().flatMap(({ kind, address, date }) =>
    [kinds[kind].page, ...(kinds[kind].alsoOn ?? []), address].map((path) => ({
      path: path.replace(/#.*/, ''),
      date: date && date < FIRST_EDITION ? FIRST_EDITION : date,
    })),
  );
}
