import type { Page } from '@playwright/test';
import { pageOf } from '#src/model/read-content.ts';
import { layoutFaults } from '#tests/every-page/layout-faults.ts';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

/** The scenes as the content has them. */
const { items } = pageOf('what-is-quantum').scenes;
const ids = items.map(({ id }) => id);
type Id = (typeof ids)[number];

const sceneOf = (page: Page, id: Id) => page.locator(`#scene-${id}`);
const pictureOf = (page: Page, id: Id) => sceneOf(page, id).locator('figure');
const titleOf = (page: Page, id: Id) => pictureOf(page, id).locator('figcaption');
const drawingOf = (page: Page, id: Id) => pictureOf(page, id).getByRole('img').innerHTML();
const sliderOf = (page: Page, id: Id) => sceneOf(page, id).getByRole('slider');
const sentenceOf = (page: Page, id: Id, index: number) =>
  sceneOf(page, id).getByRole('button', { name: new RegExp(`^${index + 1} · `) });

test.describe('the six scenes', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/what-is-quantum');
  });

  test('R41.4: each sentence sets its picture, whose title says what it shows', async ({ page }) => {
    for (const id of ids) {
      await expect(sentenceOf(page, id, 0)).toHaveAttribute('aria-pressed', 'true');
      const seen = [await drawingOf(page, id)];
      for (const index of [1, 2]) {
        await sentenceOf(page, id, index).click();
        await expect(sentenceOf(page, id, index)).toHaveAttribute('aria-pressed', 'true');
        await expect(sceneOf(page, id).locator('[aria-pressed=true]')).toHaveCount(1);
        seen.push(await drawingOf(page, id));
      }
      expect(new Set(seen).size, id).toBe(3);
    }
    await expect(titleOf(page, 'coin')).toHaveText(/as random as the coin$/);
    await expect(titleOf(page, 'pair')).toHaveText(/half of all pairs/);
    await expect(titleOf(page, 'good-for')).toHaveText(/^617 digits/);
  });

  test('R41.4: the keyboard presses sentences and moves sliders', async ({ page }) => {
    await sentenceOf(page, 'two-slits', 1).focus();
    await page.keyboard.press('Enter');
    await expect(titleOf(page, 'two-slits')).toHaveText('Both ways: in the middle the arrows agree');
    await sentenceOf(page, 'two-slits', 2).press('Space');
    await expect(titleOf(page, 'two-slits')).toHaveText('One way half a wave late: the middle goes dark');
    const delay = sliderOf(page, 'two-slits');
    await expect(delay).toHaveValue('180');
    await delay.press('ArrowRight');
    await expect(delay).toHaveAttribute('aria-valuetext', '195 degrees. One way delayed: the stripes move');
    await expect(sceneOf(page, 'two-slits').locator('[aria-pressed=true]')).toHaveCount(0);
    await delay.press('Home');
    await expect(sentenceOf(page, 'two-slits', 1)).toHaveAttribute('aria-pressed', 'true');
  });

  test('R41.4: a slider that is moved before its script comes keeps its place, and the picture follows', async ({
    page,
  }) => {
    const delay = sliderOf(page, 'wave');
    await delay.evaluate((field: HTMLInputElement) => {
      field.value = '180';
    });
    await delay.focus();
    await expect(titleOf(page, 'wave')).toHaveText('Half a wave late: nothing is left');
    await expect(delay).toHaveValue('180');
  });

  test('R41.4: a sentence that is pressed again draws its lots anew', async ({ page }) => {
    await sentenceOf(page, 'reading', 1).click();
    await expect(titleOf(page, 'reading')).toHaveText(/^Of 100 readings/);
    const before = await drawingOf(page, 'reading');
    await sentenceOf(page, 'reading', 1).click();
    await expect.poll(() => drawingOf(page, 'reading')).not.toBe(before);
    await expect(titleOf(page, 'reading')).toHaveText(/^Of 100 readings/);
  });

  test('the scenes stay free of what axe can find after they were used', async ({ page }) => {
    for (const id of ids) await sentenceOf(page, id, 1).click();
    await expect(sentenceOf(page, 'good-for', 1)).toHaveAttribute('aria-pressed', 'true');
    expect(await violationsOf(axe(page).include('#scenes'))).toEqual([]);
  });
});

