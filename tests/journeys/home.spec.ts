import type { Page } from '@playwright/test';
import { idsWhere } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('Home', () => {
  test('R3.2, R3.3: buttons and tiles lead into the site', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Learning' }).click();
    await expect(page).toHaveURL(/\/what-is-quantum$/);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Explore Topics' }).click();
    await expect(page).toHaveURL(/\/topics$/);
    await page.goBack();
    for (const tile of await page.getByRole('navigation', { name: 'Highlights' }).getByRole('link').all()) {
      await expect(tile).toBeVisible();
      await expect(tile).toHaveAttribute('href', /^\//);
    }
  });

  test('R3.8: the newest developments stand newest first', async ({ page }) => {
    await page.goto('/');
    const dates = await page
      .locator('#news time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toHaveLength(4);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('R3.9: a qubit is turned by arrow keys and by the pointer, and its readings follow', async ({ page }) => {
    await page.goto('/');
    const wheel = page.getByRole('slider', { name: 'How far the qubit leans from 0 to 1' });
    const chance = page.locator('#turn output');
    await expect(chance).toHaveText('15%');
    await wheel.focus();
    await page.keyboard.press('End');
    await expect(chance).toHaveText('100%');
    await expect(wheel).toHaveAttribute('aria-valuetext', 'Chance of 1: 100%');
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.turn-wheel').boundingBox()) ?? {};
    await page.mouse.move(x + width - 20, y + height / 2);
    await page.mouse.down();
    await expect(chance).toHaveText('50%');
    await page.mouse.move(x + width / 2, y + 10);
    await page.mouse.up();
    await expect(chance).toHaveText(/^0%$/);
    await expect(page.getByRole('img', { name: 'read 1: 0, read 0: 100' })).toBeVisible();
  });

  test('R3.10: who is ahead stands in a sentence whose machines lead to their pages', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('#ahead p a[href^="/machines/"]').first();
    const name = await link.textContent();
    await link.click();
    await expect(page.locator('h1')).toContainText(name ?? '');
  });

  test('R3.6: a company shows the sign of its technology, and holds its emoji', async ({ page }) => {
    await page.goto('/');
    for (const card of await page.locator('#companies article').all()) {
      await expect(card.locator('svg').first()).toBeVisible();
      expect(await card.locator('.visually-hidden').first().textContent()).toMatch(/\p{Extended_Pictographic}/u);
    }
  });

  test('R3.5: each topic card leads to its topic, with tags and a color of its own', async ({ page }) => {
    await page.goto('/');
    const cards = page.locator('#topics article');
    const count = await cards.count();
    for (const card of await cards.all()) {
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()).toBeVisible();
      await expect(card.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', /^\//);
      await expect(card.locator('[data-tone] svg')).toBeVisible();
    }
    const colors = await cards
      .locator('[data-tone]')
      .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).color));
    expect(new Set(colors).size).toBe(count);
    await page.getByRole('link', { name: 'View All Topics' }).click();
    await expect(page).toHaveURL(/\/topics$/);
  });

  test('R3.6: each company card leads to its analysis', async ({ page }) => {
    await page.goto('/');
    const cards = page.locator('#companies article');
    await expect(cards).toHaveCount(idsWhere('companies', (field) => field('homeCard') !== '').length);
    const links = cards.getByRole('link', { name: 'Company Analysis' });
    await expect(links).toHaveCount(await cards.count());
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/companies\/./);
    await page.getByRole('link', { name: 'View All Companies' }).click();
    await expect(page).toHaveURL(/\/companies$/);
  });
});

test.describe('R3.4: the 80 dots of the hero', () => {
  for (const width of [640, 1440]) {
    test(`follow the mouse in a window of ${width} px, nearer layers further`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await moveMouseAcross(page);
      await expect.poll(() => layerShifts(page)).not.toContain(0);
      const [far = 0, middle = 0, near = 0] = await layerShifts(page);
      expect(middle).toBeGreaterThan(far);
      expect(near).toBeGreaterThan(middle);
    });
  }

  test('stand still in narrower windows, also after a wide one became narrow', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/');
    await moveMouseAcross(page);
    await expect.poll(() => layerShifts(page)).not.toContain(0);
    await page.setViewportSize({ width: 639, height: 800 });
    await moveMouseAcross(page);
    // From a wide window they glide back.
    await expect.poll(() => layerShifts(page)).toEqual([0, 0, 0]);
  });

  test('stand still for visitors who asked for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await moveMouseAcross(page);
    expect(await layerShifts(page)).toEqual([0, 0, 0]);
  });
});

/** Enters the words of the hero, which wakes its island, and moves on once that listens. */
async function moveMouseAcross(page: Page) {
  const hero = page.locator('astro-island[component-url*="HeroParallax"]');
  await page.locator('h1').hover({ position: { x: 20, y: 20 } });
  await expect(hero).not.toHaveAttribute('ssr');
  // The attribute goes a moment before React listens: the movement that it answers is the last.
  await expect(async () => {
    await page.locator('h1').hover({ position: { x: 30, y: 20 } });
    await page.locator('h1').hover({ position: { x: 40, y: 30 } });
    expect(await hero.locator('section').getAttribute('style')).toContain('--pointer-x');
  }).toPass();
}

/** How far each layer of dots has moved sideways, in pixels. */
function layerShifts(page: Page): Promise<number[]> {
  return page
    .locator('.hero-layer')
    .evaluateAll((layers) =>
      layers.map((layer) => Math.abs(Number.parseFloat(getComputedStyle(layer).translate) || 0)),
    );
}
