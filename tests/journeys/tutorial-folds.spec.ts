import { readdirSync } from 'node:fs';
import { entryOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const tutorials = readdirSync('content/tutorials');
const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const id of tutorials) {
    test(`R11.8: ${id} is at most 30 windows long, its text and main program open`, async ({ page }) => {
      await page.goto(`/tutorials/${id}`);
      const root = page.locator('html');
      expect(await root.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(30 * PHONE.height);
      expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width);
      // A tutorial without a circuit has no program that stands for it, and so none that is open.
      const open = entryOf('tutorials', id).program === undefined ? 0 : 1;
      await expect(page.locator('.phone-fold[open]')).toHaveCount(open);
      if (open) await expect(page.locator('.phone-fold[open] .program')).toBeVisible();
      // Each folded part says what it is, and nothing of the running text is among them.
      for (const line of await page.locator('.phone-fold > summary').allInnerTexts()) expect(line.trim()).not.toBe('');
      await expect(page.locator('.phone-fold:not([open]) > div').first()).toBeHidden();
      for (const text of await page.locator('.step > p').all()) await expect(text).toBeVisible();
    });
  }

  test('R11.8: a program opens in its place by the keyboard, and runs there', async ({ page }) => {
    await page.goto('/tutorials/grovers-search');
    const fold = page.locator('#step-2 .phone-fold').filter({ has: page.locator('.program') });
    await fold.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(fold.locator('.listing').first()).toBeVisible();
    await fold.getByRole('button', { name: /^Run/ }).click();
    await expect(fold.locator('.run-bar > [role="status"]')).toHaveText(/^Finished/, { timeout: 20_000 });
    await expect(fold.locator('.findings')).toBeVisible();
  });

  test('R11.8: a link into a folded part opens it', async ({ page }) => {
    await page.goto('/tutorials/grovers-search#step-2-qiskit');
    await expect(page.locator('#step-2-qiskit')).toBeVisible();
    await page.reload();
    await expect(page.locator('#step-2-qiskit')).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('R11.8: what folds opens', async ({ page }) => {
      await page.goto('/tutorials/grovers-search');
      const fold = page.locator('#step-2 .phone-fold').filter({ has: page.locator('.result') });
      await expect(fold.locator('.result')).toBeHidden();
      await fold.locator('summary').first().click();
      await expect(fold.locator('.result')).toBeVisible();
    });
  });
});

test('R11.8: where there is room nothing of it folds, and no line asks for a press', async ({ page }) => {
  await page.goto('/tutorials/grovers-search');
  const folds = page.locator('.phone-fold');
  for (const fold of await folds.all()) await expect(fold.locator('> div')).toBeVisible();
  await expect(folds.locator('> summary').filter({ visible: true })).toHaveCount(0);
});
