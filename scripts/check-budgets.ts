import { join } from 'node:path';
import { parseSync } from 'vite';
import { compress } from '#server/static/encodings.ts';
import { COMPRESSED_DIR, compressedForms, readSite, type SiteFile } from '#server/static/site-files.ts';
import type { Edition } from '#src/features/reading/offline/edition.ts';
import { ROUTE_TABLE } from '#tests/support/routes.ts';

/**
 * Byte budgets of the built site as the server sends it, compressed at the highest level: by `server/compress-build.ts`,
 * or here where that has not run. Bytes, not seconds: they do not depend on the machine. Exits with 1 when one is
 * exceeded.
 */
const KB = 1024;
const BUDGETS = {
  /** With the style sheets of a first visit, and without them on every further page (decision 23). */
  medianPage: { first: 32 * KB, further: 25 * KB },
  largestPage: 45 * KB,
  /** A page may have more bytes for each entry of its lists beyond a number of them: content breaks no budget. */
  longList: { entries: 200, perEntry: 150 },
  fonts: 70 * KB,
  inlineScript: KB,
  /** Header and drawer work without a script; this is what the first touch of any page runs. */
  firstTouch: 40 * KB,
  /** A form, or the search, with React. */
  form: 95 * KB,
  /** The circuit lab's own scripts before its first press; what it does not do at once comes later. */
  lab: 60 * KB,
  /** A task's own scripts before its first press. */
  task: 45 * KB,
  /** What a circuit in a frame loads at once. */
  frame: 40 * KB,
  /** A playground's own scripts before its first press. */
  playground: 40 * KB,
  /** The review before "Begin", and what "Begin" brings, the scheduler with it. */
  review: 10 * KB,
  sitting: 25 * KB,
  /** What is taken along, over the line and in the browser; more for each page beyond a number of them, as for lists. */
  offline: { sent: 6_000_000, kept: 80_000_000, pages: 1_000, perPageSent: 2.5 * KB, perPageKept: 60 * KB },
} as const;

const FORM_ISLANDS = ['NewsletterForm', 'PartnerDialog'];
/** Islands of the search; the index comes after what is typed. */
const SEARCH_ISLANDS = ['SearchPalette', 'SiteSearch'];
/** Playgrounds of error correction, each by itself. */
const PLAYGROUNDS = ['Vote', 'Patch', 'Race', 'Threshold', 'Model', 'UnderWay', 'Cost'];
/** What a form loads by itself when it is focused, besides its own module. */
const FORM_COMPANIONS = ['Toasts'];

const dist = join(import.meta.dirname, '../dist');
/** The build, read once, by the files' names. */
const files = new Map((await readSite(dist)).map((file) => [file.name, file]));
const pages = [...files.keys()].filter((name) => name.endsWith('.html')).sort();
const assets = [...files.keys()].filter((name) => name.startsWith('_astro/'));

interface Finding {
  what: string;
  bytes: number;
  limit: number;
}

const findings: Finding[] = [
  ...(await pageFindings()),
  await fontFinding(),
  ...(await islandFindings()),
  ...(await offlineFindings()),
];
for (const { what, bytes, limit } of findings) {
  console.log(
    `${bytes > limit ? 'OVER' : 'ok  '} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${Math.round((limit / KB) * 10) / 10} KB  ${what}`,
  );
}
const scripts = executedAtLoad();
for (const { page, script } of scripts) console.log(`OVER  ${page} runs a script at load: ${script}`);
if (scripts.length > 0 || findings.some(({ bytes, limit }) => bytes > limit)) process.exit(1);

function fileOf(name: string): SiteFile {
  const file = files.get(name);
  if (!file) throw new Error(`${name} is not in the build`);
  return file;
}

function textOf(name: string): string {
  return fileOf(name).content.toString();
}

/** Bytes of a file as it is sent, in Brotli where that is worth it. */
async function sentBytes(name: string): Promise<number> {
  const file = fileOf(name);
  const forms = await compressedForms(file, COMPRESSED_DIR, 'best');
  return (forms.get('br') ?? file.content).length;
}

