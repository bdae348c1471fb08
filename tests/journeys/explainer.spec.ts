import type { Locator, Page } from '@playwright/test';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const picture = (page: Page, name: string) => page.getByRole('figure', { name });
const words = (figure: Locator) => figure.locator('output');
const press = (figure: Locator, button: RegExp) => figure.getByRole('button', { name: button }).click();

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

test.describe('the picture of a qubit, under “With numbers”', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/what-is-quantum');
    await page.locator('#principles summary').click();
  });

  test('R41.8: begins without a phase; the keys turn the arrow, and the numbers follow', async ({ page }) => {
    const figure = picture(page, 'Turn the arrow');
    await expect(words(figure)).toContainText('φ = 0°. Amplitudes: α = 0.866 and β = 0.5.');
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
  await page.locator('#principles summary').click();
  await press(picture(page, 'Step through a run'), /^Run 1,000/);
  await expect(words(picture(page, 'Step through a run'))).toContainText('1,000 runs');
  expect(await violationsOf(axe(page).include('#principles').include('#how-it-works'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('still pictures and their words are there, and no control that would do nothing', async ({ page }) => {
    await page.goto('/what-is-quantum');
    await page.locator('#principles summary').click();
    for (const [name, text] of [
      ['Turn the arrow', 'A measurement gives 0 with a probability of 75%'],
      ['Step through a run', 'the qubit is reset to |0⟩'],
    ] as const) {
      const figure = picture(page, name);
      await expect(words(figure)).toContainText(text);
      await expect(figure.locator('svg').first()).toBeVisible();
      for (const control of await figure.locator('button, input').all()) await expect(control).toBeHidden();
    }
  });
});
