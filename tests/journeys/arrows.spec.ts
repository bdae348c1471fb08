import type { Locator, Page } from '@playwright/test';
import { arrowPictures } from '#src/features/learn/tutorials/arrows/pictures.tsx';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const PATH = '/tutorials/arrows-that-add';
const NAMES = Object.keys(arrowPictures);

const pictureOf = (page: Page, name: string) => page.locator(`[data-picture="${name}"]`);
const sliderOf = (picture: Locator) => picture.getByRole('slider');
const titleOf = (picture: Locator) => picture.locator('figcaption > b');

/** Waits until React has the picture: what it draws from then on is what its state says. */
async function wake(picture: Locator) {
  await sliderOf(picture).focus();
  await expect(picture.locator('xpath=ancestor::astro-island[1]')).not.toHaveAttribute('ssr');
}

test('R44.1: it is the first of list, path and tracks, and the first circuit follows', async ({ page }) => {
  const [first, second] = entriesOf('tutorials').map(({ id }) => id);
  expect([first, second]).toEqual(['arrows-that-add', 'first-quantum-circuit']);
  const path = pageOf('learning-path').path.levels.flatMap(({ stops }) =>
    stops.flatMap(({ tutorial }) => tutorial ?? []),
  );
  expect(path.slice(0, 2)).toEqual([first, second]);
  for (const { tutorials } of pageOf('tutorials').tracks.items) expect(tutorials.slice(0, 2)).toEqual([first, second]);

  await page.goto(PATH);
  for (const next of await page.locator('#next li').all())
    await expect(next.getByRole('link').first()).toHaveAttribute('href', /\/first-quantum-circuit/);
  await page.goto('/tutorials/first-quantum-circuit');
  await expect(page.locator(`#objectives a[href="${PATH}"]`)).toBeVisible();
});

test('R44.2: what stands in its first seven steps needs no other text', async ({ page }) => {
  await page.goto(PATH);
  for (let step = 1; step <= 7; step += 1)
    expect(await page.locator(`#step-${step}`).textContent()).not.toMatch(/[\u0370-\u03ff|⟨⟩√]|amplitude/iu);
  await expect(page.locator('#step-8')).toContainText('amplitude');
});

test.describe('turning', () => {
  test('R44.3: by keys, at the first key too, with a sentence for each state', async ({ page }) => {
    await page.goto(PATH);
    const picture = pictureOf(page, 'sum');
    const slider = sliderOf(picture);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(titleOf(picture)).toHaveText('The sum is shorter than each of the two');
    await expect(slider).toHaveAttribute('aria-valuetext', '135 degrees, the sum is 0.38 long');
    await page.keyboard.press('End');
    await expect(titleOf(picture)).toHaveText('Same way: the sum is twice as long');
    await page.keyboard.press('PageDown');
    await expect(slider).toHaveValue('270');
    await page.keyboard.press('PageDown');
    await expect(titleOf(picture)).toHaveText('Opposite ways: nothing is left');
    await expect(picture.locator('.turn-reading dd')).toHaveText('0.00');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 degrees, the sum is 1.00 long');
  });

  test('R44.3: by buttons, of which the one is marked that fits', async ({ page }) => {
    await page.goto(PATH);
    const picture = pictureOf(page, 'machine');
    const button = picture.getByRole('button', { name: 'Half a turn' });
    await button.click();
    await expect(titleOf(picture)).toHaveText('Turned by 180°: the lower exit is certain');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(picture.locator('.exit-chances dd:last-child')).toHaveText(['0%', '100%']);
    await expect(sliderOf(picture)).toHaveValue('180');
  });

  for (const name of NAMES) {
    test(`R44.3: ${name}, by the tip of its arrow`, async ({ page }) => {
      await page.goto(PATH);
      const picture = pictureOf(page, name);
      const slider = sliderOf(picture);
      await wake(picture);
      await page.keyboard.press('Home');
      const grip = picture.locator('.grip');
      await grip.scrollIntoViewIfNeeded();
      const box = await grip.boundingBox();
      if (!box) throw new Error('The handle is not drawn');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await expect(slider).toHaveValue('0');
      // Up and to the left of the middle, whichever dial it is.
      await page.mouse.move(x - 110, y - 280, { steps: 4 });
      await expect(slider).toHaveValue(name === 'quarters' ? '90' : /^(90|105|120)$/);
      await page.mouse.up();
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R44.3: every picture is drawn in its first state, and nothing stands there that could do nothing', async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const name of NAMES) {
      const picture = pictureOf(page, name);
      await expect(titleOf(picture)).not.toBeEmpty();
      await expect(picture.getByRole('img')).toBeVisible();
      await expect(picture.locator('input, button').filter({ visible: true })).toHaveCount(0);
    }
  });
});

