import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const cost = (page: Page) => page.locator('#cost');
const title = (page: Page) => cost(page).locator('.chart-title');
const dial = (page: Page, name: string) => cost(page).getByRole('slider', { name });
const result = (page: Page, code: string) =>
  cost(page)
    .locator('.explorer-results > div', { has: page.getByText(code, { exact: true }) })
    .locator('dd');

test('R54.12: by keys alone the dials change title, steps and address, up to where no distance helps', async ({
  page,
}) => {
  await page.goto(urls.errorCorrection());
  await dial(page, 'Logical error per round').focus();
  await page.keyboard.press('End');
  await expect(title(page)).toContainText('once in 10¹⁵ rounds takes 1,457 physical qubits');
  await expect(page).toHaveURL(/#cost=1e-3;1e-15$/);
  await expect(cost(page).getByRole('row', { name: 'Distance d' })).toContainText('27');
  await dial(page, 'Physical error').focus();
  await page.keyboard.press('End');
  await expect(title(page)).toContainText('no distance reaches');
  await expect(result(page, 'Surface code')).toHaveText('no distance reaches it');
  await expect(cost(page).getByRole('row', { name: 'Distance d' })).toHaveCount(0);
});

test('R54.13: published codes serve at their own physical error only', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#cost=1e-3;1e-12`);
  await expect(result(page, 'Yoked surface code')).toHaveText('430');
  await expect(result(page, 'Gross code')).toContainText('fails more often');
  await expect(result(page, 'Two-gross code')).toHaveText('48');
  await page.goto(`${urls.errorCorrection()}#cost=2e-3;1e-12`);
  for (const code of ['Yoked surface code', 'Gross code', 'Two-gross code'])
    await expect(result(page, code)).toHaveText('published at 0.1% only');
});

test('R54.14: the error of a machine is set with what it leaves out, and all is taken along', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  await cost(page).locator('.pick', { hasText: 'Willow' }).click();
  await expect(cost(page).locator('.picks-note')).toContainText('0.33% per two-qubit gate');
  await expect(page).toHaveURL(/#cost=3\.3e-3;1e-12$/);
  await expect(cost(page).locator('output').first()).toHaveText('0.33%');
  const saved = page.waitForEvent('download');
  await cost(page).getByRole('link', { name: 'CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('rotated surface code,computed,0.0033,1e-12,');
  expect(text).toContain('Gross code,published,0.001,,,1.667e-8,24');
});

test('R54.14: an address is held to the ends of the dials, and the rest is named', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#cost=0.5;1e-400`);
  await expect(cost(page).locator('.picks-note')).toContainText('The address also named “0.5”, “1e-400”');
  await expect(cost(page).locator('output')).toHaveText(['2%', '10⁻¹²']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R54.12: the first answer stands with its picture and its steps', async ({ page }) => {
    await page.goto(urls.errorCorrection());
    await expect(title(page)).toContainText('takes 881 physical qubits');
    await expect(cost(page).locator('svg:visible')).toHaveCount(2);
    await expect(cost(page).getByRole('row', { name: 'Physical qubits' }).first()).toContainText('881');
    await expect(cost(page).locator('input:visible')).toHaveCount(0);
  });
});
