import { countOf, idsOf, idsWhere, listOf, namesOf, textOf } from '#tests/support/content.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('All Topics', () => {
  const cards = '#browse article:visible';
  const TOTAL = countOf('topics');
  /** Titles of the topics that have a word in title, description or tags, and one of these categories. */
  const having = (word: string, ...categories: string[]) =>
    namesOf(
      'topics',
      (field) =>
        ['title', 'description', 'tags'].some((name) => field(name).toLowerCase().includes(word)) &&
        (categories.length === 0 || categories.includes(field('category'))),
    );

  test('R10.3, R10.4: search and category narrow the list together, say how many are left, and stand in the address', async ({
    page,
  }) => {
    await page.goto('/topics');
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await page.getByPlaceholder('Search topics, tags, or content...').fill('QKD');
    const found = having('qkd');
    await expect(page.locator(cards)).toHaveCount(found.length);
    await expect(page.locator('main output')).toHaveText(`${found.length} topics`);
    await page.getByLabel('Category').selectOption('Security');
    await expect(page.locator(cards)).toHaveCount(having('qkd', 'Security').length);
    await page.getByLabel('Category').selectOption('Society');
    await expect(page.getByText('No Topics Found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search terms or category filters.')).toBeVisible();
    await expect(page).toHaveURL(/\?q=QKD&category=Society$/);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page).toHaveURL(/\/topics$/);
  });

  for (const typed of ['uantum H', 'Trapped ion Photonic', 'M-K', 'trapped-ion']) {
    test(`R10.3: ${typed} is looked for as one piece, in one field`, async ({ page }) => {
      await page.goto('/topics');
      await page.getByPlaceholder('Search topics, tags, or content...').fill(` ${typed} `);
      const found = idsWhere('topics', (field, { id }) =>
        [field('title'), field('description'), ...listOf('topics', id, 'tags')].some((text) =>
          text.toLowerCase().includes(typed.toLowerCase()),
        ),
      );
      await expect(page.locator('main output')).toContainText(`${found.length} topic`);
      await expect(page.locator(cards)).toHaveCount(found.length);
      await expect(page.getByText('No Topics Found')).toBeVisible({ visible: found.length === 0 });
    });
  }

  test('R10.3, R10.4: where nothing has it, all topics that have its words are offered, and shown when asked for', async ({
    page,
  }) => {
    await page.goto('/topics?q=Photonic+trapped+ion');
    await expect(page.getByText('No Topics Found')).toBeVisible();
    const offer = page.locator('main output').getByRole('button', { name: /all of these words$/ });
    const offered = Number.parseInt((await offer.textContent()) ?? '', 10);
    await offer.click();
    await expect(page.locator(cards)).toHaveCount(offered);
    for (const card of await page.locator('#browse li[data-match]:visible').all())
      for (const word of ['photonic', 'trapped', 'ion'])
        expect(`${await card.textContent()} ${await card.getAttribute('data-identifiers')}`.toLowerCase()).toContain(
          word,
        );
    await expect(page.getByText('No Topics Found')).toBeHidden();
    await expect(page.getByPlaceholder('Search topics, tags, or content...')).toBeFocused();
  });

  test('an address with a filter shows the filtered list', async ({ page }) => {
    await page.goto('/topics?category=Technology');
    await expect(page.locator(cards)).toHaveCount(having('', 'Technology').length);
    await expect(page.locator(cards)).toContainText(having('', 'Technology'));
  });

  test('R10.1, R10.2: the total is the sum of the counts, and a card shows how many tags it leaves out', async ({
    page,
  }) => {
    await page.goto('/topics');
    const links = await page.locator(cards).locator('a[href^="/topics/"]').allTextContents();
    const counts = links.map((text) => Number(/^([\d,]+) articles$/.exec(text)?.[1]));
    const total = page.locator('main dl > div').filter({ hasText: 'Total articles' }).locator('dd');
    await expect(total).toHaveText(String(counts.reduce((sum, count) => sum + count, 0)));
    for (const id of idsOf('topics')) {
      const left = listOf('topics', id, 'tags').length - 4;
      const heading = page.getByRole('heading', { name: textOf('topics', id, 'title'), exact: true });
      const card = page.locator(cards).filter({ has: heading });
      await expect(card.getByText(/^\+\d+ more$/)).toHaveText(left > 0 ? [`+${left} more`] : []);
    }
  });

  test('Subscribe to Newsletter leads to the form in the footer', async ({ page }) => {
    await page.goto('/topics');
    await page.getByText('Subscribe to Newsletter').click();
    await expect(page.locator('#newsletter-email')).toBeFocused();
  });
});

