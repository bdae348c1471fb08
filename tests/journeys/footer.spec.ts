import { attributesOf, elementsOf } from '#tests/support/html.ts';
import { everyRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('in another year', () => {
  test.use({ isFirstVisit: true });

  test('the copyright is of the visitor’s year', async ({ page }) => {
    await page.clock.setFixedTime('2031-03-01');
    await page.goto('/ethics');
    await page.locator('footer').hover();
    await expect(page.locator('footer')).toContainText('© 2031 Quantum Computing Knowledge Hub');
  });
});

test('R2.10: both networks and an address are linked where nothing is configured, and open data is', async ({
  page,
}) => {
  await page.goto('/ethics');
  const footer = page.locator('footer');
  const accounts = footer.getByRole('list', { name: 'Accounts' });
  await expect(accounts.getByRole('link')).toHaveCount(3);
  await expect(accounts.getByRole('link', { name: 'Photo sharing' })).toHaveAttribute('href', /tags\/quantumcomputing/);
  await expect(accounts.getByRole('link', { name: 'Professional network' })).toHaveAttribute('href', /%2Fethics$/);
  await expect(accounts.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.+@./);
  await expect(footer.getByRole('link', { name: 'Open data' })).toHaveAttribute('href', '/data');
  await expect(footer.getByRole('link', { name: 'Partner program' })).toHaveAttribute('href', '/partners');
  await expect(footer).not.toContainText('50,000+');
});

test('the legal links share one line at any width', async ({ page }) => {
  await page.goto('/ethics');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('footer')
      .getByRole('link', { name: /^(Privacy|Terms|Open data)$/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('R2.12: every page with an address of one part is linked from header, drawer or footer', async ({ site }) => {
  const html = await (await fetch(`${site.url}/ethics`)).text();
  // Nothing between them counts.
  const frame = html.replace(/<main[\s\S]*<\/main>/, '');
  const linked = new Set(elementsOf(frame).map((element) => attributesOf(element).href));
  const ofOnePart = everyRoute().filter((route) => /^\/[^/]*$/.test(route));
  // The tracker is linked by its other address, and the search is where the header's form leads.
  const others = ['/startup-tracker', '/search'];
  expect(ofOnePart.filter((route) => !linked.has(route) && !others.includes(route))).toEqual([]);
});
