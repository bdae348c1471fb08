import { parse } from 'csv-parse/sync';
import { expect, test } from '#tests/support/test.ts';

test('rounds are sorted by the column whose heading is pressed, also with the keyboard', async ({ page }) => {
  await page.goto('/funding');
  const rows = page.locator('#rounds tbody tr');
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(15);
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Date')).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Amount' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading('Amount')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading('Date')).not.toHaveAttribute('aria-sort');
  await expect(page.locator('main').getByRole('status')).toHaveText('Sorted by amount, largest first');
  await expect(rows.first()).toContainText('IonQ');
  await expect(rows.last()).toContainText('QuEra');
  await expect(page).toHaveURL(/\?sort=amount&order=descending$/);

  await page.getByRole('button', { name: 'Company' }).click();
  await expect(rows.first()).toContainText('Classiq');
  await page.reload();
  await expect(rows.first()).toContainText('Classiq');
  await expect(heading('Company')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows).toHaveCount(count);
});

test('the table is one CSV file, with as many rounds', async ({ page }) => {
  await page.goto('/funding');
  const count = await page.locator('#rounds tbody tr').count();
  const address = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('text/csv');
  const rounds = parse(await response.text(), { columns: true }) as Record<string, string>[];
  expect(rounds).toHaveLength(count);
  expect(rounds.find(({ company }) => company === 'Riverlane')).toMatchObject({ amount: '$75M', usdMillions: '75' });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table stands latest first, without buttons that would do nothing', async ({ page }) => {
    await page.goto('/funding');
    await expect(page.locator('#rounds tbody tr').first()).toContainText('December 2024');
    await expect(page.locator('#rounds').getByRole('button')).toHaveCount(0);
  });
});
