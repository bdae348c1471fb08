import { expect, test } from '#tests/support/test.ts';

test('the path shows how far this browser has come, and leads to where to go on', async ({ page }) => {
  await page.goto('/learning-path');
  await expect(page.getByText(/steps done$/).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('tutorial:first-quantum-circuit', '[1,2,3]'));
  await page.reload();
  const stop = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Run your first circuit' }) });
  await expect(stop.getByText('3 of 8 steps done').last()).toBeVisible();
  await stop.getByRole('link', { name: 'Build Your First Quantum Circuit' }).last().click();
  await expect(page.getByRole('link', { name: 'Continue, step 4' })).toBeVisible();
});

test('every term of a stop leads to its definition', async ({ page }) => {
  await page.goto('/learning-path');
  await page.getByRole('link', { name: 'Bell State', exact: true }).click();
  await expect(page.locator('#bell-state')).toBeInViewport();
});
