import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { addressOf, entriesWithPage } from '#src/model/entry-pages.ts';
import { kindIds, kinds } from '#src/model/kinds.ts';
import { urls } from '#src/model/urls.ts';

/** What pages as Markdown and pages of entries may multiply the memory by. */
const MOST_TIMES = 1.5;
/** Pages are asked for one after the other by as many. */
const READERS = 8;

/**
 * The memory of a server that holds the whole build, beside one without the Markdown and without the pages of entries, after each
 * has answered for every page. Resolves with false where it is more than 1.5 times as much.
 */
export async function benchGrowth(distDir: string): Promise<boolean> {
  console.log('Memory of the server, at the start and after every page, as Markdown too');
  const entries = new Set(pagesOfEntries());
  const before = temporaryFolder('bench-before');
  cpSync(distDir, before, {
    recursive: true,
    filter: (path) => !path.endsWith('.md') && !entries.has(path.slice(distDir.length).replaceAll('\\', '/')),
  });
  const all = await memoryOf('the whole build', distDir);
  const less = await memoryOf('without', before);
  console.log(`  ratio ${(all / less).toFixed(2)} (at most ${MOST_TIMES}), ${entries.size} pages of entries`);
  return all <= MOST_TIMES * less;
}

/** The files of entries that have a page because they fill one. */
function pagesOfEntries(): string[] {
  const full = kindIds.filter((kind) => 'fullPage' in kinds[kind]);
  return full.flatMap((kind) => entriesWithPage(kind).map(({ id }) => `${addressOf(kind, id)}.html`));
}

/** In MB, after all that a build's sitemap names was asked for. */
async function memoryOf(name: string, distDir: string): Promise<number> {
  const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('bench') });
  const start = residentMegabytes(server.pid);
  const sitemap = readFileSync(join(distDir, 'sitemap-0.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const paths = pages.flatMap((path) => [path, urls.markdown(path)]).values();
  const reader = async () => {
    for (const path of paths) await (await fetch(server.url + path)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  const end = residentMegabytes(server.pid);
  await server.end('SIGTERM');
  console.log(`  ${name.padEnd(18)} ${start} MB, ${end} MB after ${2 * pages.length} requests`);
  return end;
}

/** What is in memory now (Linux). */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
