import type { Page } from '@playwright/test';
import { pageOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const player = (page: Page) => page.getByRole('group', { name: 'Introduction' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const position = (page: Page) => player(page).getByRole('slider', { name: 'Position' });
const seconds = async (page: Page) => Number(await position(page).inputValue());
const caption = (page: Page) => player(page).locator('[data-caption]');
const picture = (page: Page) => player(page).getByRole('img');
/** The film as the content has it. */
const { scenes } = pageOf('introduction');
const titleOf = (scene: number) => scenes[scene]?.title ?? '';
const captionsOf = (scene: number) => scenes[scene]?.captions.map(({ text }) => text) ?? [];
const startOf = (scene: number) => scenes.slice(0, scene).reduce((sum, { seconds: length }) => sum + length, 0);
/** Words at the beginning of a text. */
const beginning = (text: string) => new RegExp(`^${RegExp.escape(text)}`);

const speed = (page: Page) => player(page).getByLabel('Speed');

/** Reaches for the player with the keyboard and waits until its script is there. */
async function wake(page: Page): Promise<void> {
  await position(page).focus();
  await expect(page.locator('astro-island', { has: player(page) })).not.toHaveAttribute('ssr');
}

test.describe('the introduction', () => {
  test.use({ isFirstVisit: true });
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/what-is-quantum');
  });

  test('plays from its large button and pauses; the picture pauses it, too', async ({ page }) => {
    await player(page)
      .getByRole('button', { name: /^Play introduction, \d:\d\d, no sound$/ })
      .click();
    await expect(button(page, 'Pause')).toBeFocused();
    await expect(caption(page)).toHaveText(captionsOf(0)[0] ?? '');
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.3);
    await button(page, 'Pause').click();
    await expect(button(page, 'Play')).toBeVisible();
    const stopped = await seconds(page);
    await page.clock.fastForward(2_000);
    expect(await seconds(page)).toBe(stopped);
    await picture(page).click({ force: true });
    await expect(button(page, 'Pause')).toBeVisible();
  });

  test('starts from the button at the top of the page, with the focus in the player', async ({ page }) => {
    const watch = page.getByRole('link', { name: 'Watch Introduction Video' });
    await watch.click();
    await expect(button(page, 'Pause')).toBeFocused();
    await expect(picture(page)).toBeInViewport();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.3);
    await page.keyboard.press('k');
    await expect(button(page, 'Play')).toBeFocused();
    await watch.click();
    await expect(button(page, 'Pause')).toBeFocused();
  });

  test('does not start by itself where its address is opened', async ({ page }) => {
    await page.goto('/what-is-quantum#introduction-player');
    await page.reload();
    await player(page).getByRole('button', { name: 'Captions' }).hover();
    await page.clock.fastForward(2_000);
    expect(await seconds(page)).toBe(0);
  });

  test('is moved by the keyboard: arrows go 5 s, Home and End to the ends', async ({ page }) => {
    await wake(page);
    await page.keyboard.press('End');
    await expect(position(page)).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`, ${RegExp.escape(titleOf(scenes.length - 1))}$`),
    );
    await page.keyboard.press('Home');
    await expect(position(page)).toHaveValue('0');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveValue('15');
    await expect(position(page)).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^15 seconds of .*, ${RegExp.escape(titleOf(1))}$`),
    );
    await expect(player(page)).toContainText(/0:15 \/ \d:\d\d/);
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveValue('10');
    await expect(picture(page)).toHaveAccessibleName(beginning(titleOf(0)));
    await button(page, 'Next scene').focus();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveValue('15');
  });

  test('Space and K play and pause, once each', async ({ page }) => {
    await wake(page);
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveValue('5');
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
    await page.keyboard.press('k');
    await expect(button(page, 'Play')).toBeVisible();
    await button(page, 'Play').focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
  });

  test('goes scene by scene, and to a scene by its name', async ({ page }) => {
    await button(page, 'Next scene').click();
    await expect(picture(page)).toHaveAccessibleName(beginning(titleOf(1)));
    await button(page, 'Next scene').click();
    await expect(picture(page)).toHaveAccessibleName(beginning(titleOf(2)));
    await button(page, 'Previous scene').click();
    await expect(picture(page)).toHaveAccessibleName(beginning(titleOf(1)));
    await player(page)
      .getByRole('list', { name: 'Scenes' })
      .getByRole('button', { name: titleOf(5) })
      .click();
    await expect(picture(page)).toHaveAccessibleName(beginning(titleOf(5)));
    await expect(player(page).locator('[aria-current="step"]')).toContainText(titleOf(5));
  });

  test('captions go off and on, by button and by key', async ({ page }) => {
    await button(page, 'Next scene').click();
    await expect(caption(page)).toHaveText(captionsOf(1)[0] ?? '');
    await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Captions').click();
    await expect(caption(page)).toHaveText('');
    await page.keyboard.press('c');
    await expect(caption(page)).toHaveText(captionsOf(1)[0] ?? '');
  });

  test('the speed changes by choice and by < and >, and shows in the clock', async ({ page }) => {
    await wake(page);
    await speed(page).selectOption('1.5');
    await button(page, 'Play').focus();
    await page.keyboard.press('>');
    await expect(speed(page)).toHaveValue('2');
    await page.keyboard.press('>');
    await expect(speed(page)).toHaveValue('2');
    expect(await clockRate(page)).toBeGreaterThan(1.6);
    await page.keyboard.press('<');
    await page.keyboard.press('<');
    await expect(speed(page)).toHaveValue('1.25');
    await speed(page).selectOption('0.75');
    expect(await clockRate(page)).toBeLessThan(0.9);
  });

  test('keys work inside the player only', async ({ page }) => {
    await button(page, 'Next scene').click();
    await expect(position(page)).toHaveValue(String(startOf(1)));
    await page.locator('h1').click();
    for (const key of ['ArrowRight', 'k', 'c', '>']) await page.keyboard.press(key);
    await expect(position(page)).toHaveValue(String(startOf(1)));
    await expect(button(page, 'Play')).toBeVisible();
    await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true');
    await expect(speed(page)).toHaveValue('1');
  });

  test('stops at the end, and plays again from the beginning', async ({ page }) => {
    await wake(page);
    await page.keyboard.press('End');
    await page.keyboard.press('k');
    await expect(button(page, 'Pause')).toBeVisible();
    expect(await seconds(page)).toBeLessThan(10);
    await page.keyboard.press('End');
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('pauses when the page goes out of sight', async ({ page }) => {
    await player(page)
      .getByRole('button', { name: /^Play introduction/ })
      .click();
    await expect(button(page, 'Pause')).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('keeps what was set before its script came', async ({ page }) => {
    await position(page).evaluate((field: HTMLInputElement, second) => {
      field.value = String(second);
    }, startOf(2) + 1);
    await speed(page).evaluate((field: HTMLSelectElement) => {
      field.value = '1.5';
    });
    await position(page).focus();
    await expect(picture(page)).toHaveAccessibleName(beginning(titleOf(2)));
    await expect(speed(page)).toHaveValue('1.5');
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    expect(await clockRate(page)).toBeGreaterThan(1.2);
  });
});

test.describe('the introduction with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('does not start by the link; scenes are stills with all of their words', async ({ page }) => {
    await page.goto('/what-is-quantum');
    await page.getByRole('link', { name: 'Watch Introduction Video' }).click();
    await expect(button(page, 'Play')).toBeFocused();
    expect(await seconds(page)).toBe(0);
    await expect(caption(page)).toHaveText(captionsOf(0).join(' '));
    const still = await picture(page).innerHTML();
    await button(page, 'Play').click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(1);
    expect(await picture(page).innerHTML()).toBe(still);
    await button(page, 'Next scene').click();
    await expect(picture(page)).toHaveAccessibleName(beginning(titleOf(1)));
    expect(await picture(page).innerHTML()).not.toBe(still);
  });
});

test.describe('the introduction on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('plays by touch, and picture and controls fit', async ({ page }) => {
    await page.goto('/what-is-quantum');
    await player(page)
      .getByRole('button', { name: /^Play introduction/ })
      .tap();
    await expect(button(page, 'Pause')).toBeVisible();
    for (const part of [picture(page), position(page), button(page, 'Captions'), speed(page)]) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });
});

test.describe('the introduction without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a picture and a transcript; nothing stands there that does nothing', async ({ page }) => {
    await page.goto('/what-is-quantum');
    await page.getByRole('link', { name: 'Watch Introduction Video' }).click();
    await expect(picture(page)).toBeInViewport();
    await expect(player(page).getByRole('button')).toHaveCount(0);
    await expect(position(page)).toBeHidden();
    const section = page.locator('#introduction');
    for (const { captions, picture: drawn } of scenes)
      for (const text of [...captions.map((one) => one.text), drawn])
        await expect(section.locator('ol').last()).toContainText(text.trim());
  });
});

/** Seconds of the film that pass in a second of the page's clock, which the test moves. Plays if it is paused. */
async function clockRate(page: Page): Promise<number> {
  if (await button(page, 'Play').isVisible()) await button(page, 'Play').click();
  await button(page, 'Pause').focus();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const start = await seconds(page);
  await page.clock.runFor(2000);
  const passed = (await seconds(page)) - start;
  await page.clock.resume();
  return passed / 2;
}
