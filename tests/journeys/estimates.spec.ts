import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const estimates = entriesOf('estimates');
const rows = '.estimates tbody > tr:visible';

test('R56.4: the list is narrowed by field and level, sorted, and the marks of hidden estimates dim', async ({
  page,
}) => {
  await page.goto(urls.estimates());
  const field = page.getByLabel('Field', { exact: true });
  await field.focus();
  await field.selectOption('keys and hashes');
  const keys = estimates.filter((each) => each.field === 'keys and hashes');
  await expect(page.locator(rows)).toHaveCount(keys.length);
  await expect(page.locator('#by-year .drawing .mark[data-row="femoco-low-2025"]').first()).toHaveAttribute(
    'data-dimmed',
  );
  await page.getByLabel('Counts for', { exact: true }).selectOption('A machine');
  await expect(page.locator(rows)).toHaveCount(keys.filter(({ level }) => level === 'physical').length);
  await page.getByRole('button', { name: 'Physical qubits' }).click();
  await expect(page.locator(rows).first()).toHaveAttribute('id', 'rsa2048-gouzien-2021');
});

test('R56.5: a mark leads to its estimate by keyboard, and the estimate to what changed and to the calculator', async ({
  page,
}) => {
  await page.goto(urls.estimates());
  const mark = page.locator(`#by-year .drawing:visible .mark[href="${urls.estimate('rsa2048-gidney-2025')}"]`);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urls.estimate('rsa2048-gidney-2025'));
  await expect(page.getByRole('heading', { name: 'What changed against Gidney–Ekerå 2019' })).toBeVisible();
  await expect(page.getByText('22 × fewer physical qubits')).toBeVisible();
  await page.getByRole('link', { name: 'Put its numbers into the calculator' }).click();
  await expect(page.getByLabel('Logical qubits')).toHaveValue('1,409');
  await expect(page.getByText('published: 897,864, 4.96 days')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R56.6: drawings, their links and all estimates are there', async ({ page }) => {
    await page.goto(urls.estimates());
    await expect(page.locator('#by-year .drawing:visible .mark').first()).toBeVisible();
    await expect(page.locator('.estimates tbody > tr')).toHaveCount(estimates.length);
  });
});
