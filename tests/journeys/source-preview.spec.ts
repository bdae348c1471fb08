import type { Page } from '@playwright/test';
import { hasPage } from '#src/model/entry-pages.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { attributesOf, elementsOf } from '#tests/support/html.ts';
import { everyRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

const PAGE = '/ai-ml';
const number = (page: Page) => page.locator('.source-number').first();

/** The title of the work that a number stands for, as the page's list has it. */
async function titleOf(page: Page): Promise<string> {
  const target = await number(page).getAttribute('href');
  const title = await page
    .locator(`${target} a`)
    .first()
    .evaluate((link) => link.firstChild?.textContent);
  return title ?? '';
}

test('R24.10: every number of a source leads to a work in the list of its page', async ({ site }) => {
  let numbers = 0;
  for (const route of everyRoute()) {
    const all = elementsOf(await (await fetch(site.url + route)).text()).map(attributesOf);
    const ids = new Set(all.map(({ id }) => id));
    const targets = all.filter((element) => element.class === 'source-number').map(({ href = '' }) => href.slice(1));
    expect(
      targets.filter((target) => !ids.has(target)),
      route,
    ).toEqual([]);
    numbers += targets.length;
  }
  expect(numbers).toBeGreaterThan(0);
});

test('a number shows title and publisher of its work, and leads on to it', async ({ page }) => {
  await page.goto(PAGE);
  await number(page).scrollIntoViewIfNeeded();
  await number(page).hover();
  const card = page.getByRole('dialog', { name: await titleOf(page) });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open the source' })).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await number(page).press('Enter');
  await expect(page).toHaveURL(/#source-\d+$/);
  await expect(page.locator('#sources li:target')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a number leads to the list', async ({ page }) => {
    await page.goto(PAGE);
    await number(page).click();
    await expect(page.locator('#sources li:target')).toBeInViewport();
  });

  test('R26.9: a number leads to a work in the closed part of the list, and opens it', async ({ page }) => {
    await page.goto(PAGE);
    const { folded, link } = await foldedWork(page);
    await expect(folded).toBeHidden();
    await link.click();
    await expect(folded).toBeInViewport();
  });
});

/** The first work of the closed part of the list that a number in sight leads to, and that number. */
async function foldedWork(page: Page) {
  const ids = await page.locator('#sources details li').evaluateAll((works) => works.map(({ id }) => id));
  for (const id of ids) {
    const link = page.locator(`main a.source-number[href="#${id}"]`).filter({ visible: true }).first();
    if ((await link.count()) > 0) return { folded: page.locator(`[id="${id}"]`), link };
  }
  throw new Error('No number in sight leads to a work in the closed part of the list');
}

test('R26.9: a number shows its work while the list is closed, which its words open', async ({ page }) => {
  await page.goto(PAGE);
  const { folded, link } = await foldedWork(page);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open the source' })).toBeVisible();
  await expect(folded).toBeHidden();
  await page.keyboard.press('Escape');
  const all = await page.locator('#sources li').count();
  await page.getByText(`All ${all} sources`).click();
  await expect(folded).toBeVisible();
});

test('a term leads to its works, and back', async ({ page }) => {
  const id = entriesOf('glossary').find((each) => !hasPage('glossary', each.id))?.id ?? '';
  await page.goto(`/glossary#${id}`);
  await page
    .locator(`#${id}`)
    .getByRole('link', { name: /^Sources?$/ })
    .click();
  await expect(page).toHaveURL(`/glossary/sources#${id}`);
  const term = page.locator(`#${id}`);
  await expect(term).toBeInViewport();
  await expect(term.locator('dd a')).not.toHaveCount(0);
  await term.locator('dt a').click();
  await expect(page).toHaveURL(`/glossary#${id}`);
});

test('R24.10: a card stands within the column of its text, at its link where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  await number(page).scrollIntoViewIfNeeded();
  await number(page).hover();
  const card = page.getByRole('dialog', { name: await titleOf(page) });
  await expect(card).toBeVisible();
  const column = await number(page).evaluate((mark) => {
    const box = mark.closest('p, li, dd, td, figcaption')?.getBoundingClientRect();
    return { left: box?.left ?? 0, right: box?.right ?? 0, mark: mark.getBoundingClientRect().left };
  });
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(column.left - 1);
  expect(box?.x).toBeLessThanOrEqual(column.mark + 1);
});
