import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf, builtPages } from '#src/base/built-files.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { sourceShelfPaths } from '#src/model/source-shelves.ts';
import { isOnlyAddress, urls } from '#src/model/urls.ts';
import type { SearchRecord } from '../record.ts';
import { entryRecords, kindsOfPages } from './entry-records.ts';
import { type BuiltPage, pageRecords } from './page-records.ts';
import { writeIndex } from './write-index.ts';

/**
 * After the build: writes the search index into `dist/pagefind`, and the catalog of its records beside it. It reads
 * the finished pages, so it comes after every integration that changes them.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const records = allRecords(dist);
        await writeIndex(records, join(dist, urls.searchFolder()));
        logger.info(`${records.length} records`);
      },
    },
  };
}

/** Everything that can be found in a finished build. */
export function allRecords(dist: string): SearchRecord[] {
  const entries = entryRecords();
  const pages = pageRecords(searchedPages(dist), kindsOfPages(), new Set(entries.map(({ url }) => url)));
  return [...pages, ...entries];
}

/** The pages for visitors; what stands for another page, long lists of what has pages and the search itself would repeat. */
function searchedPages(dist: string): BuiltPage[] {
  const lists = [urls.newsArchive(), ...sourceShelfPaths, ...entriesOf('topics').map(topicList)];
  const repeating = new Set([urls.search(), ...lists]);
  return builtPages(dist)
    .map((name) => ({ path: addressOf(name), html: readFileSync(join(dist, name), 'utf8') }))
    .filter(({ path }) => !repeating.has(path) && isOnlyAddress(`http://site${path}`));
}

const topicList = ({ id }: { id: string }) => urls.topicPieces(id);
