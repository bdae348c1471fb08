import type { Page } from '@playwright/test';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const section = (page: Page) => page.locator('#under-way');
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 });
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).click();

test('R54.9: a chip gives a decoder microseconds, ions give it milliseconds', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  await expect(titles(page).first()).toContainText('576 rounds wait after 1 ms');
  await section(page).getByText('Ion trap', { exact: true }).click();
  await expect(titles(page).first()).toContainText('at least 2.4 ms a round; at 3 µs none waits');
  await expect(section(page)).toContainText('four of them one after another, so at least 4 × 600 µs = 2.4 ms');
  await expect(page).toHaveURL(/#under-way=ions;5;0.000003;5$/);
});

test('R54.9: this computer is measured, marked and said with the number of decodings', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  await press(page, 'This decoder here');
  await expect(section(page).locator('p[role=status]')).toContainText(
    /on this computer: [\d.]+\s[nµm]s a round.*decodings of distance 5/,
  );
  await expect(section(page).locator('.under-way-scale')).toContainText('this computer');
});

test('R54.10: the dial by keys alone, until nothing waits', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  const dial = section(page).getByRole('slider');
  await dial.focus();
  await dial.press('End');
  await expect(titles(page).first()).toContainText('at 10 ms a round, 909 rounds wait');
  await dial.press('Home');
  await expect(titles(page).first()).toContainText('at 10 ns none waits');
  await expect(section(page)).toContainText('nothing piles up');
});

test('R54.11: a memory is stepped through, and each round is settled', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#under-way=chip;3;1e-8;2`);
  await expect(titles(page).last()).toContainText('all rounds are decided');
  await press(page, 'From the start');
  await expect(titles(page).last()).toContainText('0 rounds are read');
  for (let round = 0; round < 4; round += 1) await press(page, 'Step');
  await expect(titles(page).last()).toContainText('4 rounds are read: 1 decided, 3 open');
});

test('R54.11: a memory plays by itself, with reduced motion as well, until it is paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${urls.errorCorrection()}#under-way=chip;7;1e-2;2`);
  await expect(titles(page).last()).toContainText('29 rounds are read: 0 decided, 29 open');
  await press(page, 'From the start');
  await press(page, 'Play');
  await expect(titles(page).last()).not.toContainText(' 0 rounds are read');
  await press(page, 'Pause');
  await expect(section(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('R54.11: an address opens what it can and names the rest', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#under-way=photons;7;1e-400`);
  await expect(section(page).getByText('The address asked for “photons”, “1e-400”')).toBeVisible();
  await expect(section(page).getByRole('radio', { name: '7' })).toBeChecked();
  await expect(section(page).locator('output')).toHaveText('10 ns');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R54.1: a chip whose decoder falls behind is there as pictures', async ({ page }) => {
    await page.goto(urls.errorCorrection());
    await expect(titles(page).first()).toContainText('576 rounds wait');
    await expect(titles(page).last()).toContainText('21 rounds are read: 5 decided, 16 open');
    await expect(section(page).locator('svg[role=img]:visible')).toHaveCount(3);
    await expect(section(page).locator('button:visible, input:visible')).toHaveCount(0);
  });
});
