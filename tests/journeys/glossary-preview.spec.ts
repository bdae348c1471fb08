import type { Page } from '@playwright/test';
import { addressOf } from '#src/model/entry-pages.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { textOf } from '#tests/support/content.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const PAGE = '/what-is-quantum';
const ADDRESS = addressOf('glossary', 'physical-qubit');
const MARK = `main a.term[href="${ADDRESS}"]`;
/** How its definition begins. */
const DEFINITION = textOf('glossary', 'physical-qubit', 'definition').slice(0, 25);
const card = (page: Page) => page.getByRole('dialog', { name: /Physical Qubit/ });

test('the first use of a term on a page is marked, once', async ({ page }) => {
  await page.goto(PAGE);
  const hrefs = await page.locator('a.term').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(3);
  expect(hrefs.length).toBeLessThanOrEqual(15);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  await page.goto('/glossary');
  await expect(page.locator('a.term')).toHaveCount(0);
});

test('no definition is asked for before somebody points at a term, and then one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const definitions = () => asked.filter((path) => /^\/glossary\/.*\.xhtml$/.test(path));
  await page.goto(PAGE);
  await page.locator(MARK).scrollIntoViewIfNeeded();
  // What is fetched ahead has come.
  await page.waitForLoadState('networkidle');
  expect(definitions()).toEqual([]);
  await page.locator(MARK).hover();
  await expect(card(page)).toBeVisible();
  expect(definitions()).toEqual(['/glossary/physical-qubit.xhtml']);
});

test.describe('on a clock of their own', () => {
  test.use({ isFirstVisit: true });

  /** More than any delay of the card's, and what the page draws because of it. */
  const letTimersPass = async (page: Page) => {
    await page.clock.runFor(600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };

  test('hover opens it, the pointer may move into it, Escape closes it', async ({ page }) => {
    await page.clock.install();
    await page.goto(PAGE);
    await page.locator(MARK).hover();
    await expect(card(page)).toContainText(DEFINITION);
    await card(page).hover();
    await letTimersPass(page);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card(page)).toBeHidden();
    await page.locator(MARK).hover();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  });

  test('a pointer that passes by opens nothing', async ({ page }) => {
    await page.clock.install();
    await page.goto(PAGE);
    await page.locator(MARK).hover();
    await expect(card(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card(page)).toBeHidden();
    await page.locator(MARK).hover();
    await page.mouse.move(5, 5);
    await letTimersPass(page);
    await expect(card(page)).toBeHidden();
  });
});

test('a click with the mouse follows the link', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator(MARK).click();
  await expect(page).toHaveURL(ADDRESS);
});

test('keyboard focus opens it and leaves the focus where it is; Enter follows the link', async ({ page }) => {
  await page.goto(PAGE);
  const mark = page.locator(MARK);
  // Past the term and back: it is the keyboard that brings the focus.
  await mark.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await expect(mark).toBeFocused();
  await expect(mark).toHaveAccessibleDescription(new RegExp(RegExp.escape(DEFINITION)));
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ADDRESS);
});

test('leaving the term with the keyboard closes it', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  await page.locator(MARK).focus();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(card(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens it, its link leads to the glossary, a tap outside closes it', async ({ page }) => {
    await page.goto(PAGE);
    await wakePage(page);
    await page.locator(MARK).tap();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(card(page)).toBeFocused();
    await page.locator('main p').first().tap();
    await expect(card(page)).toBeHidden();
    await page.locator(MARK).tap();
    await card(page).getByRole('link', { name: 'Open in the glossary' }).tap();
    await expect(page).toHaveURL(ADDRESS);
  });

  test('Escape closes what a tap opened, and the focus returns to the term', async ({ page }) => {
    await page.goto(PAGE);
    await wakePage(page);
    await page.locator(MARK).tap();
    await expect(card(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(page.locator(MARK)).toBeFocused();
  });

  test.describe('when something cannot be loaded', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Failed to fetch/ });

    test('a tap follows the link when the script does not come', async ({ page }) => {
      await page.route('**/_astro/*.js*', (route) => route.abort());
      await page.goto(PAGE);
      await page.locator(MARK).tap();
      await expect(page).toHaveURL(ADDRESS);
    });

    test('a tap follows the link when the definition does not come', async ({ page }) => {
      await page.route('**/glossary/*.xhtml', (route) => route.abort());
      await page.goto(PAGE);
      await wakePage(page);
      await page.locator(MARK).tap();
      await expect(page).toHaveURL(ADDRESS);
    });
  });
});

test.describe('when the definition cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('hover opens nothing, the link works, and the next try asks again', async ({ page }) => {
    await page.route('**/glossary/*.xhtml', (route) => route.abort(), { times: 1 });
    await page.goto(PAGE);
    const failure = page.waitForEvent('requestfailed');
    await page.locator(MARK).hover();
    await failure;
    await expect(card(page)).toBeHidden();
    await page.mouse.move(5, 5);
    await page.locator(MARK).hover();
    await expect(card(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link to its definition', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator(MARK).click();
    await expect(page).toHaveURL(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Physical Qubit');
  });
});

test('an open preview is within the window, and has no violation that axe can find in either theme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    await page.locator(MARK).hover();
    await expect(card(page)).toBeVisible();
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
});
