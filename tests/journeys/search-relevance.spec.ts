import { expect, test } from '#tests/support/test.ts';
import { QUERIES } from './search-queries.ts';

const FIRST = 3;
const MISSES_ALLOWED = 1;

test('what people look for is among the first three results', async ({ page }) => {
  test.setTimeout(90_000);
  expect(QUERIES).toHaveLength(20);
  await page.goto('/terms');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const misses: string[] = [];
  for (const [query, ...answers] of QUERIES) {
    await dialog.getByRole('combobox').fill(query);
    await expect(dialog.getByRole('status')).toContainText(`“${query}”`);
    const found = await dialog
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset.href ?? ''));
    if (!answers.some((answer) => found.slice(0, FIRST).includes(answer))) misses.push(`${query}: ${found.join(' ')}`);
  }
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(MISSES_ALLOWED);
});
