import { everyRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';
import { findCommonErrors } from './common-errors.ts';

const BLOCKS = 'p, li, dt, dd, td, th, h1, h2, h3, h4, caption, figcaption, summary, title, desc, output';

test('no page makes one of the common errors', async ({ page }) => {
  test.setTimeout(180_000);
  for (const route of everyRoute()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const texts = await page
      .locator('main')
      .locator(BLOCKS)
      .evaluateAll((blocks) => [...new Set(blocks.map(({ textContent }) => textContent ?? ''))]);
    expect(texts.length, route).toBeGreaterThan(2);
    expect(texts.flatMap(findCommonErrors), route).toEqual([]);
  }
});
