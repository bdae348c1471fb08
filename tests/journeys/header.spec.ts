import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const TOPICS = ['Hardware', 'Algorithms', 'Cryptography', 'AI & ML', 'Cybersecurity', 'Ethics'];

test.describe('Explore Topics', () => {
  const trigger = (page: Page) => page.getByRole('button', { name: 'Explore Topics' });
  const panelLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name });

  test('opens on the very first press and lists six topics with their descriptions', async ({ page }) => {
    await page.goto('/news');
    await trigger(page).click();
    for (const topic of TOPICS) await expect(panelLink(page, topic)).toBeVisible();
    await expect(panelLink(page, 'Hardware')).toContainText('Superconducting, trapped-ion, and other qubit types');
    await expect(panelLink(page, 'Algorithms')).toContainText("Shor's, Grover's, VQE, QAOA and more");
    await panelLink(page, 'Ethics').click();
    await expect(page).toHaveURL(/\/ethics$/);
  });

  test('works by keyboard: Enter and Space open, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/news');
    for (const key of ['Enter', 'Space']) {
      await trigger(page).focus();
      await page.keyboard.press(key);
      await expect(panelLink(page, 'Hardware')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panelLink(page, 'Hardware')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panelLink(page, 'Hardware')).toBeHidden();
      await expect(trigger(page)).toBeFocused();
    }
  });

  test('closes on a press outside and when the focus leaves it', async ({ page }) => {
    await page.goto('/news');
    await trigger(page).click();
    await expect(panelLink(page, 'Hardware')).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(panelLink(page, 'Hardware')).toBeHidden();
    await trigger(page).click();
    await panelLink(page, 'Figures').focus();
    await page.keyboard.press('Tab');
    await expect(panelLink(page, 'Hardware')).toBeHidden();
  });
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  const sheet = (page: Page) => drawer(page).locator('.menu-sheet');

  async function open(page: Page) {
    await page.goto('/news');
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    await settled(page);
  }

  /** Waits until the drawer has come to rest. */
  const settled = (page: Page) =>
    drawer(page).evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );

  /** Seconds since 1970, as the browser takes them; the day is of no importance. */
  const LANDED_AT = 1_800_000_000;

  /**
   * A finger that lands on the handle and moves down. The events carry their own times, so that a busy machine does not
   * make a fast finger slow.
   */
  async function drag(page: Page, distance: number, duration: number) {
    const box = await sheet(page).boundingBox();
    const x = 195;
    const y = (box?.y ?? 0) + 12;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, after: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
        timestamp: LANDED_AT + after / 1000,
      });
    await touch('touchStart', y, 0);
    const steps = Math.max(2, Math.round(duration / 16));
    for (let step = 1; step <= steps; step++) {
      await touch('touchMove', y + (distance * step) / steps, (duration * step) / steps);
    }
    await touch('touchEnd', y + distance, duration + (duration > 500 ? 200 : 0));
  }

  /** The drag comes with the deferred scripts, which the press that opened the drawer has started. */
  const draggable = (page: Page) => page.waitForFunction(() => window.early.push !== Array.prototype.push);

  test('has the search, the topics and every direct link, and closes when one is chosen', async ({ page }) => {
    await open(page);
    await expect(drawer(page).getByRole('heading', { name: 'Menu', exact: true })).toBeVisible();
    await expect(drawer(page).getByPlaceholder('Search quantum topics...')).toBeVisible();
    for (const name of [...TOPICS, 'Tutorials', 'News', 'Research', 'Companies', 'What is Quantum?', 'Glossary']) {
      await expect(drawer(page).getByRole('link', { name: new RegExp(`^${name.replace('?', '\\?')}`) })).toBeVisible();
    }
    await drawer(page).getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await expect(drawer(page)).toBeHidden();
  });

  test('closes on Escape, on its button and on a press outside; the focus returns', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await menu(page).click();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(195, 30);
    await expect(drawer(page)).toBeHidden();
  });

  test('keeps the focus inside', async ({ page }) => {
    await open(page);
    await draggable(page);
    for (let index = 0; index < 30; index++) {
      await page.keyboard.press('Tab');
      // Between its last and its first stop the focus is at the browser's own controls: on nothing of the page.
      const inside = await drawer(page).evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
  });

  test('closes when dragged past a quarter of its height, and springs back before', async ({ page }) => {
    await open(page);
    await draggable(page);
    const height = (await sheet(page).boundingBox())?.height ?? 0;
    await drag(page, height * 0.2, 1600);
    await settled(page);
    await expect(drawer(page)).toBeVisible();
    await drag(page, height * 0.3, 1600);
    await expect(drawer(page)).toBeHidden();
  });

  test('closes on a short fast swipe', async ({ page }) => {
    await open(page);
    await draggable(page);
    await drag(page, 120, 48);
    await expect(drawer(page)).toBeHidden();
  });

  test('takes half a second', async ({ page }) => {
    await open(page);
    const duration = await sheet(page).evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(duration.split(', ')).toContain('0.5s');
  });

  test('does not stay when the window becomes wide', async ({ page }) => {
    await open(page);
    await draggable(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('button', { name: 'Explore Topics' }).click();
    await expect(page.locator('#topics-menu')).toBeVisible();
  });

  test('is closed on a page that comes back', async ({ page }) => {
    await open(page);
    await draggable(page);
    await drawer(page).getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);
    await expect(drawer(page)).toBeHidden();
  });
});

test("submitting the drawer's search logs the query and leads to its results", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/news');
  await page.getByRole('button', { name: 'Menu' }).click();
  const logged = page.waitForEvent('console', (message) => message.text().includes('Search'));
  await page.getByRole('dialog', { name: 'Menu' }).getByPlaceholder('Search quantum topics...').fill('surface code');
  await page.keyboard.press('Enter');
  expect((await logged).text()).toBe('Search: surface code');
  await expect(page).toHaveURL(/\/search\?q=surface\+code$/);
});

test.describe('theme', () => {
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('follows the system, can be chosen, and is remembered without a flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await paper(page);
    expect(dark).not.toBe(light);

    const button = page.getByRole('button', { name: /^Theme: System/ });
    await button.click();
    await page.getByRole('button', { name: /^Theme: Light/ }).waitFor();
    expect(await paper(page)).toBe(light);
    await page.goto('/topics');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    expect(await paper(page)).toBe(light);
  });
});

test('the skip link is the first stop and moves the focus to the content', async ({ page }) => {
  await page.goto('/hardware');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a new page begins at its top, and going back finds the old place', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.locator('footer').getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(/glossary/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await page.evaluate(() => history.length);
  expect(before).toBeGreaterThan(1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});
