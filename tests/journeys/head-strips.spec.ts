import { brotliCompressSync } from 'node:zlib';
import { pageIds, pages } from '#src/model/pages.ts';
import { pageOf, sectionPages } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

/** Paths of the pages whose file has a sentence for a drawing below the head. */
const drawn = [
  ...pageIds.filter((id) => 'strip' in pageOf(id)).map((id) => pages[id].path),
  ...sectionPages()
    .filter(({ strip }) => strip !== undefined)
    .map(({ path }) => path),
];

test('R34.8: pages of data without a chart show their data below the head, in a kilobyte at most', async ({ page }) => {
  expect(drawn.length).toBeGreaterThan(0);
  for (const path of drawn) {
    await page.goto(path);
    const strip = page.locator('main figure:has(> svg[preserveAspectRatio="none"])').first();
    await expect(strip, path).toBeVisible();
    // A sentence whose numbers are filled in.
    await expect(strip.locator('figcaption'), path).toHaveText(/^[^{}]*[^{}\s]$/);
    const html = await strip.evaluate(({ outerHTML }) => outerHTML);
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(1024);
    const shapes = await strip
      .locator('svg :is(path, rect)')
      .evaluateAll((all) => all.filter((shape) => shape.getBoundingClientRect().width > 0).length);
    expect(shapes, path).toBeGreaterThan(0);
  }
});