for (const width of [320, 390, 1440]) {
  test(`R44.5: at ${width} pixels no word lies on an arrow, a bar or another word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    for (const name of NAMES) {
      const picture = pictureOf(page, name);
      await wake(picture);
      for (const degrees of ['0', '180', '360']) {
        await sliderOf(picture).fill(degrees);
        await expect(picture.locator('output')).toHaveText(`${degrees}°`);
        expect(await picture.evaluate(wordsThatTouch), `${name} at ${degrees}°`).toEqual([]);
        expect(await picture.evaluate(smallestLetters), name).toBeGreaterThanOrEqual(12);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('R44.6: the picture is beside the words and stays in view; on a phone it comes between words and question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATH);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    return box;
  };
  const words = await boxOf('#step-2 > p');
  const beside = await boxOf('#step-2 .arrow-picture');
  expect(beside.width).toBeCloseTo(408, 0);
  expect(beside.x).toBeGreaterThan(words.x + words.width);
  expect(Math.abs(beside.y - words.y)).toBeLessThan(2);
  await page.locator('#step-6 > p').last().scrollIntoViewIfNeeded();
  await page
    .locator('#step-6 > p')
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'start' }));
  await expect(page.locator('#step-6 .arrow-picture > svg')).toBeInViewport({ ratio: 0.9 });

  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [last, picture, question] = [
      await boxOf('#step-2 > p:last-of-type'),
      await boxOf('#step-2 .arrow-picture'),
      await boxOf('#step-2 > .phone-fold'),
    ];
    expect(picture.y).toBeGreaterThan(last.y + last.height);
    expect(question.y).toBeGreaterThan(picture.y + picture.height);
  }
});

/** Words of a drawing that touch an arrow, a bar, the ring or another word, as readers would see it. */
function wordsThatTouch(picture: Element): string[] {
  const words = [...picture.querySelectorAll('svg text')].map((text) => ({
    text: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  const holds = (box: DOMRect, { x, y }: DOMPoint, room: number) =>
    x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room;
  const arrows = [...picture.querySelectorAll<SVGPathElement>('svg path:not([class])')].flatMap((path) => {
    const toScreen = path.getScreenCTM();
    const length = path.getTotalLength();
    return Array.from({ length: 41 }, (_, index) => {
      const { x, y } = path.getPointAtLength((length * index) / 40);
      return new DOMPoint(x, y).matrixTransform(toScreen ?? undefined);
    });
  });
  const shapes = [...picture.querySelectorAll('svg .tip-ring, svg .share, svg .scale, svg .machine')].map((shape) =>
    shape.getBoundingClientRect(),
  );
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && b.width > 0;
  return words.flatMap(({ text, box }, index) => [
    ...(arrows.some((point) => holds(box, point, 1)) ? [`${text} lies on an arrow`] : []),
    ...(shapes.some((shape) => meets(box, shape)) ? [`${text} lies on a shape`] : []),
    ...words.slice(index + 1).flatMap((other) => (meets(box, other.box) ? [`${text} lies on ${other.text}`] : [])),
  ]);
}

/** The size in pixels of the smallest letters in a drawing; of none, that of the page. */
function smallestLetters(picture: Element): number {
  const sizes = [...picture.querySelectorAll<SVGTextElement>('svg text')].map(
    (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
  );
  return Math.min(16, ...sizes);
}
