import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import type { Engine } from '#src/search/engine.ts';
import { allRecords } from '#src/search/index/index-integration.ts';
import { writeIndex } from '#src/search/index/write-index.ts';
import { KINDS, type SearchRecord } from '#src/search/record.ts';
import { seededChance } from './random.ts';

const SYNTHETIC_SIZES = [1_000, 10_000];
const QUERY = 'surface code';
const TURNS = 5;
const WORDS_OF_TEXT = 60;

interface Cost {
  bytes: number;
  milliseconds: number;
}

/**
 * What the first search of a visitor costs, from the first request to the first result: bytes as the server sends them,
 * and time. Larger sites are made of the real one's words with their frequencies, and a word of its own for each entry.
 */
export async function benchSearch(dist: string | undefined): Promise<void> {
  if (!dist) {
    console.log('Search                not measured: no build found');
    return;
  }
  const records = allRecords(dist);
  const real = await costOf(records);
  console.log(`First search, from the first request to the first result ("${QUERY}")`);
  report(records.length, 'the built site', real, real);
  for (const size of SYNTHETIC_SIZES) report(size, 'synthetic', await costOf(synthetic(size, records)), real);
}

function report(size: number, what: string, { bytes, milliseconds }: Cost, real: Cost): void {
  const ratios = `${(bytes / real.bytes).toFixed(2)} and ${(milliseconds / real.milliseconds).toFixed(2)} times the site's`;
  const amount = `${(bytes / 1024).toFixed(0)} KB, ${milliseconds.toFixed(0)} ms`;
  console.log(`  ${size.toLocaleString('en').padStart(6)} entries     ${amount}  (${what}: ${ratios})`);
}

/** Builds the index of these records, serves it as a site and searches it, each time anew. */
async function costOf(records: readonly SearchRecord[]): Promise<Cost> {
  const folder = temporaryFolder('search');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Search</title>');
  await writeIndex(records, join(folder, 'pagefind'));
  const server = await startServerProcess({ DIST_DIR: folder, DATA_DIR: temporaryFolder('bench') });
  try {
    const costs: Cost[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) costs.push(await firstSearch(folder, server.url));
    costs.sort((a, b) => a.milliseconds - b.milliseconds);
    return costs[Math.floor(TURNS / 2)] ?? { bytes: 0, milliseconds: 0 };
  } finally {
    await server.end('SIGTERM');
  }
}

async function firstSearch(folder: string, url: string): Promise<Cost> {
  const { fetch } = globalThis;
  const cost: Cost = { bytes: 0, milliseconds: 0 };
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    cost.bytes += Number(response.headers.get('content-length'));
    return response;
  };
  try {
    const started = performance.now();
    await (await globalThis.fetch(`${url}/pagefind/pagefind.js`)).text();
    const program = await import(`${pathToFileURL(join(folder, 'pagefind/pagefind.js'))}`);
    const engine: Engine = program.createInstance({ basePath: `${url}/pagefind/`, noWorker: true, language: 'en' });
    await engine.filters();
    const { results } = await engine.search(QUERY);
    if (!(await results[0]?.data())) throw new Error(`"${QUERY}" finds nothing`);
    cost.milliseconds = performance.now() - started;
    return cost;
  } finally {
    globalThis.fetch = fetch;
  }
}

function synthetic(size: number, records: readonly SearchRecord[]): SearchRecord[] {
  const words = records.flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/));
  const chance = seededChance(1);
  const word = () => chance.pick(words);
  const line = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from({ length: size }, (_, index) => ({
    url: `/entries#${index}`,
    kind: KINDS[index % KINDS.length] ?? 'Pages',
    title: line(3),
    text: `${line(WORDS_OF_TEXT)} entry${index.toString(36)}`,
    year: 1980 + (index % 45),
  }));
}
