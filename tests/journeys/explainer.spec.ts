import type { Locator, Page } from '@playwright/test';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const picture = (page: Page, name: string) => page.getByRole('figure', { name });
const words = (figure: Locator) => figure.locator('output');
const press = (figure: Locator, button: RegExp) => figure.getByRole('button', { name: button }).click();

/** The numbers of a sentence, in their order. */
async function numbersIn(locator: Locator): Promise<number[]> {
  const text = (await locator.textContent()) ?? '';
  return [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));
}

/** The pictures draw their lots with `Math.random`: each page draws the same ones (a linear congruential generator). */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 1664525 + 1013904223) % 2 ** 32;
      return seed / 2 ** 32;
    };
  }),
);

test.describe('pictures of the four principles', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/what-is-quantum');
  });

  test('qubit: the keys turn the arrow, and the numbers follow', async ({ page }) => {
    const figure = picture(page, 'Turn the arrow');
    await expect(words(figure)).toContainText('gives 0 with a probability of 75% and 1 with 25%');
    const arrow = figure.locator('svg').first();
    const before = await arrow.innerHTML();

    const theta = figure.getByRole('slider', { name: /^θ/ });
    await theta.focus();
    await page.keyboard.press('End');
    await expect(theta).toHaveAttribute('aria-valuetext', '180°');
    await expect(words(figure)).toContainText('gives 0 with a probability of 0% and 1 with 100%');
    expect(await arrow.innerHTML()).not.toBe(before);

    for (let step = 0; step < 18; step++) await page.keyboard.press('ArrowLeft');
    const phi = figure.getByRole('slider', { name: /^φ/ });
    await phi.focus();
    await page.keyboard.press('Home');
    await expect(words(figure)).toContainText('α = 0.707 and β = 0.707.');
    for (let step = 0; step < 36; step++) await page.keyboard.press('ArrowRight');
    await expect(words(figure)).toContainText('φ = 180°. Amplitudes: α = 0.707 and β = −0.707.');
    await expect(words(figure)).toContainText('0 with a probability of 50% and 1 with 50%');
  });

  test('superposition: the shots add up, and start afresh when the state changes', async ({ page }) => {
    const figure = picture(page, 'Measure it shot by shot');
    const expectShots = async (shots: number) => {
      await expect(words(figure)).toContainText(`. ${shots} shot`);
      const sentence = (await words(figure).textContent()) ?? '';
      const [zeros = NaN, ones = NaN] = [...sentence.matchAll(/came (\d+) time/g)].map(([, count]) => Number(count));
      expect(zeros + ones).toBe(shots);
    };
    await expectShots(40);
    await press(figure, /^Measure once/);
    await expectShots(41);
    await press(figure, /^× 100/);
    await expectShots(141);
    await press(figure, /^Reset/);
    await expectShots(0);

    await press(figure, /^× 100/);
    await expectShots(100);
    await figure.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expectShots(0);
    await press(figure, /^× 100/);
    await expect(words(figure)).toContainText('0 came 0 times, 1 came 100 times');
  });

  test('superposition: asked "+ or −", the even state is certain', async ({ page }) => {
    const figure = picture(page, 'Measure it shot by shot');
    await figure.getByLabel('+ or −?').check();
    await press(figure, /^× 100/);
    await expect(words(figure)).toContainText('100 shots: + came 100 times, − came 0 times. Expected: 100% and 0%.');
  });

  test('entanglement: always equal along the same direction, as predicted along others', async ({ page }) => {
    const figure = picture(page, 'Measure both halves of a pair');
    await press(figure, /^Reset/);
    await expect(words(figure)).toContainText('No pair measured yet.');
    await press(figure, /^× 100/);
    await press(figure, /^Measure once/);
    await expect(words(figure)).toContainText('101 pairs measured: 101 agree (100%). Predicted: 100%');

    const slider = figure.getByRole('slider');
    await slider.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await expect(words(figure)).toContainText('The directions differ by 45°. No pair measured yet. Predicted: 85.4%');
    await expect(words(figure)).toContainText('fixed cards: 75%');
    await press(figure, /^× 100/);
    await expect(words(figure)).toContainText('100 pairs measured');
    const [, , agreeing = NaN] = await numbersIn(words(figure));
    expect(agreeing).toBeGreaterThan(85.4 - 5 * 3.6);
    expect(agreeing).toBeLessThan(100);

    await slider.focus();
    await page.keyboard.press('End');
    await expect(words(figure)).toContainText('differ by 180°');
    await press(figure, /^× 100/);
    await expect(words(figure)).toContainText('100 pairs measured: 0 agree (0%). Predicted: 0%');
  });

  test('interference: the paths cancel at π, and double in step', async ({ page }) => {
    const figure = picture(page, 'Add two amplitudes');
    const slider = figure.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(words(figure)).toContainText('The probability of this result, 0, is 100%');
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '180° (π)');
    await expect(words(figure)).toContainText('path 2: −0.5; sum: 0. The probability of this result, 0, is 0%');
    await expect(words(figure)).toContainText('has the remaining 100%');
  });

  test('a slider that was moved before its script arrived keeps its place, and the picture follows', async ({
    page,
  }) => {
    const figure = picture(page, 'Add two amplitudes');
    const slider = figure.getByRole('slider');
    await slider.evaluate((field: HTMLInputElement) => {
      field.value = '180';
    });
    await expect(words(figure)).toContainText('Phase 60°');
    await slider.focus();
    await expect(words(figure)).toContainText('Phase 180° (π)');
    await expect(slider).toHaveValue('180');
  });
});

