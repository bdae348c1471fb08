import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const patch = (page: Page) => page.locator('#patch');
const verdict = (page: Page) => patch(page).locator('.patch-verdict h3');
const distance = (page: Page, value: string) => patch(page).locator('.pick', { hasText: new RegExp(`^${value}$`) });
const threshold = (page: Page) => page.locator('#threshold');

test('R54.2: the vote follows its slider, and turns at one half', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  const vote = page.locator('#vote');
  const slider = vote.getByRole('slider');
  await slider.focus();
  await slider.press('End');
  await expect(vote.getByRole('heading', { level: 3 })).toContainText('more often than one');
  await slider.press('Home');
  await expect(vote.getByRole('heading', { level: 3 })).toContainText('never wrong');
  await slider.press('ArrowRight');
  await expect(vote.locator('output')).toHaveText('1%');
});

test('R54.3: a student breaks a patch of distance 3, and the same errors on a larger one are corrected', async ({
  page,
}) => {
  await page.goto(urls.errorCorrection());
  await distance(page, '3').click();
  await expect(verdict(page)).toHaveText('No error yet.');
  await patch(page).getByRole('gridcell', { name: 'row 1, column 1' }).click();
  await expect(verdict(page)).toHaveText('Corrected.');
  await patch(page).getByRole('gridcell', { name: 'row 2, column 1' }).click();
  await expect(verdict(page)).toHaveText('A logical error.');
  await expect(page).toHaveURL(/#patch=3;x0,x3$/);
  await page.goto(`${urls.errorCorrection()}#patch=5;x0,x5`);
  await expect(verdict(page)).toHaveText('Corrected.');
});

test('R54.3: the first press on a qubit counts, before any script has come', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  await patch(page).getByRole('gridcell', { name: 'row 5, column 5' }).click();
  await expect(patch(page).getByRole('gridcell', { name: 'row 5, column 5, X error' })).toBeAttached();
});

test('R54.3: by keys alone a patch is broken, stepped through and mended', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#patch=3`);
  const first = patch(page).getByRole('gridcell', { name: 'row 1, column 1' });
  await expect(verdict(page)).toHaveText('No error yet.');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('z');
  const middle = patch(page).getByRole('gridcell', { name: 'row 2, column 2, Z error' });
  await expect(middle).toBeFocused();
  await page.keyboard.press('y');
  await expect(patch(page).getByRole('gridcell', { name: 'row 2, column 2, Y error' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(patch(page).locator('[aria-current]')).toContainText('The decoder’s answer');
  await page.keyboard.press('Delete');
  await expect(verdict(page)).toHaveText('No error yet.');
});

test('R54.4: a misread check is seen at two readings and does no harm', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#patch=3`);
  await expect(verdict(page)).toHaveText('No error yet.');
  await patch(page).getByText('Misread', { exact: true }).click();
  await patch(page).getByRole('gridcell').first().focus();
  await page.keyboard.press(' ');
  await expect(verdict(page)).toHaveText('Corrected.');
  await expect(patch(page)).toContainText('One error, two checks alight.');
  await expect(page).toHaveURL(/#patch=3;m0@1$/);
});

test('R54.5: the lightest error that wins beats the decoder at every distance', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  for (const each of ['3', '7', '9']) {
    await distance(page, each).click();
    await patch(page).getByRole('button', { name: 'Lightest error that wins' }).click();
    await expect(verdict(page)).toHaveText('A logical error.');
  }
});

test('R54.6: an address opens what it can and names the rest', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#patch=3;x0,x99,w4`);
  await expect(patch(page).getByText('The address also named “x99”, “w4”')).toBeVisible();
  await expect(patch(page).getByRole('gridcell', { name: 'row 1, column 1, X error' })).toBeVisible();
});

test('R54.7: a threshold is simulated until its curves cross, stopped, and taken along', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#threshold=toric;flips;union-find;5,7,9,13`);
  await expect(threshold(page).getByRole('heading', { level: 3 })).toHaveText('Press Run, and the curves grow');
  await threshold(page).getByRole('button', { name: 'Run' }).click();
  await expect(threshold(page).getByRole('heading', { level: 3 })).toContainText('The curves cross at');
  await expect(threshold(page).getByRole('heading', { level: 3 })).toContainText(
    'published threshold for this decoder is 9.9%',
  );
  await threshold(page).getByRole('button', { name: 'Stop' }).click();
  await expect(threshold(page).getByRole('status')).toContainText('stopped');
  const saved = page.waitForEvent('download');
  await threshold(page).getByRole('link', { name: 'CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head).toMatch(/^code,noise,bias,.*,decoder,size,physical_error,shots,failures,logical_error,low_95,high_95$/);
  expect(rows.length).toBeGreaterThan(8);
});

test('R54.7: where a browser gives no workers, the page itself counts and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('no workers here');
        }
      },
    });
  });
  await page.goto(`${urls.errorCorrection()}#threshold=toric;flips;union-find;5,7,9,13`);
  await threshold(page).getByRole('button', { name: 'Run' }).click();
  await expect(threshold(page).getByRole('status')).toContainText('the page itself computes');
  await expect(threshold(page).locator('.drawing-wide g').first()).toBeAttached();
  await threshold(page).getByRole('button', { name: 'Stop' }).click();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R54.1: every playground has its result as a picture', async ({ page }) => {
    await page.goto(urls.errorCorrection());
    await expect(page.locator('#vote svg:visible').first()).toBeVisible();
    await expect(verdict(page)).toHaveText('A logical error.');
    await expect(threshold(page).getByRole('heading', { level: 3 })).toContainText('The curves cross at 2.7');
    await expect(page.locator('.picks:visible, .threshold-set:visible')).toHaveCount(0);
  });
});
