import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import {
  attribute,
  descriptionOf,
  type Element,
  findElements,
  type MainOfPage,
  parseMain,
} from '#src/base/page-tree.ts';
import { anchorOf } from '#src/figures/figure-addresses.ts';
import { dateText } from '#src/figures/page-references.ts';
import { allFigures } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { allWords, readableWords, wordsOf } from '#tests/support/readable-words.ts';
import { dist, everyRoute } from '#tests/support/routes.ts';

/** Each page beside its Markdown, from the files of the build: no browser is needed, and every page is read. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The share of a page's words that its text has at least. */
const COVERED = 0.97;
/** Pages that write their Markdown themselves, with more in it than the page shows; R50.4 asks for what is in it. */
const WRITTEN = new Set(entriesOf('lesson-plans').map(({ id }) => urls.lessonPlan(id)));

interface Twin {
  path: string;
  page: MainOfPage;
  /** The whole file. */
  file: string;
  head: Record<string, string>;
  /** What follows the head. */
  body: string;
}

const twins: Twin[] = [];

test.beforeAll(() => {
  for (const path of everyRoute()) {
    const page = parseMain(readFileSync(join(dist, `${path === '/' ? '/index' : path}.html`), 'utf8'));
    const file = readFileSync(join(dist, urls.markdown(path)), 'utf8');
    const [, head = '', body = file] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
    twins.push({ path, page, file, head: parse(head) ?? {}, body });
  }
});

const readTwins = () => twins.filter(({ path }) => !WRITTEN.has(path));

/** The text without its programs; in a line their mark stays, since a link may be one. */
const withoutCode = (text: string) =>
  text.replace(/^( *)```[\s\S]*?^\1```$/gm, '').replace(/(`+)[\s\S]*?[^`]\1(?!`)/g, '`');
/** And without its formulas, where a page has any. */
const withoutFormulas = ({ page, body }: Twin, text = body) =>
  page.html.includes('<math')
    ? text.replace(/\$\$[\s\S]*?\$\$/g, ' ').replace(/(?<!\\)\$(?:\\.|[^$\\])+\$/g, ' ')
    : text;
/** The address of a link or picture, with the bracket before it; none has a bracket, a space or a backslash in it. */
const ADDRESS = /\]\(([^()\s\\]*)(?: "[^"]*")?\)/g;
const addressesIn = (text: string) => [...text.matchAll(ADDRESS)].map(([, address = '']) => address);

test('R67.1: every page of the sitemap has its Markdown, with a head that says what it is, and names it', () => {
  for (const { path, page, head } of readTwins()) {
    const address = /<link rel="canonical" href="([^"]+)"/.exec(page.html)?.[1];
    expect(head, path).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: descriptionOf(page.html),
      address,
      license: 'https://creativecommons.org/licenses/by/4.0/',
    });
  }
  for (const { path, page } of twins)
    expect(page.html, path).toContain(`<link rel="alternate" type="text/markdown" href="${urls.markdown(path)}"/>`);
});