for (const [width, height] of [
  [390, 664],
  [320, 568],
  [768, 1024],
] as const) {
  test(`R41.5: at ${width} × ${height} the picture stays under the header, at most 45% of the view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/what-is-quantum');
    const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
    for (const id of ids) {
      for (const index of [0, 1, 2]) {
        await sentenceOf(page, id, index).click();
        await expect(sentenceOf(page, id, index)).toHaveAttribute('aria-pressed', 'true');
        await sceneOf(page, id)
          .locator('li')
          .nth(index)
          .evaluate((sentence) => sentence.scrollIntoView({ block: 'end', behavior: 'instant' }));
        const box = await pictureOf(page, id).boundingBox();
        expect(box?.y ?? 0, `${id} ${index}`).toBeGreaterThanOrEqual(header - 1);
        expect(box?.height ?? height, `${id} ${index}`).toBeLessThanOrEqual(0.45 * height);
        await expect(sceneOf(page, id).locator('li p').nth(index)).toBeInViewport({ ratio: 1 });
      }
      // Where the sentences fill more than the rest of the window, they pass under it.
      const { y = 0 } = (await pictureOf(page, id).boundingBox()) ?? {};
      if (width < 700) expect(Math.abs(y - header), id).toBeLessThan(2);
    }
  });
}

test('the list of sections opens on a phone, above the pictures, and leads to its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/what-is-quantum');
  const button = page.getByRole('button', { name: 'On this page' });
  await button.click();
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.locator('#next')).toBeInViewport();
});

test('R41.6: no two texts of a picture meet, in its first, middle and last state', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/what-is-quantum');
    for (const id of ids) {
      const slider = sliderOf(page, id);
      for (const index of [0, 1, 2]) {
        await sentenceOf(page, id, index).click();
        await expect(sentenceOf(page, id, index)).toHaveAttribute('aria-pressed', 'true');
        // The first sentence is pressed as it comes, before the picture listens.
        await expect(slider.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
        for (const place of [0, 0.5, 1]) {
          // As a visitor's key would: React hears of it by its event.
          const title = await slider.evaluate((field: HTMLInputElement, share) => {
            const [least, most, step] = [Number(field.min), Number(field.max), Number(field.step)];
            const value = String(least + step * Math.round((share * (most - least)) / step));
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
            field.dispatchEvent(new Event('input', { bubbles: true }));
            return value;
          }, place);
          await expect(slider).toHaveValue(title);
          const { collisions } = await page.evaluate(layoutFaults);
          expect(collisions, `${width} ${id} ${index} ${place}`).toEqual([]);
        }
      }
      const beyond = await pictureOf(page, id).evaluate((figure) => {
        const { left, right } = figure.getBoundingClientRect();
        return [...figure.querySelectorAll('svg text')].filter((text) => {
          const box = text.getBoundingClientRect();
          return box.left < left || box.right > right;
        }).length;
      });
      expect(beyond, `${width} ${id}`).toBe(0);
    }
  }
});

test('R41.6: letters of a picture have at least 12 pixels', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/what-is-quantum');
    const sizes = await page.locator('.scene-picture > svg:has(text)').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const scale = (drawing as SVGSVGElement).getScreenCTM()?.a ?? 0;
        return scale * Number.parseFloat(getComputedStyle(drawing).fontSize);
      }),
    );
    for (const size of sizes) expect(size, String(width)).toBeGreaterThanOrEqual(11.9);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R41.7: each picture stands in its first state, with its sentences, and no control that would do nothing', async ({
    page,
  }) => {
    await page.goto('/what-is-quantum');
    for (const { id, says, breaks } of items) {
      const scene = sceneOf(page, id);
      await expect(titleOf(page, id)).toBeVisible();
      await expect(pictureOf(page, id).getByRole('img')).toBeVisible();
      for (const { text } of says) await expect(scene.getByText(text)).toBeVisible();
      for (const control of await scene.locator('button, input').all()) await expect(control).toBeHidden();
      await expect(scene.getByText(breaks[0] ?? '')).toBeHidden();
      await scene.locator('summary').last().click();
      await expect(scene.getByText(breaks[0] ?? '')).toBeVisible();
    }
  });
});

test('R41.3: outside “With numbers” no scene has a Greek letter, a ket or a formula', async ({ page }) => {
  await page.goto('/what-is-quantum');
  const folded = page.locator('#scenes details > :not(summary)');
  await expect(folded.first()).toBeHidden();
  await folded.evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await page.locator('#scenes').textContent()).not.toMatch(/[α-ωΑ-Ω⟩√²^=]/);
  await expect(page.locator('#scenes math')).toHaveCount(0);
});

test('R41.1: the last scene leads to the tutorial that needs nothing', async ({ page }) => {
  const { next } = pageOf('what-is-quantum').scenes;
  await page.goto('/what-is-quantum');
  await page.locator('#scenes').getByRole('link', { name: next.label }).click();
  await expect(page).toHaveURL(next.href);
});