test.describe('Glossary', () => {
  test('R18.4: the search filters live, by term or definition, and says how many match', async ({ page }) => {
    await page.goto('/glossary');
    const search = page.getByPlaceholder('Search terms and definitions');
    await search.fill('  BLOCH ');
    await expect(page.locator('#bloch-sphere')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'terms' })).toContainText(
      new RegExp(`^\\d+ of ${countOf('glossary')} terms$`),
    );
    await search.fill('zzzz');
    await expect(page.getByText('No terms match your search.').first()).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('status').filter({ hasText: 'terms' })).toContainText(`${countOf('glossary')} terms`);
  });

  const TERMS = '#terms dl > div:visible';
  /** Where the words of a term are: its names, its definition, and this once more in plain words. */
  const PLACES = ['term', 'aliases', 'definition', 'plainWords'];

  for (const typed of ['rror corr', 'surface-code', 'code error', 'state qubit', 'gate single']) {
    test(`R18.4: ${typed} is looked for as one piece, and its words are offered`, async ({ page }) => {
      await page.goto('/glossary');
      await page.getByPlaceholder('Search terms and definitions').fill(typed);
      const exact = idsWhere('glossary', (field) => PLACES.some((place) => field(place).toLowerCase().includes(typed)));
      const status = page.locator('main output');
      if (exact.length > 0) {
        await expect(status).toHaveText(`${exact.length} of ${countOf('glossary')} terms`);
        expect(await page.locator(TERMS).evaluateAll((terms) => terms.map(({ id }) => id).sort())).toEqual(
          exact.sort(),
        );
        return;
      }
      await expect(status).toContainText('No terms match your search.');
      await expect(page.locator(TERMS)).toHaveCount(0);
      const offer = status.getByRole('button', { name: /^\d+ terms? contains? all of these words$/ });
      const offered = Number.parseInt((await offer.textContent()) ?? '', 10);
      await offer.click();
      await expect(status).toHaveText(`${offered} of ${countOf('glossary')} terms`);
      await expect(page.locator(TERMS)).toHaveCount(offered);
      const withAll = idsWhere('glossary', (field) =>
        typed.split(' ').every((word) => PLACES.some((place) => field(place).toLowerCase().includes(word))),
      );
      expect(await page.locator(TERMS).evaluateAll((terms) => terms.map(({ id }) => id).sort())).toEqual(
        withAll.sort(),
      );
      // The next thing that is typed is looked for as one piece again.
      await page.getByPlaceholder('Search terms and definitions').fill(`${typed} `);
      await expect(status).toContainText('No terms match your search.');
    });
  }

  test('R18.4: the offer keeps to the category, and there is none where no term has the words', async ({ page }) => {
    await page.goto('/glossary?q=code+error&category=Security');
    const status = page.locator('main output');
    await expect(status).toContainText('No terms match your search.');
    const offered = Number.parseInt((await status.getByRole('button').textContent()) ?? '', 10);
    await status.getByRole('button').click();
    await expect(page.locator(TERMS)).toHaveCount(offered);
    await expect(page.locator(`${TERMS}[data-category=Security]`)).toHaveCount(offered);
    await page.getByPlaceholder('Search terms and definitions').fill('zzzz error');
    await expect(status).toHaveText('No terms match your search.');
  });

  test('the index leads to letters that have terms', async ({ page }) => {
    await page.goto('/glossary');
    const letters = page.getByRole('navigation', { name: /letter|A.Z|index/i }).getByRole('link');
    await letters.filter({ hasText: /^Q$/ }).click();
    await expect(page.locator('#qaoa')).toBeInViewport();
  });
});

for (const path of ['/hardware', '/industry']) {
  test.describe(`tabs of ${path}`, () => {
    test('the first is open; a press and the arrow keys change it', async ({ page }) => {
      await page.goto(path);
      await wakePage(page);
      const tab = (index: number) => page.getByRole('tab').nth(index);
      await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
      await tab(1).click();
      await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel')).toHaveAttribute(
        'id',
        (await tab(1).getAttribute('href'))?.slice(1) ?? '',
      );
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
        for (const tab of (await page.getByRole('tab').all()).reverse()) {
          await tab.click();
          await expect(shown).toHaveCount(1);
          await expect(shown).toHaveAttribute('id', (await tab.getAttribute('href'))?.slice(1) ?? '');
        }
      });
    });
  });
}
