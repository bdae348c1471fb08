import type { Page } from '@playwright/test';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { attributesOf, elementsOf, textOf } from '#tests/support/html.ts';
import { everyRoute, ROUTE_TABLE, visitedRoutes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const routes = everyRoute();

test('the sitemap names every page of the route table', () => {
  for (const route of ROUTE_TABLE) expect(routes).toContain(route);
});

for (const route of visitedRoutes()) {
  test.describe(route, () => {
    test('answers 200, complete, quiet and within every width', async ({ page, site }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        // A preload may fetch modules ahead; only what runs counts, and what runs shows up as hydrated islands.
        if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') fetched.push(request.url());
      });
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await test.step('one heading, and metadata', () => expectHeadingAndMetadata(page));
      await test.step('a share image of the size it states', () => expectShareImage(page, site.url));
      await test.step('structured data that parses', async () => {
        for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
          expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
        }
      });
      await test.step('no scrolling sideways', () => expectNoOverflow(page));
      await test.step('no script of ours runs before somebody interacts', async () => {
        expect(fetched).toEqual([]);
        expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
      });
    });

    test('has no violation that axe can find, in either theme', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(route);
      const everything = axe(page).withTags(WCAG_TAGS);
      expect(await violationsOf(everything)).toEqual([]);
      // The themes differ in their colours, and in nothing else.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const contrast = axe(page).withRules(['color-contrast', 'link-in-text-block']);
      expect(await violationsOf(contrast)).toEqual([]);
    });
  });
}

test('titles, descriptions, share images and canonical links differ from page to page', async ({ site }) => {
  const seen = new Map<string, string>();
  for (const route of routes) {
    const { title, description, image, canonical } = await headOf(site.url + route);
    expect(new URL(canonical ?? '').pathname, route).toBe(route);
    for (const fact of [`title ${title}`, `description ${description}`, `image ${image}`]) {
      expect(seen.get(fact), `${fact} on ${route}`).toBeUndefined();
      seen.set(fact, route);
    }
  }
});

/** What names a page to search engines and previews. */
async function headOf(address: string) {
  const all = elementsOf(await (await fetch(address)).text());
  const attributes = all.map(attributesOf);
  const meta = (name: string) => attributes.find((one) => one.name === name || one.property === name)?.content;
  return {
    title: all.filter(({ tagName }) => tagName === 'title').map(textOf)[0],
    description: meta('description'),
    image: meta('og:image'),
    canonical: attributes.find(({ rel }) => rel === 'canonical')?.href,
  };
}

async function expectHeadingAndMetadata(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('head title')).toHaveCount(1);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(30);
  for (const property of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:url', 'og:site_name']) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
  }
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
}

async function expectShareImage(page: Page, siteUrl: string): Promise<void> {
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(new URL(address ?? '').pathname, siteUrl).href);
  expect(answer.headers()['content-type']).toBe('image/png');
  const image = await answer.body();
  expect(image.length).toBeLessThan(120 * 1024);
  const { width, height } = pngSize(image);
  await expect(page.locator('meta[property="og:image:width"]')).toHaveAttribute('content', String(width));
  await expect(page.locator('meta[property="og:image:height"]')).toHaveAttribute('content', String(height));
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [320, 360, 390, 480, 599, 600, 700, 768, 899, 900, 1080, 1119, 1120, 1320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Width and height stand in the first chunk of a PNG (PNG specification, §11.2.2). */
function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
