import { addressOf, hasPage } from './entry-pages.ts';
import type { Kind } from './kind.ts';
import { kindIds, kinds } from './kinds.ts';
import { allPages, entriesOf, fileOf, remembered } from './read-content.ts';
import { urls } from './urls.ts';

/** The file that an editor opens to correct a page. */
export interface SourceFile {
  file: string;
  /** Whether it is an entry's page or a page of its own. */
  what: 'entry' | 'page';
  /** The folders of the entries that the page lists. */
  folders: readonly string[];
}

/** The file of the page at this path; none of one that is made of several, and of the home page, which has no room. */
export function sourceFileOf(path: string): SourceFile | undefined {
  return remembered('source files', sourceFiles).get(path);
}

function sourceFiles(): ReadonlyMap<string, SourceFile> {
  const files = new Map<string, SourceFile>();
  for (const id of kindIds)
    for (const entry of entriesOf(id)) {
      if (hasPage(id, entry.id))
        files.set(addressOf(id, entry.id), { file: fileOf(id, entry.id), what: 'entry', folders: [] });
    }
  // A topic has a file as an entry and one as a page; what stands on its page is in the latter.
  for (const { id, path } of allPages().filter((page) => page.path !== urls.home()))
    files.set(path, { file: `content/pages/${id}.yaml`, what: 'page', folders: foldersOn(path) });
  return files;
}

/** Folders of the kinds whose entries have no page but this one. */
function foldersOn(path: string): string[] {
  return kindIds
    .filter((id) => {
      const { page, ownPage }: Kind<unknown> = kinds[id];
      return page === path && !ownPage;
    })
    .map((id) => `content/${id}`);
}
