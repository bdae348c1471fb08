import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const GROVER = '/tutorials/grovers-search';
const WITH_PICTURE = readdirSync('content/tutorials').filter((id) =>
  existsSync(`content/tutorials/${id}/theory/${id}-play.ts`),
);
const PHONE = { width: 390, height: 844 };

const title = (page: Page) => page.locator('.play-title');
const place = (page: Page) => page.locator('.play-place b');
const slider = (page: Page) => page.getByRole('slider', { name: 'Iterations' });
const opener = (page: Page) => page.locator('.play-strip summary');
const panel = (page: Page) => page.locator('.play-panel');
const toStep = (page: Page, step: number) => page.locator(`#step-${step}`).evaluate((it) => it.scrollIntoView());

/** Reads on to a step, as a visitor whose pointer has touched the page. */
async function readTo(page: Page, step: number): Promise<void> {
  await toStep(page, step);
  await expect(place(page)).toHaveText(new RegExp(`^step ${step} of `));
}

test.describe('beside the text', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('R42.1: the picture stays 24 pixels under the header, in view and beside its step', async ({ page }) => {
    await page.goto(GROVER);
    await wakePage(page);
    const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
    for (const step of [2, 5, 8]) {
      await readTo(page, step);
      const box = await panel(page).boundingBox();
      const text = await page.locator(`#step-${step}`).boundingBox();
      if (!box || !text) throw new Error('The picture or its step is not to be seen');
      expect(Math.abs(box.y - header - 24)).toBeLessThanOrEqual(1);
      expect(box.y + box.height).toBeLessThanOrEqual(900);
      expect(box.x).toBeGreaterThanOrEqual(text.x + text.width);
      expect(Math.round(box.width)).toBe(367);
    }
  });

  test("R42.3: a step sets the picture once, and the reader's own setting holds until the next", async ({ page }) => {
    await page.goto(GROVER);
    await wakePage(page);
    await readTo(page, 4);
    await expect(title(page)).toHaveText(/^After 1 iteration,/);
    await slider(page).press('End');
    await expect(title(page)).toHaveText(/^After 6 iterations,/);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.locator('#step-4').evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(0);
    await expect(place(page)).toHaveText('step 4 of 9');
    await expect(title(page)).toHaveText(/^After 6 iterations,/);
    await readTo(page, 5);
    await expect(title(page)).toHaveText(/^After 2 iterations, .*: stop here$/);
    await readTo(page, 4);
    await expect(title(page)).toHaveText(/^After 1 iteration,/);
  });

  test('R42.3: what is pressed before the script has come is kept, and the step in view is found', async ({ page }) => {
    await page.goto(`${GROVER}#step-5`);
    await page.getByRole('button', { name: 'Iterations: more' }).filter({ visible: true }).click();
    await expect(place(page)).toHaveText('step 5 of 9');
    await expect(title(page)).toHaveText(/^After 3 iterations,/);
  });

  test('R42.4: words of the text set the picture, by a press and by the keyboard, and show what is set', async ({
    page,
  }) => {
    await page.goto(GROVER);
    await wakePage(page);
    await readTo(page, 8);
    const [three, four] = ['three iterations', 'four iterations'].map((name) => page.getByRole('button', { name }));
    if (!three || !four) throw new Error('Two words');
    await expect(three).toHaveAttribute('aria-pressed', 'true');
    await four.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(/^After 4 iterations,/);
    await expect(four).toHaveAttribute('aria-pressed', 'true');
    await expect(three).toHaveAttribute('aria-pressed', 'false');
    await expect(four).toBeFocused();
    await expect(slider(page)).toHaveValue('4');
    await three.click();
    await expect(title(page)).toHaveText(/^After 3 iterations,/);
  });

  test('R42.4: the slider goes by arrow keys, says its sentence, and − and + stop at its ends', async ({ page }) => {
    await page.goto(GROVER);
    await wakePage(page);
    await readTo(page, 5);
    await slider(page).press('ArrowLeft');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^k = 1\. After 1 iteration, 101 is read in 78/);
    await slider(page).press('Home');
    const less = page.getByRole('button', { name: 'Iterations: less' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    // Not disabled, so that the focus stays; it only has nowhere to go.
    await less.click({ force: true });
    await expect(slider(page)).toHaveValue('0');
    await page.getByRole('button', { name: 'Iterations: more' }).click();
    await expect(slider(page)).toHaveValue('1');
  });

  test('R42.5: the other tutorials set theirs', async ({ page }) => {
    await page.goto('/tutorials/first-quantum-circuit');
    await wakePage(page);
    await readTo(page, 7);
    await expect(title(page)).toHaveText(/^GHZ read in Z: only 000 and 111/);
    await page.getByRole('button', { name: 'in the X basis' }).click();
    await expect(title(page)).toHaveText(/^GHZ read in X: only 000, 011, 101 and 110/);
    await expect(page.getByRole('button', { name: 'Read in X' })).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/tutorials/quantum-cryptography');
    await wakePage(page);
    await readTo(page, 6);
    await expect(title(page)).toHaveText(/^Nobody listens/);
    await page.getByRole('button', { name: 'Eve listens' }).click();
    await expect(title(page)).toHaveText(/^Eve measures every pulse/);
    const before = await panel(page).locator('svg').innerHTML();
    await page.getByRole('button', { name: '12 other pulses' }).click();
    await expect.poll(() => panel(page).locator('svg').innerHTML()).not.toBe(before);

    await page.goto('/tutorials/shors-algorithm');
    await wakePage(page);
    await readTo(page, 10);
    await expect(title(page)).toHaveText(/^427 comes .* 5\/6: the order is 6$/);
    await page.getByRole('button', { name: '128/256' }).click();
    await expect(title(page)).toHaveText(/2 only divides the order 4$/);

    await page.goto('/tutorials/qaoa-optimization');
    await wakePage(page);
    await readTo(page, 10);
    await expect(title(page)).toHaveText(/^γ = 2\.60, β = 0\.40/);
    await page.getByRole('slider', { name: 'β' }).press('ArrowUp');
    await expect(title(page)).toHaveText(/^γ = 2\.60, β = 0\.41/);
    const map = await panel(page).locator('rect').boundingBox();
    if (!map) throw new Error('The map is not to be seen');
    await page.mouse.click(map.x + map.width / 4, map.y + map.height / 2);
    await expect(title(page)).toHaveText(/^γ = 1\.5\d, β = 0\.7\d/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('R42.6: a strip under the header has the number, less and more, and opens the picture', async ({ page }) => {
    await page.goto(GROVER);
    await wakePage(page);
    await readTo(page, 5);
    await expect(panel(page)).toBeHidden();
    const strip = page.locator('.play-strip');
    await expect(strip).toContainText('95%');
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(96);
    await strip.getByRole('button', { name: 'Iterations: more' }).tap();
    await expect(strip).toContainText('33%');

    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    expect((await panel(page).boundingBox())?.height).toBeLessThanOrEqual(0.7 * PHONE.height);
    await opener(page).tap();
    await expect(panel(page)).toBeHidden();
  });

  test('R42.6: Escape closes it, and so does scrolling on by one screen', async ({ page }) => {
    await page.goto(GROVER);
    await wakePage(page);
    await readTo(page, 5);
    await opener(page).tap();
    await slider(page).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    const top = await page.evaluate(() => scrollY);
    await opener(page).press('Enter');
    await expect(panel(page)).toBeVisible();
    // The focus on the strip, which is in view, has moved nothing.
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of WITH_PICTURE) {
    test(`R42.7: ${id} shows its picture as it starts, and nothing that does nothing`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/tutorials/${id}`);
      await expect(title(page)).toBeVisible();
      await expect(panel(page).locator('svg')).toBeVisible();
      await expect(page.locator('.play :is(button, input)').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('data.set').first()).toBeAttached();
      await expect(page.locator('data.set button')).toHaveCount(0);

      await page.setViewportSize(PHONE);
      await expect(panel(page)).toBeHidden();
      await opener(page).click();
      await expect(title(page)).toBeVisible();
      await expect(page.locator('.play :is(button, input)').filter({ visible: true })).toHaveCount(0);
    });
  }
});

for (const id of WITH_PICTURE) {
  test(`R42.8: the letters of ${id} are 12 pixels high and lie on nothing, at either end and between`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/tutorials/${id}`);
    await wakePage(page);
    await readTo(page, 2);
    for (const [width, height] of [
      [1440, 900],
      [1080, 900],
      [390, 844],
      [320, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (await panel(page).isHidden()) await opener(page).click();
      for (const press of await waysToSet(page)) {
        await press();
        expect(await faultyLabels(page), `${width} pixels: ${await title(page).textContent()}`).toEqual([]);
      }
    }
  });
}

/** What sets each control to its first, a middle and its last value, the other controls at either end. */
async function waysToSet(page: Page): Promise<(() => Promise<void>)[]> {
  const sliders = await panel(page).getByRole('slider').all();
  const groups = await panel(page).getByRole('group').all();
  const ofSliders = sliders.flatMap((each) =>
    ['Home', 'middle', 'End'].map((key) => async () => {
      if (key !== 'middle') return each.press(key);
      await each.fill(await each.evaluate((it: HTMLInputElement) => String(Math.round(Number(it.max) / 2))));
    }),
  );
  const buttons = await Promise.all(groups.map((group) => group.getByRole('button').all()));
  return [...ofSliders, ...buttons.flat().flatMap((button) => [() => button.click(), ...ofSliders])];
}

/** Labels of the picture that are too small, or that lie on another. */
function faultyLabels(page: Page): Promise<string[]> {
  return panel(page)
    .locator('svg')
    .evaluate((svg) => {
      const scale = (svg as SVGSVGElement).getScreenCTM()?.a ?? 0;
      const field = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent?.trim());
      const boxes = labels.map((label) => ({ label, box: label.getBoundingClientRect() }));
      return boxes.flatMap(({ label, box }, index) => {
        const name = label.textContent ?? '';
        const size = Number.parseFloat(getComputedStyle(label).fontSize) * scale;
        const on = boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left + 0.5 < other.right &&
              other.left + 0.5 < box.right &&
              box.top + 2.5 < other.bottom &&
              other.top + 2.5 < box.bottom,
          );
        return [
          ...(size < 12 ? [`${name} is ${size} high`] : []),
          ...(box.left < field.left - 1 || box.right > field.right + 1 ? [`${name} is outside`] : []),
          ...on.map((other) => `${name} lies on ${other.label.textContent}`),
        ];
      });
    });
}

test('R42.9: the script of the picture comes with the first scrolling, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(GROVER);
  await wakePage(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('GroverPlay'))).toEqual([]);
  await expect(page.locator('data.set button')).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('data.set button').first()).toBeAttached();
});

test('R42.9: on paper the picture is left out', async ({ page }) => {
  await page.goto(GROVER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.play')).toBeHidden();
});
