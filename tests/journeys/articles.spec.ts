import { countOf, textOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test('articles are chosen by kind and level, with the state in the address', async ({ page }) => {
  await page.goto('/articles');
  const articles = page.locator('#articles li');
  const shown = articles.filter({ visible: true });
  const atFirst = await shown.count();
  await page.getByLabel('Kind', { exact: true }).focus();
  await page.getByLabel('Kind', { exact: true }).selectOption('Tutorial');
  await expect(shown).toHaveCount(countOf('tutorials'));
  await expect(page.locator('main').getByRole('status')).toHaveText(
    `${countOf('tutorials')} of ${await articles.count()} pages`,
  );
  await expect(page).toHaveURL(/\?kind=Tutorial$/);
  await page.getByLabel('Level', { exact: true }).selectOption('Beginner');
  await expect(shown.first()).toContainText('Beginner');
  await expect(page.locator('#articles section').filter({ visible: true })).toHaveText(/^Tutorial/);
  await expect(page).toHaveURL(/level=Beginner/);
  const count = await shown.count();
  await page.reload();
  await expect(shown).toHaveCount(count);
  await page.locator('main').getByRole('searchbox').fill('no such article');
  await expect(page.getByText('No Pages Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(shown).toHaveCount(atFirst);
});

test('R38.3: a bar for each kind narrows the list to as many as it says, and opens what folds', async ({ page }) => {
  await page.goto('/articles');
  const bars = page.getByRole('navigation', { name: 'Kinds of articles' }).getByRole('link');
  const shown = page.locator('#articles li').filter({ visible: true });
  for (const bar of await bars.all()) {
    const count = Number(await bar.locator('b').textContent());
    await bar.click();
    await expect(bar).toHaveAttribute('aria-current', 'true');
    await expect(shown).toHaveCount(count);
  }
});

test('R38.3: an article leads to its page, has a picture, and within its kind none is newer than the one before it', async ({
  page,
}) => {
  await page.goto('/articles');
  const kinds = page.locator('#articles .article-kind');
  await expect(kinds).not.toHaveCount(0);
  for (const kind of await kinds.all()) {
    const rows = kind.getByRole('listitem');
    const dates = await rows
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')?.slice(0, 'yyyy-mm'.length)));
    expect(dates).toEqual(dates.toSorted().reverse());
    await expect(kind.locator('.page-picture svg')).toHaveCount(await rows.count());
    await expect(kind.locator('p span').first()).toHaveText(String(await rows.count()));
  }
  const list = page.locator('#articles');
  await list.getByRole('link', { name: textOf('topics', 'hardware', 'title'), exact: true }).click();
  await expect(page).toHaveURL(/\/hardware$/);
});
