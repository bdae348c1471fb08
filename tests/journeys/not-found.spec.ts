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

test('names its own address, or none', async ({ page, request }) => {
  const html = await (await request.get('/hardwear')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('og:url');
  expect(html).not.toContain('rel="canonical"');
  await page.goto('/hardwear?from=mail#top');
  await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty('href', new URL('/hardwear', page.url()).href);
});

test('a company that is not in the directory leads there too', async ({ page }) => {
  const response = await page.goto('/companies/unheard-of');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('its search leads to the results', async ({ page }) => {
  await page.goto('/hardwear');
  await page.locator('main').getByPlaceholder('Search quantum topics...').fill('rsa 2048');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=rsa(\+|%20)2048$/);
});