test('R67.2: a text has the words of its page, and no others', () => {
  const dates = new Set(allFigures().flatMap(({ values }) => wordsOf(dateText(values[0]))));
  const faults: string[] = [];
  for (const twin of readTwins()) {
    const { path, page, body } = twin;
    const said = body
      .replaceAll(ADDRESS, '] ')
      .replaceAll(/\[\^\d+\]:?/g, ' ')
      .replaceAll(/^ *```[a-z]+$/gm, '```');
    const known = allWords(page.main);
    const prose = wordsOf(withoutFormulas(twin, withoutCode(said).replaceAll(/^ *\d+\. /gm, ' ')));
    const strange = prose.filter((word) => !known.has(word) && !dates.has(word));
    if (strange.length > 0) faults.push(`${path} has ${strange.slice(0, 9).join(' ')}`);
    const left = Map.groupBy(wordsOf(said), (word) => word);
    const words = readableWords(page.main);
    const missing = words.filter((word) => left.get(word)?.pop() === undefined);
    if (missing.length / words.length > 1 - COVERED) faults.push(`${path} lacks ${missing.slice(0, 20).join(' ')}`);
  }
  expect(faults).toEqual([]);
});

test('R67.2: every link leads somewhere, and every internal one to a page or file of the build', () => {
  const origin = new URL(twins[0]?.head.address ?? '').origin;
  const faults: string[] = [];
  // 37,000 addresses, a quarter of them different: each is asked about once.
  const places = new Map<string, string>();
  for (const { path, body } of twins) {
    const text = withoutCode(body);
    const addresses = addressesIn(text);
    if (addresses.length !== text.split('](').length - 1) faults.push(`${path} has a link that cannot be copied`);
    for (const address of addresses) places.set(address, path);
  }
  const targets = new Map<string, string>();
  for (const [address, path] of places) {
    if (!/^(https?|mailto):./.test(address)) faults.push(`${path} leads to ${address}`);
    else if (address.startsWith(origin)) targets.set(new URL(address).pathname, path);
  }
  for (const [target, path] of targets) {
    const names = [target, `${target}.html`, `${target}index.html`];
    if (!names.some((name) => isFile(decodeURIComponent(name))))
      faults.push(`${path} leads to ${target}, which is none`);
  }
  expect(faults).toEqual([]);
});

test('R67.2: nothing is left of HTML, no link is without words, and no footnote without its work', () => {
  for (const twin of readTwins()) {
    const text = withoutFormulas(twin, withoutCode(twin.body));
    expect(text.match(/(?<!\\)<\/?[a-z][^>]*>/i)?.[0], twin.path).toBeUndefined();
    expect(text.match(/(?<![!\\])\[\s*\]\(/)?.[0], twin.path).toBeUndefined();
    const defined = new Set([...text.matchAll(/^\[\^(\d+)\]: \[/gm)].map(([, label]) => label));
    const cited = new Set([...text.matchAll(/\[\^(\d+)\](?!: \[)/g)].map(([, label]) => label));
    expect(
      [...cited].filter((label) => !defined.has(label)),
      twin.path,
    ).toEqual([]);
    expect(text, twin.path).not.toMatch(/\[\[(figure|source):/);
  }
});

test('R67.3: every formula is there as TeX, and no page carries it', () => {
  let count = 0;
  for (const { path, page, body } of readTwins()) {
    expect(page.html, path).not.toContain('application/x-tex');
    const isFolded = (element: Element) => attribute(element, 'hidden') !== undefined;
    const formulas = findElements(page.main, ({ tagName }) => tagName === 'math', isFolded).length;
    const text = withoutCode(body);
    const display = text.match(/^ *\$\$$/gm)?.length ?? 0;
    const inLine = text.replace(/^( *)\$\$\n[\s\S]*?\n\1\$\$$/gm, '').match(/(?<!\\)\$(?:\\.|[^$\\])+\$/g)?.length ?? 0;
    if (formulas > 0) expect(display / 2 + inLine, path).toBe(formulas);
    count += formulas;
  }
  expect(count).toBeGreaterThan(500);
});

test('R67.3: a figure in a text has its value, its date and the number of its source', () => {
  const byAnchor = new Map(allFigures().map((figure) => [anchorOf(figure), figure]));
  let count = 0;
  for (const { path, page, body } of readTwins()) {
    const numbers = findElements(
      page.main,
      (element) => attribute(element, 'class') === 'figure-number',
      () => false,
    );
    const shown = new Set(numbers.map((number) => attribute(number, 'href')?.split('#')[1] ?? ''));
    for (const anchor of shown) {
      const [newest] = byAnchor.get(anchor)?.values ?? [];
      if (!newest) throw new Error(`${path} shows the figure ${anchor}, which is none`);
      const month = new Date(`${newest.asOf.slice(0, 7)}-01`).toLocaleString('en', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      const dates = [dateText(newest), `As of ${month}`];
      expect(
        dates.some((date) => body.includes(date)),
        `${path}: ${anchor}, ${dates[0]}`,
      ).toBe(true);
      count += 1;
    }
    if (numbers.length > 0) expect(body.match(/\[\^\d+\]/g)?.length, path).toBeGreaterThanOrEqual(shown.size);
  }
  expect(count).toBeGreaterThan(1000);
});

test('R67.5: llms.txt names what there is in at most 50 KB, and its links lead somewhere', () => {
  const text = readFileSync(join(dist, urls.llms()), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50 * 1024);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const line of text
    .split('\n## ')
    .slice(1)
    .flatMap((section) => section.split('\n').slice(2)))
    if (line) expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)]+\)/);
  const paths = addressesIn(text).map((address) => new URL(address).pathname);
  expect(paths.filter((path) => !path.startsWith('/licenses') && !isFile(path))).toEqual([]);
  for (const path of everyRoute().filter((route) => route.lastIndexOf('/') === 0))
    expect(paths, path).toContain(urls.markdown(path));
});

test('R67.5: llms-full.txt holds the tutorials in their order', () => {
  const text = readFileSync(join(dist, urls.llmsFull()), 'utf8');
  const places = entriesOf('tutorials').map(({ title }) => text.indexOf(`\n# ${title}\n`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
});

function isFile(path: string): boolean {
  return existsSync(join(dist, path)) && !path.endsWith('/');
}
