import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

test.describe('Home', () => {
  test('two buttons and four tiles lead into the site', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Learning' }).click();
    await expect(page).toHaveURL(/\/what-is-quantum$/);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Explore Topics' }).click();
    await expect(page).toHaveURL(/\/topics$/);
    await page.goBack();
    const tiles = page.getByRole('navigation', { name: 'Highlights' }).getByRole('link');
    await expect(tiles).toHaveText([/^Hardware Insights/, /^Algorithms/, /^Industry Analysis/, /^Latest Research/]);
    for (const [index, path] of ['/hardware', '/algorithms', '/industry', '/research'].entries()) {
      await expect(tiles.nth(index)).toHaveAttribute('href', path);
    }
  });

  test('six topic cards show count and tags, and lead to their topic', async ({ page }) => {
    await page.goto('/');
    const cards = page.locator('#topics article');
    await expect(cards).toHaveCount(6);
    for (const [index, [title, count, path]] of [
      ['Quantum Hardware', '42 articles', '/hardware'],
      ['Quantum Algorithms', '38 articles', '/algorithms'],
      ['Cryptography', '29 articles', '/cryptography'],
      ['AI & Machine Learning', '35 articles', '/ai-ml'],
      ['Cybersecurity', '24 articles', '/cybersecurity'],
      ['Social & Ethics', '18 articles', '/ethics'],
    ].entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(title ?? '');
      await expect(card).toContainText(count ?? '');
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()).toBeVisible();
      await expect(card.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', path ?? '');
      await expect(card.locator('[data-tone] svg')).toBeVisible();
    }
    const colors = await cards
      .locator('[data-tone]')
      .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).color));
    expect(new Set(colors).size).toBe(6);
    await page.getByRole('link', { name: 'View All Topics' }).click();
    await expect(page).toHaveURL(/\/topics$/);
  });

  test('six company cards lead to their analysis, beside four figures of the market', async ({ page }) => {
    await page.goto('/');
    const companies = page.locator('#companies');
    await expect(companies.getByRole('link', { name: 'Company Analysis' })).toHaveCount(6);
    const paths = await companies
      .getByRole('link', { name: 'Company Analysis' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(
      ['ibm-quantum', 'google-quantum', 'ionq', 'rigetti', 'psiquantum', 'xanadu'].map((id) => `/companies/${id}`),
    );
    const figures = companies.locator('dl').first();
    await expect(figures.locator('dt')).toHaveText([
      /^Public Companies/,
      /^Total Funding/,
      /^Quantum Startups/,
      /^Countries Active/,
    ]);
    await expect(figures.locator('dd')).toHaveText(['12+', '$7.2B+', '300+', '25+']);
    await page.getByRole('link', { name: 'View All Companies' }).click();
    await expect(page).toHaveURL(/\/companies$/);
  });
});

test.describe('the 80 dots of the hero', () => {
  for (const width of [640, 1440]) {
    test(`follow the mouse in a window of ${width} px, nearer layers further`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.locator('.hero-dot')).toHaveCount(80);
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
    expect(await layerShifts(page)).toEqual([0, 0, 0]);
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
