import { countOf, idsWhere } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test('interviews are found by theme, kind and name, with the state in the address', async ({ page }) => {
  await page.goto('/interviews');
  const cards = page.locator('#interviews li');
  const shown = cards.filter({ visible: true });
  const count = await cards.count();
  const having = (theme: string, kind = '') =>
    idsWhere('interviews', (field) => field('theme') === theme && (kind === '' || field('kind') === kind)).length;
  expect(count).toBe(countOf('interviews'));
  await page.getByLabel('Theme', { exact: true }).focus();
  await page.getByLabel('Theme', { exact: true }).selectOption('Error correction');
  await expect(shown).toHaveCount(having('Error correction'));
  await expect(page).toHaveURL(/\?theme=Error\+correction$/);
  await page.getByLabel('Kind', { exact: true }).selectOption('Oral history');
  await expect(shown).toHaveCount(having('Error correction', 'Oral history'));
  await expect(page).toHaveURL(/kind=Oral/);
  await page.reload();
  await expect(shown).toHaveCount(having('Error correction', 'Oral history'));
  await page.locator('main').getByRole('searchbox').fill('gottesman');
  await expect(page).toHaveURL(/\bq=gottesman\b/);
  await expect(shown.filter({ hasNotText: /gottesman/i })).toHaveCount(0);
  await expect(shown).not.toHaveCount(0);
  await expect(page.locator('main').getByRole('status')).toHaveText(
    `${await shown.count()} of ${count} recordings and texts`,
  );
  await page.locator('main').getByRole('searchbox').fill('nobody');
  await expect(page.getByText('Nothing Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(shown).toHaveCount(count);
});

test('every interview leads to another site', async ({ page }) => {
  await page.goto('/interviews');
  for (const link of await page
    .locator('#interviews')
    .getByRole('link', { name: /^Open / })
    .all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('R38.2: the list stands under its themes, each with its count', async ({ page }) => {
  await page.goto('/interviews');
  for (const theme of await page.locator('#interviews > section').all()) {
    const name = (await theme.getAttribute('aria-label')) ?? '';
    const count = idsWhere('interviews', (field) => field('theme') === name).length;
    await expect(theme.locator('p').first()).toHaveText(`${name} ${count}`);
    await expect(theme.getByRole('listitem')).toHaveCount(count);
  }
});

test('R38.2: each recording has a mark with a name over the list, which leads to its line', async ({ page }) => {
  await page.goto('/interviews');
  const marks = page.locator('.chart .drawing:visible a.mark');
  await expect(marks).toHaveCount(countOf('interviews'));
  for (const text of await marks.allTextContents()) expect(text).not.toBe('');
  await marks.first().click();
  await expect(page.locator('#interviews li:target')).toBeInViewport();
});