/** The median over the addresses of R1.3, on a first visit and on a further page; and the largest of all pages. */
async function pageFindings(): Promise<Finding[]> {
  const lasting = pages.filter((page) => ROUTE_TABLE.some((route) => page === `${route.slice(1) || 'index'}.html`));
  return [
    { ...(await medianOf(lasting, firstVisitBytes)), limit: BUDGETS.medianPage.first },
    { ...(await medianOf(lasting, sentBytes)), limit: BUDGETS.medianPage.further },
    await fullestPage(),
    {
      what: 'inline scripts that run at load, largest page',
      bytes: Math.max(...pages.map(inlineScriptBytes)),
      limit: BUDGETS.inlineScript,
    },
  ];
}

async function medianOf(
  names: readonly string[],
  bytesOf: (page: string) => Promise<number>,
): Promise<{ what: string; bytes: number }> {
  const measured = await Promise.all(names.map(async (page) => ({ page, bytes: await bytesOf(page) })));
  const sizes = measured.sort((a, b) => a.bytes - b.bytes);
  const median = sizes[Math.floor(sizes.length / 2)];
  if (!median) throw new Error('dist/ holds no page: run the build first');
  const what = bytesOf === sentBytes ? 'HTML, style sheets in the cache' : 'HTML + CSS';
  return { what: `median page (${median.page}), ${what}`, bytes: median.bytes };
}

/** A page with all the style sheets that it links for the screen. */
async function firstVisitBytes(page: string): Promise<number> {
  const sheets = textOf(page).matchAll(/<link[^>]* href="\/([^"]+\.css)"(?! media="print")/g);
  return totalBytes(new Set([page, ...[...sheets].map(([, name]) => name ?? '')]));
}

/**
 * The page that comes nearest to its limit, or exceeds it most. The highest level makes no page longer than the lowest
 * does, so that pages which are far from their limit at the lowest need not be compressed at the highest, which takes a
 * minute for all of them.
 */
async function fullestPage(): Promise<Finding> {
  const atMost = await Promise.all(
    pages.map(async (page) => {
      const { length } = await compress(fileOf(page).content, 'br', 'quick');
      return { page, limit: limitOf(page), share: length / limitOf(page) };
    }),
  );
  let fullest: Finding | undefined;
  for (const { page, limit, share } of atMost.sort((a, b) => b.share - a.share)) {
    if (fullest && fullest.bytes / fullest.limit >= share) break;
    const bytes = await sentBytes(page);
    if (fullest && fullest.bytes / fullest.limit >= bytes / limit) continue;
    fullest = { what: `fullest page (${page}), HTML`, bytes, limit };
  }
  if (!fullest) throw new Error('dist/ holds no page: run the build first');
  return fullest;
}

function limitOf(page: string): number {
  const { entries, perEntry } = BUDGETS.longList;
  return BUDGETS.largestPage + perEntry * Math.max(0, entriesOn(page) - entries);
}

/** Entries of the lists of a page: what has an anchor of its own in `main`. */
function entriesOn(page: string): number {
  const [, main = ''] = textOf(page).split('<main');
  return main.match(/<(?:li|tr|article|div|dt|section)[^>]* id="/g)?.length ?? 0;
}

/** Scripts that run as the page loads: every element with a `src`, whatever its type. */
function executedAtLoad(): { page: string; script: string }[] {
  return pages.flatMap((page) =>
    [...textOf(page).matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, script]) => ({ page, script: script ?? '' })),
  );
}

