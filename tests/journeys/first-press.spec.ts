import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

/** A control that answers without any script of ours beyond the page's inline one, or with none at all. */
interface Control {
  name: string;
  path: string;
  width: 390 | 1440;
  control: (page: Page) => Locator;
  /** What shows once the control has been pressed. */
  opened: (page: Page) => Locator;
}

const POPUPS: readonly Control[] = [
  {
    name: 'the drawer',
    path: '/news',
    width: 390,
    control: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    opened: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'the topics menu',
    path: '/news',
    width: 1440,
    control: (page) => page.getByRole('button', { name: 'Explore Topics' }),
    opened: (page) => page.locator('#topics-menu'),
  },
  {
    name: 'the partner dialog',
    path: '/partners',
    width: 1440,
    control: (page) => page.getByRole('button', { name: 'Become a Partner' }),
    opened: (page) => page.getByRole('dialog', { name: 'Partner Contact Form' }),
  },
  {
    name: 'the search',
    path: '/news',
    width: 390,
    control: (page) => page.locator('header').getByRole('button', { name: 'Search', exact: true }),
    opened: (page) => page.locator('#search-palette'),
  },
];

/** All scripts that a page loads; the one in its HTML still runs. */
const MODULES = '**/_astro/*.js*';

for (const [how, options] of [
  ['without script', { javaScriptEnabled: false }],
  ['while no script arrives', { expectedErrors: /Failed to load resource|Failed to fetch|hydrat/i }],
  ['with script', {}],
] as const) {
  test.describe(how, () => {
    test.use(options);
    test.beforeEach(async ({ page }) => {
      if (how === 'while no script arrives') await page.route(MODULES, (route) => route.abort());
    });

    for (const { name, path, width, control, opened } of POPUPS) {
      test(`${name} opens, closes by Escape and by a press outside, and gives the focus back`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await control(page).focus();
        await page.keyboard.press('Enter');
        await expect(opened(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opened(page)).toBeHidden();
        await expect(control(page)).toBeFocused();
        await control(page).click();
        await expect(opened(page)).toBeVisible();
        // Sheets leave the top of the window free, panels its bottom.
        await page.mouse.click(width / 2, name === 'the topics menu' || name === 'the search' ? 880 : 8);
        await expect(opened(page)).toBeHidden();
      });
    }

    test('a tab shows its panel, and a disclosure its content', async ({ page }) => {
      await page.goto('/industry');
      await expect(page.locator('#overview')).toBeVisible();
      await page.getByRole('tab', { name: 'Trends' }).click();
      await expect(page.locator('#trends')).toBeVisible();
      await expect(page.locator('#overview')).toBeHidden();
      await page.goto('/hardware');
      const disclosure = page.locator('main details').first();
      await disclosure.locator('summary').click();
      await expect(disclosure).toHaveAttribute('open');
    });

    test('the theme switch changes the theme', async ({ page }) => {
      // It is the page's inline script that does it.
      test.skip(how === 'without script');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/');
      await page.getByRole('button', { name: /^Theme: System/ }).click();
      await page.getByRole('button', { name: /^Theme: Light/ }).click();
      await expect(page.getByRole('button', { name: /^Theme: Dark/ })).toBeFocused();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    });
  });
}

test.describe('a press while the page still loads its scripts', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Controls that need a script: what is asked of them before it has come is answered when it is there. */
  const ASKED: readonly { name: string; path: string; press: (page: Page) => Promise<void>; answer: Answer }[] = [
    {
      name: 'a tab',
      path: '/industry',
      press: (page) => page.getByRole('tab', { name: 'Trends' }).click({ noWaitAfter: true }),
      answer: async (page) => {
        const tab = page.getByRole('tab', { name: 'Trends' });
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(tab).toBeFocused();
      },
    },
    {
      name: 'a filter',
      path: '/glossary',
      press: (page) => page.locator('#filter-text').fill('entangle'),
      answer: (page) => expect(page.locator('main output').first()).toHaveText(/^\d+ of /),
    },
    {
      name: 'a choice',
      path: '/tutorials',
      press: (page) => page.locator('main').getByText('Intermediate', { exact: true }).first().click(),
      answer: (page) => expect(page.locator('main output').first()).toHaveText(/^\d+ of \d/),
    },
    {
      name: 'a sentence',
      path: '/what-is-quantum',
      press: (page) => page.getByRole('button', { name: '2 · A hundred times' }).click({ noWaitAfter: true }),
      answer: (page) => expect(page.locator('#scene-reading figcaption')).toHaveText(/^Of 100 readings/),
    },
    {
      name: 'the menu',
      path: '/',
      press: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click({ noWaitAfter: true }),
      answer: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
    },
  ];

  for (const { name, path, press, answer } of ASKED) {
    test(`${name} is answered, whenever it comes`, async ({ page }) => {
      test.slow();
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      let delay = 0;
      await page.route(MODULES, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.fallback();
      });
      // The scripts come this late after they were asked for, whatever the machine does in the meantime.
      for (delay of [0, 200, 800]) {
        await page.goto(path);
        await press(page);
        await answer(page);
      }
    });
  }
});

test('what an address filters by is applied where a pointer is quicker than the end of the page', async ({
  page,
  site,
}) => {
  const { url, showRest, close } = await serveInTwoParts(site.url, 'id="directory"');
  await page.mouse.move(200, 200);
  const hasRuntime = page.waitForResponse(MODULES);
  await page.goto(`${url}/companies?location=Canada`, { waitUntil: 'commit' });
  await page.locator('h1').hover();
  await (await hasRuntime).finished();
  await expect(page.locator('#directory')).toHaveCount(0);
  showRest();
  await expect(page.locator('#directory output')).toHaveText(/^\d+ of /);
  await close();
});

test('a page is laid out with its style sheet, and not once before it', async ({ page }) => {
  const { promise: asked, resolve: tell } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    tell();
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('body')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(0);
  release();
  await expect(page.locator('footer')).toBeVisible();
});

/** The site, of whose pages everything from the first `mark` on comes once it is asked for, as on a slow line. */
async function serveInTwoParts(origin: string, mark: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${origin}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    const end = body.indexOf(mark);
    if (end >= 0) {
      response.write(body.subarray(0, end));
      await rest.promise;
    }
    response.end(body.subarray(Math.max(end, 0)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    showRest: rest.resolve,
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

type Answer = (page: Page) => Promise<void>;