test('a run: step by step to a result, then a thousand at once', async ({ page }) => {
  await page.goto('/what-is-quantum');
  const figure = picture(page, 'Step through a run');
  const current = figure.locator('[aria-current="step"]');
  await expect(current).toContainText('start');
  for (const [name, text] of [
    ['after H', '1 with 50%'],
    ['after T', '1 with 50%'],
    ['after H again', '1 with 14.6%'],
  ] as const) {
    await press(figure, /^Next step$/);
    await expect(current).toContainText(name);
    await expect(words(figure)).toContainText(text);
  }
  await press(figure, /^Next step$/);
  await expect(words(figure)).toContainText(/the latest run gave [01],.*1 run finished/);
  await press(figure, /^Run 1,000 times$/);
  await expect(words(figure)).toContainText('1,001 runs finished');
  const [zeros = NaN] = ((await words(figure).textContent())?.match(/0 in ([\d.]+)%/) ?? []).slice(1).map(Number);
  expect(Math.abs(zeros - 85.4)).toBeLessThan(5 * 1.12);
  await press(figure, /^Next run$/);
  await expect(current).toContainText('start');
  await press(figure, /^Start over$/);
  await expect(words(figure)).toContainText('No run finished yet.');
});

test('the pictures stay free of what axe can find after they were used', async ({ page }) => {
  await page.goto('/what-is-quantum');
  for (const name of ['Measure it shot by shot', 'Measure both halves of a pair'])
    await press(picture(page, name), /^× 100/);
  await press(picture(page, 'Step through a run'), /^Run 1,000/);
  await expect(words(picture(page, 'Step through a run'))).toContainText('1,000 runs');
  expect(await violationsOf(axe(page).include('#principles').include('#how-it-works'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('still pictures and their words are there, and no control that would do nothing', async ({ page }) => {
    await page.goto('/what-is-quantum');
    for (const [name, text] of [
      ['Turn the arrow', 'A measurement gives 0 with a probability of 75%'],
      ['Measure it shot by shot', '40 shots'],
      ['Measure both halves of a pair', '20 pairs measured: 20 agree (100%)'],
      ['Add two amplitudes', 'The probability of this result, 0, is 75%'],
      ['Step through a run', 'the qubit is reset to |0⟩'],
    ] as const) {
      const figure = picture(page, name);
      await expect(words(figure)).toContainText(text);
      await expect(figure.locator('svg').first()).toBeVisible();
      for (const control of await figure.locator('button, input').all()) await expect(control).toBeHidden();
    }
  });
});
