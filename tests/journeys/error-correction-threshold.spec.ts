import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const threshold = (page: Page) => page.locator('#threshold');
const title = (page: Page) => threshold(page).getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) => threshold(page).getByRole('combobox', { name });
const options = (page: Page, name: string) => choice(page, name).getByRole('option').allTextContents();
const press = (page: Page, name: string) => threshold(page).getByRole('button', { name }).click();
const open = (page: Page, experiment: string) => page.goto(`${urls.errorCorrection()}#threshold=${experiment}`);

async function csv(page: Page): Promise<Record<string, string>[]> {
  const saved = page.waitForEvent('download');
  await threshold(page).getByRole('link', { name: 'CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [head = [], ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

test('R54.18: XZZX is simulated with as much bias as is chosen', async ({ page }) => {
  await open(page, 'toric;flips;matching;5,7,9,13');
  await expect(title(page)).toHaveText('Press Run, and the curves grow');
  await choice(page, 'Code').first().selectOption('XZZX');
  expect(await options(page, 'Noise')).toEqual(['Biased flips, read once']);
  await choice(page, 'Bias').selectOption('infinite: Z alone');
  await expect(page).toHaveURL(/#threshold=xzzx;biased;matching;5,7,9,13;bias:pure$/);
  await expect(threshold(page)).toContainText('take a Y for a flip and a sign');
  await press(page, 'Run');
  await expect(threshold(page).locator('.drawing-wide g').nth(3)).toBeAttached();
  await press(page, 'Stop');
  const rows = await csv(page);
  expect(rows[0]).toMatchObject({ code: 'xzzx', noise: 'biased', bias: 'Infinity', idle_factor: '' });
});

test('R54.18: a published threshold stands beside its own bias alone', async ({ page }) => {
  await open(page, 'rotated-surface;biased;matching;5,7,9,13;bias:0.5');
  await expect(threshold(page).locator('.drawing-wide')).toContainText('14.88(2)% matching');
  await press(page, 'Run');
  await expect(title(page)).toContainText('the published threshold for this decoder is 14.88(2)%');
  await press(page, 'Stop');
  await choice(page, 'Bias').selectOption('100');
  await expect(threshold(page).locator('.drawing-wide')).not.toContainText('matching');
});

test('R54.19: maximum likelihood is offered for small codes, and two sizes make an estimate', async ({ page }) => {
  await open(page, 'rotated-surface;flips;likelihood;3,5');
  await expect(title(page)).toHaveText('Press Run, and the curves grow');
  expect(await options(page, 'Sizes')).toEqual(['3, 5']);
  await press(page, 'Run');
  await expect(title(page)).toContainText('Two curves cross at');
  await expect(title(page)).toContainText('an estimate');
  await press(page, 'Stop');
  await choice(page, 'Noise').selectOption('Flips and misreadings');
  await expect(choice(page, 'Sizes')).toHaveValue('3');
  await press(page, 'Run');
  await expect(title(page)).toContainText('One size has no threshold');
  await choice(page, 'Noise').selectOption('Every operation of the circuit');
  expect(await options(page, 'Decoder')).toEqual(['Union-find', 'Exact matching']);
});

test('R54.20: an analyst takes the noise of a machine, changes it, and takes the counts along', async ({ page }) => {
  await open(page, 'rotated-surface;circuit;union-find;3,5,7');
  await expect(choice(page, 'As on')).toHaveValue('uniform');
  await choice(page, 'As on').selectOption('Willow');
  await expect(threshold(page)).toContainText('Google Quantum AI, Dec 2024');
  await expect(threshold(page)).toContainText('Left out: preparation');
  const measurement = threshold(page).getByRole('slider', { name: 'Measurement' });
  await measurement.press('End');
  await expect(measurement).toHaveAttribute('aria-valuetext', '× 5.0');
  await expect(choice(page, 'As on')).toHaveValue('own');
  await expect(page).toHaveURL(/;strengths:[\d.]+,0,5,[\d.]+$/);
  await press(page, 'Run');
  await expect(threshold(page).locator('.drawing-wide g').first()).toBeAttached();
  await press(page, 'Stop');
  const rows = await csv(page);
  expect(rows[0]).toMatchObject({ noise: 'circuit', bias: '', measurement_factor: '5', preparation_factor: '0' });
  await page.reload();
  await expect(measurement).toHaveValue('5');
});

test('R54.20: the distance follows the wished error, which is in the address', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  const wished = threshold(page).getByRole('slider', { name: 'Wished logical error' });
  await wished.scrollIntoViewIfNeeded();
  const distance = async () => {
    const [, found = ''] = /distance ([\d,]+) would/.exec((await threshold(page).textContent()) ?? '') ?? [];
    return Number(found.replace(',', ''));
  };
  const atFirst = await distance();
  await wished.press('Home');
  await expect(threshold(page)).toContainText('would reach 10⁻¹⁵');
  await expect(page).toHaveURL(/#threshold=toric;phenomenological;union-find;7,9,11,13;wished:15$/);
  expect(await distance()).toBeGreaterThan(atFirst);
  await expect(threshold(page).getByRole('status')).toContainText('run beforehand');
});

test('R54.20: an address of a newer version opens as far as it is known', async ({ page }) => {
  await open(page, 'xzzx;biased;matching;5,7,9,13;bias:1000;leakage:2');
  await expect(threshold(page).getByRole('status')).toContainText('“bias:1000”, “leakage:2”');
  await expect(choice(page, 'Bias')).toHaveValue('10');
});
