import { type CrawledPage, crawl } from '#tests/support/crawl.ts';
import { everyRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

let pages: Map<string, CrawledPage>;

test.beforeAll(async ({ site }) => {
  pages = await crawl(site.url);
});

test('following every link from the home page, nothing is broken, neither page nor file nor anchor', () => {
  const broken = [...pages].flatMap(([from, { links }]) =>
    links
      .filter(({ path, anchor }) => {
        const target = pages.get(path);
        return target?.status !== 200 || (anchor !== '' && !target.ids.has(anchor));
      })
      .map(({ path, anchor }) => ({ from, path, anchor })),
  );
  expect(broken).toEqual([]);
});

test('every page of the sitemap can be reached from the home page', () => {
  expect(everyRoute().filter((route) => !pages.has(route))).toEqual([]);
});

test('every link to another site is https and opens apart from ours', () => {
  const careless = [...pages].flatMap(([from, { outside }]) =>
    outside
      .filter(
        ({ href, target, rel }) => !href.startsWith('https://') || target !== '_blank' || !rel.includes('noopener'),
      )
      .map(({ href }) => ({ from, href })),
  );
  expect(careless).toEqual([]);
});
