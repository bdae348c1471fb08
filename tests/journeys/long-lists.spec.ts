import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const cards = '#company-cards li[data-category]';
const rows = '#company-table tbody tr';
const TOTAL = 300;
/** What is still to come of an answer comes frame by frame, with at least this many cards in each. */
const AT_LEAST_IN_FRAME = 20;

/** The directory as it would be with ten times as many companies: its own cards and rows, before their filter wakes. */
async function makeLong(page: Page) {
  await page.goto('/companies');
  await page.evaluate(
    ({ selectors, total }) => {
      for (const selector of selectors) {
        const originals = [...document.querySelectorAll(selector)];
        for (let index = originals.length; index < total; index += 1) {
          const original = originals[index % originals.length];
          if (original) original.parentElement?.append(original.cloneNode(true));
        }
      }
    },
    { selectors: [cards, rows], total: TOTAL },
  );
}

/** Waits until the page has drawn this many times. */
const frames = (page: Page, number: number) =>
  page.evaluate(async (times) => {
    for (let frame = 0; frame < times; frame += 1) await new Promise(requestAnimationFrame);
  }, number);

const search = (page: Page) => page.getByPlaceholder('Search names, places, focus...');
const shown = (page: Page) => page.locator(`${cards}:not([hidden])`);

test('a filter of a long list ends with the right cards, and the first of them are there at once', async ({ page }) => {
  await makeLong(page);
  await search(page).focus();
  await search(page).fill('photonic');
  await expect(shown(page).first()).toContainText(/photonic/i);
  await expect(page.locator('#directory output')).toHaveText(/^[1-9]\d* of \d+ companies$/);
  const left = Number.parseInt((await page.locator('#directory output').textContent()) ?? '', 10);
  await expect(shown(page)).toHaveCount(left);
  expect(
    await shown(page)
      .filter({ hasText: /photonic/i })
      .count(),
  ).toBe(left);
});

test('what is typed next takes the place of what was still to come', async ({ page }) => {
  await makeLong(page);
  await search(page).focus();
  await search(page).fill('photonic');
  await search(page).fill('no company at all');
  await search(page).fill('');
  await expect(shown(page)).toHaveCount(TOTAL);
  await frames(page, TOTAL / AT_LEAST_IN_FRAME);
  await expect(shown(page)).toHaveCount(TOTAL);
});
