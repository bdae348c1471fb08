import { ROUTE_TABLE } from '#tests/support/routes.ts';
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

test('both tracker addresses show the tracker, and one is canonical', async ({ page }) => {
  await page.goto('/startup-tracker');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/startups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/startup-tracker$/);
});
