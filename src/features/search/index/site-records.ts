import type { MainOfPage } from '#src/base/page-tree.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { anchorOf } from '#src/model/entry-pages.ts';
import { kinds } from '#src/model/kinds.ts';
import { allEntries } from '#src/model/listings.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { sourceShelfPaths } from '#src/model/source-shelves.ts';
import { isOnlyAddress, urls } from '#src/model/urls.ts';
import { PageRecords, type SearchRecord } from './page-records.ts';

/** Everything that can be found on the site, once each of its pages has been read. */
export class SiteRecords {
  readonly #entries = entryRecords();
  readonly #pages = new PageRecords(kindsOfPages(), listsOfKinds(), placesOfEntries());

  /** What stands for another page, long lists of what has pages and the search itself would repeat: they are left out. */
  readonly #repeating = new Set([
    urls.search(),
    urls.newsArchive(),
    urls.glossarySources(),
    ...sourceShelfPaths,
    ...entriesOf('topics').map(({ id }) => urls.topicPieces(id)),
  ]);

  read(path: string, page: MainOfPage): void {
    if (!this.#repeating.has(path) && isOnlyAddress(`http://site${path}`)) this.#pages.read(path, page);
  }

  all(): SearchRecord[] {
    return [...this.#pages.all(), sheetRecord(), ...this.#entries];
  }
}

/** The page of paper for management: of all regions the worldwide one, since the others say what the handbook does. */
function sheetRecord(): SearchRecord {
  const { title, description, aliases } = pageOf('post-quantum-migration').sheet;
  const region = { region: 'Worldwide' };
  return {
    url: urls.migrationSheet(),
    kind: 'Pages',
    title: fillIn(title, region),
    names: aliases,
    text: fillIn(description, region),
  };
}

/** Every entry of the kinds that are found by their own words, on its list or on a page of its own. */
export function entryRecords(): SearchRecord[] {
  return allEntries().flatMap(({ kind, name, address, searched }) =>
    searched ? [{ url: address, kind: kinds[kind].label, title: name, ...searched }] : [],
  );
}

/** Where such entries are: on their lists, and on pages of their own. What is there is no text of the page. */
function placesOfEntries(): Set<string> {
  const found = allEntries().filter(({ searched }) => searched);
  return new Set(found.flatMap(({ kind, id, address }) => [address, anchorOf(kind, id)]));
}

/** The pages that entries have for themselves, with the names of their kinds. */
export function kindsOfPages(): Map<string, string> {
  const ownPages = allEntries().filter(({ address }) => !address.includes('#'));
  return new Map(ownPages.map(({ kind, address }) => [address, kinds[kind].label]));
}

/** The pages that list what there is of a kind, with the names of the kinds and those of laws that lead there. */
export function listsOfKinds(): Map<string, string[]> {
  const lists = Map.groupBy(Object.values(kinds), ({ page }) => page);
  const { aliases } = pageOf('post-quantum-migration');
  return new Map(
    [...lists].map(([page, listed]) => [
      page,
      [...listed.map(({ label }) => label), ...(page === urls.migration() ? aliases : [])],
    ]),
  );
}