/** Bytes of the scripts that run as the page loads, whoever wrote them. */
function inlineScriptBytes(page: string): number {
  const scripts = textOf(page).matchAll(/<script(?![^>]*type=["'](?!module))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].reduce((sum, [, code]) => sum + Buffer.byteLength(code ?? ''), 0);
}

async function fontFinding(): Promise<Finding> {
  const bytes = await totalBytes(assets.filter((name) => name.endsWith('.woff2')));
  return { what: 'fonts of the site', bytes, limit: BUDGETS.fonts };
}

/** What the first touch of a page runs; what an island downloads: its module and React's, with all they import. */
function islandFindings(): Promise<Finding[]> {
  const renderer = islandRenderer();
  const companions = FORM_COMPANIONS.map(islandFile);
  const measured = [
    { what: 'first touch of the header, and of any page', files: [deferredScripts()], limit: BUDGETS.firstTouch },
    ...SEARCH_ISLANDS.map((name) => ({
      what: `${name} before a search`,
      files: withImports([islandFile(name), renderer]),
      limit: BUDGETS.form,
    })),
    {
      what: 'Lab before its first press, without React',
      files: withImports([islandFile('Lab')]).difference(withImports([renderer])),
      limit: BUDGETS.lab,
    },
    {
      what: 'Task before its first press, without React',
      files: withImports([islandFile('TaskPage')]).difference(withImports([renderer])),
      limit: BUDGETS.task,
    },
    {
      what: 'circuit in a frame, without React',
      files: withImports([islandFile('EmbeddedCircuit')]).difference(withImports([renderer])),
      limit: BUDGETS.frame,
    },
    ...PLAYGROUNDS.map((name) => ({
      what: `${name} before its first press, without React`,
      files: withImports([islandFile(name)]).difference(withImports([renderer])),
      limit: BUDGETS.playground,
    })),
    {
      what: 'Review before its first press, without React',
      files: withImports([islandFile('Review')]).difference(withImports([renderer])),
      limit: BUDGETS.review,
    },
    {
      what: 'a sitting of the review, without React',
      files: withImports([islandFile('Sittings')]).difference(withImports([renderer])),
      limit: BUDGETS.sitting,
    },
    ...FORM_ISLANDS.map((name) => ({
      what: `${name} before submit`,
      files: withImports([islandFile(name), ...companions, renderer]),
      limit: BUDGETS.form,
    })),
  ];
  return Promise.all(
    measured.map(async ({ what, files: loaded, limit }) => ({ what, bytes: await totalBytes(loaded), limit })),
  );
}

/** Packs are in the build as they are sent. */
async function offlineFindings(): Promise<Finding[]> {
  const { parts }: Edition = JSON.parse(textOf('offline/edition.json'));
  const beyond = Math.max(0, pages.length - BUDGETS.offline.pages);
  return [
    {
      what: 'all to take along, over the line',
      bytes: await totalBytes(parts.map(({ address }) => address.slice(1))),
      limit: BUDGETS.offline.sent + beyond * BUDGETS.offline.perPageSent,
    },
    {
      what: 'all to take along, in the browser',
      bytes: parts.reduce((sum, { size }) => sum + size, 0),
      limit: BUDGETS.offline.kept + beyond * BUDGETS.offline.perPageKept,
    },
  ];
}

function islandRenderer(): string {
  const name = /renderer-url="\/([^"]+)"/.exec(textOf('index.html'))?.[1];
  if (!name) throw new Error('index.html holds no island');
  return name;
}

function deferredScripts(): string {
  const name = /data-runtime="\/([^"]+)"/.exec(textOf('index.html'))?.[1];
  if (!name) throw new Error('index.html names no deferred scripts');
  return name;
}

function islandFile(name: string): string {
  const named = assets.filter((file) => file.startsWith(`_astro/${name}.`) && file.endsWith('.js'));
  // A chunk that only re-exports may bear the same name; the island is the larger one.
  const [file] = named.sort((a, b) => fileOf(b).content.length - fileOf(a).content.length);
  if (!file) throw new Error(`dist/_astro holds no module of ${name}`);
  return file;
}

function withImports(entries: string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    queue.push(...importsOf(file));
  }
  return seen;
}

/** The modules that come with a module, without those that it fetches on use. */
function importsOf(file: string): string[] {
  return parseSync(file, textOf(file)).program.body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value.replace('./', '_astro/')] : [],
  );
}

async function totalBytes(names: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...names].map(sentBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
