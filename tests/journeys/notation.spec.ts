import { countOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test('R36.1: every chapter of the notation has a picture, beside the text where there is room', async ({ page }) => {
  await page.goto('/notation');
  const pictures = page.locator('.chapter > .picture');
  await expect(pictures).toHaveCount(countOf('notation'));
  for (const picture of await pictures.all()) {
    const box = await picture.boundingBox();
    const text = await picture.locator('xpath=preceding-sibling::p[1]').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  }
});

test('R36.1: no formula of the notation is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/notation');
  await page.evaluate(() => document.fonts.ready);
  const tooWide = await page
    .locator('.equation')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
  expect(tooWide).toEqual([]);
});
