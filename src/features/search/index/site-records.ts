import type { MainOfPage } from '#src/base/page-tree.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { sourceShelfPaths } from '#src/model/source-shelves.ts';
import { isOnlyAddress, urls } from '#src/model/urls.ts';
import type { SearchRecord } from '../record.ts';
import { entryRecords, kindsOfPages, listsOfKinds } from './entry-records.ts';
import { PageRecords } from './page-records.ts';

/** Everything that can be found on the site, once each of its pages has been read. */
export class SiteRecords {
  readonly #entries = entryRecords();
  readonly #pages = new PageRecords(kindsOfPages(), listsOfKinds(), new Set(this.#entries.map(({ url }) => url)));

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
    return [...this.#pages.all(), ...this.#entries];
  }
}
