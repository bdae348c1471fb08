import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { addressOf, builtPages } from '#src/base/built-files.ts';
import { parseMain } from '#src/base/page-tree.ts';
import { readCatalog } from '#src/features/search/catalog.ts';
import { loadEngine } from '#src/features/search/engine.ts';
import { Finder } from '#src/features/search/find.ts';
import { SiteRecords } from '#src/features/search/index/site-records.ts';
import { writeIndex } from '#src/features/search/index/write-index.ts';
import type { SearchRecord } from '#src/features/search/record.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { median } from './median.ts';
import { seededChance } from './random.ts';
import { startSlowLine } from './slow-line.ts';
import { PHONE, SLOW_PHONE } from './slow-phone.ts';

const SYNTHETIC_SIZES = [1_000, 10_000];
const QUERY = 'surface code';
const TURNS = 5;
const IDLE_MS = 4000;
const GOAL_MS = 1000;
const WORDS_OF_TEXT = 60;

interface Cost {
  bytes: number;
  milliseconds: number;
}

/** What the first search of a visitor costs: on a slow phone, and in bytes as the site grows. */
export async function benchSearch(dist: string | undefined): Promise<void> {
  if (!dist) {
    console.log('Search                not measured: no build found');
    return;
  }
  await benchFirstAnswer(dist);
  const records = recordsOf(dist);
  const real = await costOf(records);
  console.log(`First search, from the first request to the first result ("${QUERY}")`);
  report(records.length, 'the built site', real, real);
  for (const size of SYNTHETIC_SIZES) report(size, 'synthetic', await costOf(synthetic(size, records)), real);
}

function recordsOf(dist: string): SearchRecord[] {
  const records = new SiteRecords();
  for (const name of builtPages(dist)) records.read(addressOf(name), parseMain(readFileSync(join(dist, name), 'utf8')));
  return records.all();
}

/** From the press that opens the palette, on a page that has been idle, to the answers of the names and of the texts. */
async function benchFirstAnswer(dist: string): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return;
  const server = await startServerProcess({ DIST_DIR: dist, DATA_DIR: temporaryFolder('bench') });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const runs: FirstAnswer[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) runs.push(await firstAnswer(browser, server.url));
    const [names, whole, bytes] = (['names', 'whole', 'bytes'] as const).map((part) =>
      median(runs.map((run) => run[part])),
    );
    console.log(`First answer to "${QUERY}" on a slow phone, from the press that opens the search, median of ${TURNS}`);
    console.log(`  names ${names} ms of ${GOAL_MS}, with the texts ${whole} ms, ${Math.round((bytes ?? 0) / 1024)} KB`);
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

interface FirstAnswer extends Record<'names' | 'whole' | 'bytes', number> {}

async function firstAnswer(browser: Browser, siteUrl: string): Promise<FirstAnswer> {
  const line = await startSlowLine(siteUrl);
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
    await page.goto(line.url, { waitUntil: 'load' });
    await page.waitForTimeout(IDLE_MS);
    line.takeBytes();
    await page.evaluate(watchAnswers, QUERY);
    const box = await page.locator('header [aria-label="Search"]').boundingBox();
    if (!box) throw new Error('The header has no search');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.insertText(QUERY);
    const answers = await page.waitForFunction(() => window.answers.whole && window.answers);
    return { ...((await answers.jsonValue()) as Omit<FirstAnswer, 'bytes'>), bytes: line.takeBytes() };
  } finally {
    await context.close();
    await line.stop();
  }
}

declare global {
  interface Window {
    answers: Partial<Omit<FirstAnswer, 'bytes'>>;
  }
}

/** Runs in the page: notes the first frames with any answer and with the whole one, in ms after the press. */
function watchAnswers(query: string): void {
  const answers: Window['answers'] = {};
  window.answers = answers;
  const palette = document.querySelector('#search-palette');
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const since = () => Math.round(performance.now() - timeStamp);
      const look = () => {
        if (palette?.querySelector('[role=option] mark')) answers.names ??= since();
        if (palette?.querySelector('[role=status]')?.textContent?.includes(`“${query}”`)) answers.whole ??= since();
        if (!answers.whole) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
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
  const importProgram = async (address: string) => {
    await (await globalThis.fetch(address)).text();
    return import(`${pathToFileURL(join(folder, 'pagefind/pagefind.js'))}`);
  };
  const source = { base: `${url}/pagefind/`, importProgram, hasLost: () => false };
  try {
    const started = performance.now();
    const catalog = globalThis.fetch(`${source.base}catalog.json`).then((answer) => answer.text());
    const engine = await loadEngine(source);
    const { best } = await new Finder(readCatalog(await catalog)).fromTexts(
      { query: QUERY, best: 8, ofEachKind: 0 },
      engine,
    );
    if (best.length === 0) throw new Error(`"${QUERY}" finds nothing`);
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
    kind: records[index % records.length]?.kind ?? 'Pages',
    title: line(3),
    text: `${line(WORDS_OF_TEXT)} entry${index.toString(36)}`,
  }));
}
