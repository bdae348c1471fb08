import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: /404/ });

test('an unknown address answers 404, logs the path and offers the nearest pages', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('404'));
  const response = await page.goto('/hardwear');
  expect(response?.status()).toBe(404);
  expect((await logged).text()).toContain('/hardwear');
  await expect(page.locator('main')).toContainText('404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('main').getByPlaceholder('Search quantum topics...')).toBeVisible();
  const nearest = page.getByRole('navigation', { name: 'Nearest pages' }).getByRole('link');
  await expect(nearest).toHaveCount(3);
  await expect(nearest.first()).toHaveText('Hardware');
});

test('links without a page yet, and companies that are not in the directory, lead there too', async ({ page }) => {
  for (const path of ['/jobs', '/learning-path', '/companies/unheard-of']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
});
