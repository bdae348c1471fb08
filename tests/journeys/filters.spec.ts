import { expect, test } from '#tests/support/test.ts';

test.describe('All Topics', () => {
  const cards = '#browse article';

  test('search and category narrow the list together, say how many are left, and stand in the address', async ({
    page,
  }) => {
    await page.goto('/topics');
    await expect(page.locator(cards)).toHaveCount(6);
    await page.getByPlaceholder('Search topics, tags, or content...').fill('QKD');
    await expect(page.locator(cards)).toHaveCount(2);
    await expect(page.locator('main output')).toHaveText('2 topics');
    await page.getByLabel('Category').selectOption('Security');
    await expect(page.locator(cards)).toHaveCount(2);
    await page.getByLabel('Category').selectOption('Society');
    await expect(page.getByText('No Topics Found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search terms or category filters.')).toBeVisible();
    await expect(page).toHaveURL(/\?q=QKD&category=Society$/);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.locator(cards)).toHaveCount(6);
    await expect(page).toHaveURL(/\/topics$/);
  });

  test('an address with a filter shows the filtered list', async ({ page }) => {
    await page.goto('/topics?category=Technology');
    await expect(page.locator(cards)).toHaveCount(1);
    await expect(page.locator(cards)).toContainText('Quantum Hardware');
  });

  test('the total is the sum of the six counts, and a card shows at most four tags', async ({ page }) => {
    await page.goto('/topics');
    await expect(page.locator('main dl').first()).toContainText(String(42 + 38 + 29 + 35 + 24 + 18));
    await expect(page.getByText('+4 more')).toBeVisible();
  });

  test('Subscribe to Newsletter leads to the form in the footer', async ({ page }) => {
    await page.goto('/topics');
    await page.getByText('Subscribe to Newsletter').click();
    await expect(page.locator('#newsletter-email')).toBeFocused();
  });
});

test.describe('Glossary', () => {
  test('the search filters live, by term or definition, and says how many match', async ({ page }) => {
    await page.goto('/glossary');
    const search = page.getByPlaceholder('Search terms and definitions');
    await search.fill('  BLOCH ');
    await expect(page.locator('#bloch-sphere')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'terms' })).toContainText(/^\d+ of 190 terms$/);
    await search.fill('zzzz');
    await expect(page.getByText('No terms match your search.').first()).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('status').filter({ hasText: 'terms' })).toContainText('190 terms');
  });

  test('the index leads to letters that have terms', async ({ page }) => {
    await page.goto('/glossary');
    const letters = page.getByRole('navigation', { name: /letter|A.Z|index/i }).getByRole('link');
    await letters.filter({ hasText: /^Q$/ }).click();
    await expect(page.locator('#qaoa')).toBeInViewport();
  });
});

for (const { path, tabs, panel } of [
  {
    path: '/hardware',
    tabs: ['Superconducting', 'Trapped Ion', 'Photonic', 'Neutral Atom'],
    panel: /laser|ion/i,
  },
  { path: '/industry', tabs: ['Overview', 'Trends', 'Key Players', 'Investment', 'Segments'], panel: /Learn More/ },
]) {
  test.describe(`tabs of ${path}`, () => {
    test('the first is open; a press and the arrow keys change it', async ({ page }) => {
      await page.goto(path);
      const tab = (index: number) => page.getByRole('tab').nth(index);
      await expect(page.getByRole('tab')).toHaveText(tabs.map((name) => new RegExp(name, 'i')));
      await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
      await tab(1).click();
      await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel')).toContainText(panel);
      await page.keyboard.press('ArrowRight');
      await expect(tab(2)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });
      test('the first panel shows, and the tabs are links that show the others', async ({ page }) => {
        await page.goto(path);
        const shown = page.getByRole('tabpanel');
        await expect(shown).toHaveCount(1);
        for (const name of [...tabs].reverse()) {
          const tab = page.getByRole('tab', { name });
          await tab.click();
          await expect(shown).toHaveCount(1);
          await expect(shown).toHaveAttribute('id', (await tab.getAttribute('href'))?.slice(1) ?? '');
        }
      });
    });
  });
}
