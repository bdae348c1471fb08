import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/research', '/research/classics', '/companies', '/algorithms', '/tools', '/startup-tracker'])
  test(`R26.11: on a phone ${path} is at most 30 windows long`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(30);
  });

for (const path of ['/research', '/companies', '/algorithms', '/tools'])
  test(`R26.10: what a row of ${path} opens to is there without script, by its summary, and on paper`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(site.url + path);
    const fold = page.locator('[data-rows] [data-fold]').first();
    const folded = fold.locator('> div');
    await expect(folded).toBeHidden();
    await fold.locator('> summary').click();
    await expect(folded).toBeVisible();
    await fold.locator('> summary').press('Enter');
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
    await context.close();
  });
