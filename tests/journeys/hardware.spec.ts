import type { Locator, Page } from '@playwright/test';
import { entriesOf } from '#src/model/read-content.ts';
import { shownFigure } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const figureOf = (panel: Locator, name: string) =>
  panel.locator('dl > div', { has: panel.page().getByText(name, { exact: true }) }).locator('dd');

test.describe('Qubit Technologies', () => {
  test('R4.2: superconducting is open; every tab shows its figures, companies, advantages and challenges', async ({
    page,
  }) => {
    await page.goto('/hardware');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Superconducting');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const panel = page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' });
      await expect(panel).toBeVisible();
      for (const name of ['Coherence time', 'Gate fidelity', 'Key companies'])
        await expect(figureOf(panel, name)).toHaveText(/\S/);
      for (const heading of ['Advantages', 'Challenges']) {
        const list = panel
          .locator('div', { has: page.getByRole('heading', { name: heading }) })
          .getByRole('list')
          .last();
        expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
      }
    }
  });
});

test.describe('the comparing chart', () => {
  for (const width of [1440, 1080, 700, 390, 320]) {
    test(`says its values in words at ${width} px, and its text is not too small`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/hardware');
      const chart = page.locator('#comparison').getByRole('img');
      await expect(chart).toHaveCount(1);
      for (const { id, name } of entriesOf('qubit-technologies')) {
        const [coherence, fidelity] = ['coherence-time', 'gate-fidelity'].map(
          (figure) => shownFigure(`qubit-technologies/${id}/${figure}`).text,
        );
        await expect(chart).toHaveAccessibleName(new RegExp(`${name}: ${coherence}, ${fidelity}`));
      }
      const heights = await chart.locator('text').evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
    });
  }

  test('has a table of the same values with links to where they were published', async ({ page }) => {
    await page.goto('/hardware');
    await page.locator('#comparison').getByText('Table', { exact: true }).click();
    const rows = page.locator('#comparison tbody tr');
    await expect(rows).toHaveCount(await page.getByRole('tab').count());
    for (const row of await rows.all()) {
      await expect(row).toContainText('%');
      for (const link of await row.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^https:/);
    }
    await expect(rows.getByRole('link')).not.toHaveCount(0);
  });
});

/** Names of the illustrations that the browser has asked for, as they come. */
function watchIllustrations(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/drawings\/(?!plates|decorations)([a-z-]+)\.[0-9a-f]{8}\.svg$/.exec(request.url())?.[1];
    if (name) names.add(name);
  });
  return names;
}

test.describe('Hardware Gallery', () => {
  test('R4.4: each figure has its vendor and a link to another site', async ({ page }) => {
    await page.goto('/hardware');
    const figures = page.locator('#gallery').getByRole('figure');
    await expect(figures).not.toHaveCount(0);
    for (const figure of await figures.all()) {
      await expect(figure).toContainText(/\S ·/);
      await expect(figure).toContainText('Illustration:');
      await expect(figure.getByRole('img')).toHaveAccessibleName(/^Drawing of a /);
      const link = figure.getByRole('link', { name: /^Learn more/ });
      await expect(link).toHaveText(/Learn more/);
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('loads its drawings when they come near, and not before', async ({ page }) => {
    const requested = watchIllustrations(page);
    // The style sheet comes late, as on a slow line: nothing is fetched early for want of it.
    await page.route(/\.css$/, async (route) => {
      await page.waitForTimeout(1000);
      await route.fallback();
    });
    await page.goto('/hardware', { waitUntil: 'networkidle' });
    expect([...requested]).toEqual([]);
    const gallery = page.locator('#gallery');
    await gallery.scrollIntoViewIfNeeded();
    for (const image of await gallery.getByRole('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(480);
    }
    for (const name of ['modular-cryostat', 'ion-trap', 'photonic-chip', 'neutral-atom-array']) {
      expect(requested).toContain(name);
    }
  });

  test('its drawings follow the theme switch, against the system too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/hardware');
    const image = page.locator('#gallery').getByRole('img').first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(480);
    const inTheme = async (theme: string) => {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      return image.screenshot();
    };
    // A picture taken while the page still settles differs from the next by itself.
    await expect(async () => {
      const light = await inTheme('light');
      expect(Buffer.compare(await inTheme('dark'), light)).not.toBe(0);
      expect(Buffer.compare(await inTheme('light'), light)).toBe(0);
    }).toPass();
  });
});

test('R4.6: the control stack leads from the application down to the readout', async ({ page }) => {
  await page.goto('/hardware');
  const layers = page.locator('#control-stack').getByRole('heading', { level: 3 });
  await expect(layers.first()).toContainText('Application');
  await expect(layers.last()).toContainText('Readout');
});

test('questions of the FAQ open and close by keyboard', async ({ page }) => {
  await page.goto('/hardware');
  const questions = page.locator('#faq details');
  const second = questions.nth(1);
  await expect(second).not.toHaveAttribute('open');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(second.locator('p')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});
