import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { urls } from '#src/model/urls.ts';
import { holdIsland } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

/** A cold start of the compiler loads and compiles 6 MB, on a machine that may be busy. */
const COLD_MS = 30_000;

const answer = (page: Page) => page.locator('.calculator-card').first();
const compiler = (page: Page) => page.locator('.calculator-card').nth(1);
const step = (page: Page, name: string) => page.getByRole('row', { name }).locator('td').last();

test('R57.8: numbers are typed, every step follows, and the address keeps them', async ({ page }) => {
  await page.goto(urls.calculator());
  await expect(answer(page)).toContainText('4.5 million qubits');
  const factories = page.getByLabel('Factories of CCZ states');
  await factories.focus();
  await factories.fill('8');
  await expect(answer(page)).toContainText('5.5 hours');
  await expect(page).toHaveURL(/#calculate=factories:8,logicalQubits:1459,toffolis:999000000$/);
  const error = page.getByLabel('Physical error', { exact: true });
  await error.fill('1');
  await expect(answer(page)).toContainText('no distance reaches this');
  await error.fill('0.01');
  await expect(step(page, 'Code distance')).toHaveText('15');
  await page.reload();
  await expect(error).toHaveValue('0.01');
  await expect(step(page, 'Code distance')).toHaveText('15');
});

test('R57.3: bad input gets a word', async ({ page }) => {
  await page.goto(`${urls.calculator()}#calculate=toffolis:1e30,factories:0,code:toric`);
  await expect(page.locator('.picks-note')).toContainText('Left out of this link: “toffolis:1e30”, “code:toric”.');
  await expect(answer(page)).toContainText('No magic states come from no factories');
  await page.getByLabel('Cycle').fill('0');
  await expect(page.locator('.picks-note')).toContainText('Cycle: from 0.01 µs to 100,000 µs.');
  await page.getByLabel('Factories of CCZ states').fill('4');
  await page.getByLabel('Toffoli gates').fill('0');
  await expect(answer(page)).toContainText('Without Toffoli or T gates there are no magic states');
});

test('R57.6: the compiler answers on request alone, beside the steps and with why they differ', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(urls.calculator());
  await compiler(page).getByRole('button', { name: 'Ask the compiler' }).focus();
  await expect(page.locator('.calculator astro-island[ssr]')).toHaveCount(0);
  expect(fetched.some((url) => url.endsWith('.wasm'))).toBe(false);
  await page.keyboard.press('Enter');
  await expect(compiler(page)).toContainText('5 million qubits', { timeout: COLD_MS });
  await expect(page.getByRole('table', { name: 'Why they differ' })).toContainText('the compiler’s is 0.03');
  await page.getByLabel('Logical qubits').fill('100');
  await expect(compiler(page)).not.toContainText('million qubits');
});

test('R57.6: a limit that is ticked before the script is there holds', async ({ page }) => {
  const script = await holdIsland(page, 'Calculator');
  await page.goto(urls.calculator());
  await compiler(page).getByRole('checkbox').check();
  script.release();
  await expect(page.locator('.calculator astro-island[ssr]')).toHaveCount(0);
  await compiler(page).getByRole('button', { name: 'Ask the compiler' }).click();
  await expect(compiler(page)).toContainText('5.2 million qubits', { timeout: COLD_MS });
});

test('R57.9: the answer is taken along as a table and as a text with its assumptions', async ({ page }) => {
  await page.goto(`${urls.calculator()}#calculate=logicalQubits:100,toffolis:1e6`);
  await expect(page.getByLabel('Logical qubits')).toHaveValue('100');
  const taken = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.locator('.calculator').getByRole('link', { name }).click();
    return readFile(await (await saved).path(), 'utf8');
  };
  await expect(async () => {
    const csv = await taken('CSV');
    expect(csv).toContain('Logical qubits,,100');
    expect(csv).toMatch(/Code distance,[^\n]*,\d+\r\n/);
  }).toPass({ timeout: 15_000 });
});

test('R57.10: a Q# program says what it would take, and leads to the calculator with its counts', async ({ page }) => {
  await page.goto('/code');
  const program = page.locator('article', { has: page.getByText('Q#', { exact: true }) }).first();
  await program
    .locator('h3 a')
    .click({ force: true, trial: true })
    .catch(() => undefined);
  const id = await program.getAttribute('id');
  await page.goto(`/code#${id}`);
  const estimate = page.locator(`#${id}`).getByRole('button', { name: /^Estimate/ });
  await estimate.click();
  const status = page.locator(`#${id} .run-bar > [role="status"]`);
  await expect(status).toHaveText(/^(Estimated without running\.|The compiler gives no estimate: .+)$/, {
    timeout: COLD_MS,
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R57.11: the first answer and its steps are there, and nothing that does nothing', async ({ page }) => {
    await page.goto(urls.calculator());
    await expect(answer(page)).toContainText('4.5 million qubits');
    await expect(step(page, 'Code distance')).toHaveText('29');
    await expect(page.getByRole('button', { name: 'Ask the compiler' })).toBeHidden();
  });
});
