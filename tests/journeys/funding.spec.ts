import { parse } from 'csv-parse/sync';
import { dollarsOf } from '#src/features/directory/funding/listed-rounds.ts';
import { figureOf } from '#src/model/figures.ts';
import { ABSENT } from '#src/model/schemas/figure.ts';
import { countOf, idsOf, shownFigure, textOf, textsOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const amountOf = (id: string) => shownFigure(`funding-rounds/${id}/amount`);
const isInDollars = (id: string) => dollarsOf(figureOf(`funding-rounds/${id}/amount`).values[0]) !== undefined;

test('rounds are sorted by the column whose heading is pressed, also with the keyboard', async ({ page }) => {
  await page.goto('/funding');
  const rows = page.locator('#rounds tbody tr');
  const count = await rows.count();
  expect(count).toBe(countOf('funding-rounds'));
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Date')).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Amount' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading('Amount')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading('Date')).not.toHaveAttribute('aria-sort');
  await expect(page.locator('main').getByRole('status').last()).toHaveText('Sorted by amount, largest first');
  const [largest] = idsOf('funding-rounds')
    .filter(isInDollars)
    .map(amountOf)
    .sort((a, b) => (b.size ?? 0) - (a.size ?? 0));
  await expect(rows.first()).toContainText(largest?.text ?? '');
  const isUnknown = idsOf('funding-rounds').some((id) => !isInDollars(id));
  if (isUnknown) await expect(rows.last()).not.toContainText(/(?<!\w)\$\d/);
  await expect(page).toHaveURL(/\?sort=amount&direction=descending$/);

  const alphabetical = textsOf('funding-rounds', 'company').sort((a, b) => a.localeCompare(b, 'en'));
  await page.getByRole('button', { name: 'Company' }).click();
  await expect(rows.first()).toContainText(alphabetical[0] ?? '');
  await page.reload();
  await expect(rows.first()).toContainText(alphabetical[0] ?? '');
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
  for (const { id = '', company, ...fields } of rounds) {
    expect(company, id).toBe(textOf('funding-rounds', id, 'company'));
    // A cell is empty where there is no value; the table says in words why.
    if (fields['figures.amount']) expect(fields['figures.amount'], id).toBe(amountOf(id).text);
    else expect(ABSENT, id).toContain(amountOf(id).text);
  }
});

test('R34.7: each round is a mark over the table, and leads to its line', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/funding');
    const marks = page.locator('#money .drawing:visible .mark');
    await expect(marks).toHaveCount(countOf('funding-rounds'));
    const href = (await marks.first().getAttribute('href')) ?? '';
    await marks.first().focus();
    await page.keyboard.press('Enter');
    const line = page.locator('#rounds tr:target');
    await expect(line).toHaveAttribute('id', href.split('#')[1] ?? '');
    await expect(line).toBeInViewport();
  }
});

test('R26.10: on a phone investors and notes fold; with more room and on paper they stand there', async ({ page }) => {
  const more = page.locator('#rounds tbody details').first();
  const words = more.locator('small').first();
  await page.goto('/funding');
  await expect(words).toBeVisible();
  await expect(more.locator('summary')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(words).toBeHidden();
  await more.locator('summary').click();
  await expect(words).toBeVisible();
  await more.locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(words).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table stands latest first, without buttons that would do nothing', async ({ page }) => {
    await page.goto('/funding');
    const newest = textsOf('funding-rounds', 'date').sort().at(-1) ?? '';
    await expect(page.locator('#rounds tbody tr time').first()).toHaveAttribute('datetime', newest);
    await expect(page.locator('#rounds thead').getByRole('button')).toHaveCount(0);
  });
});
