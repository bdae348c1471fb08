import { stepsOf, textOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test('the path shows how far this browser has come, and leads to where to go on', async ({ page }) => {
  await page.goto('/learning-path');
  await expect(page.getByText(/steps done$/).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('tutorial:first-quantum-circuit', '[1,2,3]'));
  await page.reload();
  const tutorial = page.locator('main a[href^="/tutorials/first-quantum-circuit"]').first();
  const stop = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/tutorials/first-quantum-circuit"]') })
    .last();
  await expect(stop.getByText(`3 of ${stepsOf('first-quantum-circuit')} steps done`).last()).toBeVisible();
  await tutorial.click();
  await expect(page.getByRole('link', { name: 'Continue, step 4' })).toBeVisible();
});

test('every term of a stop leads to its definition', async ({ page }) => {
  await page.goto('/learning-path');
  await page.getByRole('link', { name: textOf('glossary', 'bell-state', 'term'), exact: true }).click();
  await expect(page.locator('#bell-state')).toBeInViewport();
});
