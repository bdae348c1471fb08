import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSets } from '#src/features/reading/open-data/data-sets.ts';
import { type CrawledPage, crawl } from '#tests/support/crawl.ts';
import { dist, everyRoute, ROUTE_TABLE } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';
import { findCommonErrors } from './common-errors.ts';
import { namesInContent } from './names.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { FIRST_DAY, FIRST_DAY_PAGES } from './requirements.ts';
import { findBritish } from './spelling.ts';

/** What can be told from the HTML alone is asked of every page, without a browser. The pages are read once. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** What docs/deployment.md promises to proxies, of which nginx takes 4,096 unless told otherwise (`proxy_buffer_size`). */
const MOST_HEADER_BYTES = 1_500;

/** What the lab is to open (R32.3), a set of tasks (R47.1) and a playground (R54) are no anchors, and have `:` or `=`. */
const STATED = ['/lab', '/teach', '/error-correction', '/estimates/calculator', '/feasibility'];

const routes = everyRoute();
let pages: Map<string, CrawledPage<PageFacts>>;

test.beforeAll(async ({ site }) => {
  pages = await crawl(site.url, factsOf);
});

/** The pages of the sitemap; one that no link leads to is told by its own test. */
const pagesOfSitemap = (): [route: string, facts: PageFacts][] =>
  routes.flatMap((route) => {
    const facts = pages.get(route)?.facts;
    return facts ? [[route, facts]] : [];
  });

test('R1.3: the sitemap names every page of the route table', () => {
  expect(routes).toEqual(expect.arrayContaining(ROUTE_TABLE));
});

test('R1.11: following every link from the home page, nothing is broken, neither page nor file nor anchor', () => {
  const broken = [...pages].flatMap(([from, { links }]) =>
    links
      .filter(({ path, anchor }) => {
        const target = pages.get(path);
        const isAnchor = anchor !== '' && !(STATED.includes(path) && /[:=]/.test(anchor));
        return target?.status !== 200 || (isAnchor && !target.ids.has(anchor));
      })
      .map(({ path, anchor }) => ({ from, path, anchor })),
  );
  expect(broken).toEqual([]);
});

test('R1.11: every page of the sitemap can be reached from the home page', () => {
  expect(routes.filter((route) => !pages.get(route)?.facts)).toEqual([]);
});

test('R1.11: every link to another site is https and opens apart from ours', () => {
  const careless = [...pages].flatMap(([from, { outside }]) =>
    outside
      .filter(
        ({ href, target, rel }) => !href.startsWith('https://') || target !== '_blank' || !rel.includes('noopener'),
      )
      .map(({ href }) => ({ from, href })),
  );
  expect(careless).toEqual([]);
});

test('R1.9: titles, descriptions, share images and canonical links differ from page to page', () => {
  const seen = new Map<string, string>();
  for (const [route, { titles, meta, canonical }] of pagesOfSitemap()) {
    expect(new URL(canonical ?? '').pathname, route).toBe(route);
    // Tasks, data sets, terms, papers, circuits and puzzles share the image of the page that lists them.
    const isShared = /^\/(tasks|data|glossary|research|lab)(\/|$)/.test(route);
    const image = isShared ? `${meta['og:image']} of ${route}` : meta['og:image'];
    for (const fact of [`title ${titles[0]}`, `description ${meta.description}`, `image ${image}`]) {
      expect(seen.get(fact), `${fact} on ${route}`).toBeUndefined();
      seen.set(fact, route);
    }
  }
});

test('R1.9: every page has one heading, one title, a description, and what sharing asks for', () => {
  for (const [route, { titles, headings, meta, structuredData }] of pagesOfSitemap()) {
    expect(headings, route).toEqual([expect.stringMatching(/\S/)]);
    expect(titles, route).toHaveLength(1);
    expect(meta.description?.length, route).toBeGreaterThan(30);
    for (const property of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:url', 'og:site_name'])
      expect(meta[property], `${property} of ${route}`).toMatch(/./);
    expect(meta['twitter:card'], route).toBe('summary_large_image');
    for (const data of structuredData)
      expect(JSON.parse(data), route).toMatchObject({ '@context': 'https://schema.org' });
  }
  expect(pages.get('/industry')?.facts?.meta['og:type']).toBe('article');
});

test('R1.9: every share image is a PNG of the size that its page states, and no heavier than it must be', () => {
  for (const [route, { meta }] of pagesOfSitemap()) {
    const image = readFileSync(join(dist, new URL(meta['og:image'] ?? '').pathname));
    expect(image.length, route).toBeLessThan(120 * 1024);
    const { width, height } = pngSize(image);
    expect([meta['og:image:width'], meta['og:image:height']], route).toEqual([String(width), String(height)]);
  }
});

test('R24.13: no page makes one of the common errors, or spells in British outside names', () => {
  const names = namesInContent().filter((name) => findBritish(name).length > 0);
  const seen = new Set<string>();
  for (const [route, { texts }] of pagesOfSitemap()) {
    expect(texts.length, route).toBeGreaterThan(2);
    const fresh = texts.filter((text) => !seen.has(text));
    for (const text of fresh) seen.add(text);
    expect(fresh.flatMap(findCommonErrors), route).toEqual([]);
    expect(
      fresh.flatMap((text) => findBritish(text, names)),
      route,
    ).toEqual([]);
  }
});

test('every page has its own policy in its header, in room that a proxy has', () => {
  for (const [route, { policy, headerBytes }] of pagesOfSitemap()) {
    expect(policy.sent, route).toEqual(policy.expected);
    const names = policy.sent.map((directive) => directive.split(' ')[0]);
    expect(names, route).toContain('script-src');
    expect(names, route).toEqual([...new Set(names)]);
    expect(headerBytes, route).toBeLessThan(MOST_HEADER_BYTES);
  }
});

for (const [number, path, kind] of FIRST_DAY_PAGES) {
  test(`${number}: the entries of the first day are still at their addresses (${path})`, () => {
    const gone = FIRST_DAY[kind].filter(
      (id) => !pages.get(path)?.ids.has(id) && pages.get(`${path}/${id}`)?.status !== 200,
    );
    expect(gone).toEqual([]);
  });
}

test('every entry of the open data is where it says', () => {
  for (const { id } of dataSets) {
    const { items } = JSON.parse(readFileSync(join(dist, `data/${id}.json`), 'utf8')) as {
      items: { canonicalUrl: string }[];
    };
    const places = items.map(({ canonicalUrl }) => new URL(canonicalUrl));
    const missing = places.filter(({ pathname, hash }) => {
      const page = pages.get(pathname);
      return page?.status !== 200 || (hash !== '' && !page.ids.has(decodeURIComponent(hash.slice(1))));
    });
    expect(
      missing.map(({ href }) => href),
      id,
    ).toEqual([]);
  }
});

/** Width and height are in the first chunk of a PNG (PNG specification, §11.2.2). */
function pngSize(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
