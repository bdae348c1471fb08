import { expect, test } from '#tests/support/test.ts';
import { FOOTER_COLUMNS, HEADER_LINKS, MENU_TOPICS } from './requirements.ts';

test('R2: every page carries the same header and footer', async ({ page }) => {
  await page.goto('/ethics', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('header nav[aria-label="Main"] > a')).toHaveText(HEADER_LINKS);
  await expect(page.locator('header input').first()).toHaveAttribute('placeholder', 'Search quantum topics...');
  for (const [title, description = ''] of MENU_TOPICS) {
    const link = page.locator('#topics-menu a').filter({ hasText: new RegExp(`^\\s*${RegExp.escape(title)}`) });
    await expect(link, `R2.3 ${title}`).toContainText(description);
  }
  for (const [title, ...addresses] of FOOTER_COLUMNS) {
    const column = page.locator('footer nav > div').filter({ has: page.getByRole('heading', { name: title }) });
    const found = await column.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found, `R2.8 ${title}`).toEqual(expect.arrayContaining(addresses));
  }
  await expect(page.locator('footer a[href="/topics"]')).toBeVisible();
  // Beside the columns, one of which leads to the partners as well.
  for (const address of ['/privacy', '/terms', '/partners']) {
    await expect(page.locator(`footer :not(nav *):is(a[href="${address}"])`), `R2.9 ${address}`).toBeVisible();
  }
});

test('R7.2 an AI application names three techniques, R10.2 a topic card at most four tags', async ({ page }) => {
  await page.goto('/ai-ml', { waitUntil: 'domcontentloaded' });
  const techniques = page.locator('#applications').getByRole('list', { name: 'Techniques' });
  await expect(techniques).not.toHaveCount(0);
  for (const list of await techniques.all()) await expect(list.locator('li')).toHaveCount(3);
  await page.goto('/topics', { waitUntil: 'domcontentloaded' });
  const cards = page.locator('#browse').getByRole('list', { name: 'Tags' });
  await expect(cards).not.toHaveCount(0);
  for (const card of await cards.all()) {
    const tags = await card.locator('li').allTextContents();
    const more = tags.filter((tag) => /^\+\d+ more$/.test(tag));
    expect(tags.length - more.length).toBeLessThanOrEqual(4);
    expect(more.length).toBeLessThanOrEqual(1);
  }
});
