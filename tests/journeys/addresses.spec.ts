import { everyRoute, ROUTE_TABLE } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test('every route of the table answers 200, its other spellings lead to it', async ({ request }) => {
  for (const route of ROUTE_TABLE) {
    expect((await request.get(route)).status(), route).toBe(200);
    const spellings = route === '/' ? ['/index.html'] : [`${route}/`, `${route}.html`, `${route}/index.html`];
    for (const spelling of spellings) {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      expect([301, 308], spelling).toContain(answer.status());
      expect(answer.headers().location, spelling).toBe(route);
    }
  }
});

test('both tracker addresses show the tracker, each under its own title and address', async ({ page }) => {
  await page.goto('/startup-tracker');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const title = await page.title();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/startup-tracker$/);
  await page.goto('/startups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/startups$/);
  await expect(page).not.toHaveTitle(title);
});

test('an address that moved leads to the new one, and the list itself is no page', async ({ request }) => {
  const answer = await request.get('/sitemap.xml', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/sitemap-index.xml']);
  expect((await request.get('/_redirects')).status()).toBe(404);
});

test('every page of the sitemap says when its content last changed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry ?? '');
  expect(entries).toHaveLength(everyRoute().length);
  for (const entry of entries) {
    const date = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? '';
    expect(Date.parse(date), entry).toBeLessThanOrEqual(Date.now());
    expect(new Date(date).getUTCFullYear(), entry).toBeGreaterThanOrEqual(2024);
  }
});
