import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const technologies = [
  { tab: 'Superconducting', coherence: '100-200 μs', fidelity: '99.9%', company: 'IBM' },
  { tab: 'Trapped Ion', coherence: '10-100 s', fidelity: '99.8%', company: 'Quantinuum' },
  { tab: 'Photonic', coherence: 'Unlimited', fidelity: '95-98%', company: 'PsiQuantum' },
  { tab: 'Neutral Atom', coherence: '1-10 s', fidelity: '99.5%', company: 'QuEra' },
];

test.describe('Qubit Technologies', () => {
  test('superconducting is open; every tab shows its figures, companies, advantages and challenges', async ({
    page,
  }) => {
    await page.goto('/hardware');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Superconducting');
    for (const { tab, coherence, fidelity, company } of technologies) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      await expect(panel).toBeVisible();
      const figure = (name: string) =>
        panel.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');
      await expect(figure('Coherence time').locator('span').first()).toHaveText(coherence);
      await expect(figure('Gate fidelity').locator('span').first()).toHaveText(fidelity);
      await expect(figure('Key companies')).toContainText(company);
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
      for (const { tab, coherence, fidelity } of technologies) {
        await expect(chart).toHaveAccessibleName(new RegExp(`${tab}: ${coherence}, ${fidelity}`));
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
    await page.getByText('The values as a table').click();
    const rows = page.locator('#comparison tbody tr');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'Trapped Ion' })).toContainText('99.97%');
    await expect(rows.filter({ hasText: 'Superconducting' }).getByRole('link')).toHaveCount(4);
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
  test('has four figures, each with the vendor and a link to another site', async ({ page }) => {
    await page.goto('/hardware');
    const figures = page.locator('#gallery').getByRole('figure');
    await expect(figures).toHaveCount(4);
    for (const [index, vendor] of ['IBM', 'Quantinuum', 'Xanadu', 'QuEra'].entries()) {
      const figure = figures.nth(index);
      await expect(figure).toContainText(`${vendor} ·`);
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

test('the control stack has six layers, from the application down to the readout', async ({ page }) => {
  await page.goto('/hardware');
  const layers = page.locator('#control-stack').getByRole('heading', { level: 3 });
  await expect(layers).toHaveText([
    /Application/,
    /Compiler/,
    /Pulse scheduling/,
    /Control electronics/,
    /Quantum processor/,
    /Readout/,
  ]);
});

test('questions of the FAQ open and close by keyboard', async ({ page }) => {
  await page.goto('/hardware');
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(3);
  const second = questions.nth(1);
  await expect(second).not.toHaveAttribute('open');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(second.locator('p')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});
