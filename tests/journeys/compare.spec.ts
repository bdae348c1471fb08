import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { companyComparison } from '#src/features/directory/companies/company-comparison.ts';
import { compare } from '#src/features/directory/compare/comparison.ts';
import type { ComparisonData } from '#src/features/directory/compare/comparison-data.ts';
import { machineComparison } from '#src/features/directory/machines/machine-comparison.ts';
import { fewestErrorsFirst } from '#src/features/directory/machines/measured.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const data = machineComparison();
/** The machines of the table's first view. */
const [a, b, c, d, e] = fewestErrorsFirst(entriesOf('machines'));
if (!a || !b || !c || !d || !e) throw new Error('There are fewer than five machines');

const ids = (...entries: { id: string }[]) => entries.map(({ id }) => id);
const addressOf = (...entries: { id: string }[]) => `/machines?compare=${ids(...entries).join(',')}`;
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
const comparison = (page: Page) => page.getByRole('table', { name: /^Compare/ });

async function takeCsv(page: Page, count: number): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Take these ${count} as CSV` }).click();
  return parse(await readFile(await (await download).path(), 'utf8'));
}

async function expectRows(page: Page, of: ComparisonData, compared: string[]) {
  const { rows, alone, title } = compare(of, compared);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const labels = await comparison(page).locator('tbody:not(:has(svg)) th[scope=row]').allTextContents();
  const expected = [...rows, ...alone].map(({ label }) => label);
  expect(labels.filter((label) => expected.includes(label))).toEqual(expected);
}

test('R29.5: a buyer ticks four machines, which stand side by side, and takes them as CSV', async ({ page }) => {
  await page.goto('/machines');
  await tick(page, a.name).check();
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveCount(0);
  await tick(page, b.name).check();
  await expect(page.getByText('Compare 2', { exact: true })).toBeInViewport();
  await tick(page, c.name).check();
  await tick(page, d.name).check();
  await expect(tick(page, e.name)).toBeDisabled();
  await expect(tick(page, e.name)).toHaveAttribute('title', /take one away/);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare four machines');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(addressOf(a, b, c, d));
  await expect(page.locator('#machine-rows')).toBeHidden();
  await expectRows(page, data, ids(a, b, c, d));
  const [head = [], ...rows] = await takeCsv(page, 4);
  expect(head.filter((name) => [a, b, c, d].some((machine) => machine.name === name))).toEqual(
    [a, b, c, d].map(({ name }) => name),
  );
  expect(rows[0]?.[1]).toBe(data.items.find(({ id }) => id === a.id)?.values['two-qubit-error']?.text);
  await page.goBack();
  await expect(page.locator('#machine-rows')).toBeVisible();
  await expect(tick(page, a.name)).toBeChecked();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(tick(page, a.name)).not.toBeChecked();
});

test('R29.5: an address shows its comparison; one more is added, one is removed, and a number opens the card', async ({
  page,
}) => {
  await page.goto(addressOf(a, b));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two machines');
  await expectRows(page, data, ids(a, b));
  await page.getByLabel('Add a third').selectOption(c.id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare three machines');
  await expectRows(page, data, ids(a, b, c));
  await page.getByRole('button', { name: `Remove ${a.name}` }).click();
  await expectRows(page, data, ids(b, c));
  await comparison(page)
    .getByRole('link', { name: /^Source/ })
    .first()
    .click();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Machines', exact: true }).first().click();
  await expect(page.locator('#machine-rows')).toBeVisible();
  await expect(page).toHaveURL('/machines');
});

test('R29.5: by keyboard alone', async ({ page }) => {
  await page.goto('/machines');
  for (const { name } of [a, b]) {
    await tick(page, name).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectRows(page, data, ids(a, b));
});

for (const [what, address, columns, words] of [
  ['a machine with itself', addressOf(a, a), 1, 'each stands here once'],
  ['five', addressOf(a, b, c, d, e), 4, '4 at most'],
  ['one that is not there', addressOf(a, { id: 'no-such-machine' }, b), 2, 'no-such-machine'],
  ['nothing that is there', '/machines?compare=', 0, 'None of the machines is chosen'],
] as const)
  test(`R29.5: an address that compares ${what} says so and shows what it can`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main').getByText(new RegExp(words))).toBeVisible();
    await expect(page.locator('main thead:visible th[scope=col]')).toHaveCount(columns);
  });

test('R13.7: an investor compares three companies and takes them as CSV in five presses', async ({ page }) => {
  const companies = companyComparison();
  await page.goto('/companies');
  for (const name of ['IonQ', 'Quantinuum', 'PsiQuantum']) await tick(page, name).first().check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expectRows(page, companies, ['ionq', 'quantinuum', 'psiquantum']);
  await expect(page).toHaveURL('/companies?compare=ionq,quantinuum,psiquantum');
  const [head = [], ...rows] = await takeCsv(page, 3);
  expect(head).toContain('Quantinuum');
  expect(rows.map(([label]) => label)).toContain('Valuation');
});

test('R13.7: the table of companies is sorted by its headings, and goes with the order that is chosen', async ({
  page,
}) => {
  await page.goto('/companies?view=table');
  const revenues = companyComparison().items.flatMap(({ name, values: { revenue } }) =>
    revenue?.basis === 'USD' ? [{ name, number: revenue.number ?? 0 }] : [],
  );
  const [most] = revenues.toSorted((x, y) => y.number - x.number);
  await page.getByRole('button', { name: 'Revenue' }).click();
  await expect(page.getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('#company-table tbody tr:visible').first()).toContainText(most?.name ?? '');
  await expect(page).toHaveURL(/\?view=table&sort=revenue&direction=descending$/);
  await page.getByRole('button', { name: 'Founded' }).click();
  await expect(page.getByText('Sorted by founding, oldest first')).toBeVisible();
  await expect(page.getByLabel('Order')).toHaveValue('founded');
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(page.getByRole('columnheader', { name: 'Founded' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/\?view=table&sort=Newest\+first$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R29.5: a comparison of three fits, with the names fixed, and one of four scrolls in itself', async ({
    page,
  }) => {
    for (const address of [addressOf(a, b, c), addressOf(a, b, c, d)]) {
      await page.goto(address);
      await expect(comparison(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.goto(addressOf(a, b, c));
    await comparison(page).getByRole('rowheader', { name: 'First shown' }).scrollIntoViewIfNeeded();
    await expect(comparison(page).getByRole('link', { name: a.name, exact: true })).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R25.6: an address that compares shows the list, without ticks that would do nothing', async ({ page }) => {
    await page.goto(addressOf(a, b));
    await expect(page.locator('#machine-rows')).toBeVisible();
    await expect(tick(page, a.name)).toBeHidden();
    await expect(page.locator('.machines thead').getByRole('button')).toHaveCount(0);
  });
});
