import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

/** What opens on a page is in no page's first state, so axe looks at it here. */
const STATES: { name: string; width: number; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the topics panel',
    width: 1440,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Explore Topics' }).click();
      await expect(page.locator('header').getByRole('link', { name: 'Ethics' })).toBeVisible();
    },
  },
  {
    name: 'the drawer',
    width: 390,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the company directory as a table',
    width: 390,
    open: async (page) => {
      await page.goto('/companies?view=table');
      await expect(page.getByRole('table', { name: 'The companies as a table' })).toBeVisible();
    },
  },
  {
    name: 'the partner dialog with its errors',
    width: 1440,
    open: async (page) => {
      await page.goto('/partners');
      await page.getByRole('button', { name: 'Become a Partner' }).click();
      // Before its script is there, the browser's own message answers the press.
      await expect(page.getByRole('dialog').locator('form')).toHaveJSProperty('noValidate', true);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Select at least one partnership type')).toBeVisible();
    },
  },
];

for (const { name, width, open } of STATES) {
  test(`${name} has no violation that axe can find, in either theme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await expectAccessible(page);
  });
}
