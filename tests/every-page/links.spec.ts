import { everyRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

/** Addresses that the specification links to and that have no page yet: they answer with the not-found page. */
const WITHOUT_PAGE =
  /^\/(articles|interviews|code|funding|jobs|learning-path|tools|events|newsletter|privacy|terms|search)$/;

/** Files that pages link to besides pages. */
const FILE = /\.(bib|csv|json|py|qasm|qs|xml)$/;

test('every internal link and anchor leads somewhere', async ({ page, request }) => {
  test.setTimeout(180_000);
  const idsOf = new Map<string, Set<string>>();
  const links: { from: string; path: string; hash: string }[] = [];
  for (const route of everyRoute()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, hash }) => ({ path: pathname, hash: decodeURIComponent(hash.slice(1)) })),
    }));
    idsOf.set(route, new Set(found.ids));
    links.push(...found.links.map((link) => ({ ...link, from: route })));
  }
  for (const file of new Set(links.map(({ path }) => path).filter((path) => FILE.test(path))))
    expect((await request.get(file)).status(), file).toBe(200);
  const broken = links.filter(({ path, hash }) => {
    if (FILE.test(path)) return false;
    const ids = idsOf.get(path);
    if (!ids) return !WITHOUT_PAGE.test(path);
    return hash !== '' && !ids.has(hash);
  });
  expect(broken).toEqual([]);
});

test('every link to another site is https and opens apart from ours', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of everyRoute()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const careless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== location.origin)
        .filter((link) => link.protocol !== 'https:' || link.target !== '_blank' || !link.rel.includes('noopener'))
        .map(({ href }) => href),
    );
    expect(careless, route).toEqual([]);
  }
});
