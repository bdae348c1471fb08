import type { Page } from '@playwright/test';
import { hiddenFlips } from '#src/features/explorers/error-correction/race/race.ts';
import { urls } from '#src/model/urls.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const race = (page: Page) => page.locator('#race');
const title = (page: Page) => race(page).getByRole('heading', { level: 3 });
const qubit = (page: Page, place: number) =>
  race(page).getByRole('gridcell', { name: `row ${Math.floor(place / 3) + 1}, column ${(place % 3) + 1}` });

/** Nothing on the page tells which qubits flipped before somebody compares. */
async function expectHidden(page: Page) {
  await expect(race(page).locator('.patch-error, [aria-label*="X error"]')).toHaveCount(0);
}

test('R54.15: whoever flips back what had flipped is right, by touch; the score counts it once', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#race=3;7`);
  await expect(race(page)).toContainText('Race 7');
  await expect(title(page)).toContainText('alight: which qubits flipped?');
  await expectHidden(page);
  for (const place of hiddenFlips({ distance: 3, seed: 7 })) await qubit(page, place).click();
  await expect(title(page)).toHaveText('No check is alight. Is it the right answer?');
  await expectHidden(page);
  await race(page).getByRole('button', { name: 'Compare' }).click();
  await expect(race(page)).toContainText('Your corrections and the errors close into loops');
  await expect(race(page)).toContainText('out of 1: by you 1, by the decoder');
  await expect(race(page).locator('[aria-label*="X error"]').first()).toBeAttached();
  await qubit(page, 0).click();
  await expect(race(page)).toContainText('out of 1: by you 1, by the decoder');
  await expectAccessible(page);
  await race(page).getByRole('button', { name: 'Next race' }).click();
  await expect(page).toHaveURL(/#race=3;8$/);
  await expectHidden(page);
});

test('R54.15: by keys alone a qubit is corrected, taken back, and nothing at all is no answer', async ({ page }) => {
  await page.goto(`${urls.errorCorrection()}#race=3;7`);
  await expect(race(page)).toContainText('Race 7');
  await qubit(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(race(page).getByRole('gridcell', { name: 'row 1, column 2, you correct' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(race(page).getByRole('gridcell', { name: 'you correct' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(race(page)).toContainText('Your corrections leave checks alight');
  await expect(race(page)).toContainText('out of 1: by you 0, by the decoder');
});
