import type { Page } from '@playwright/test';
import { newestRounds } from '#src/features/topics/industry/report.ts';
import { figureOf } from '#src/model/figures.ts';
import { pageOf } from '#src/model/read-content.ts';
import { shownFigure } from '#tests/support/content.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const TABS = ['Overview', 'Trends', 'Key Players', 'Investment', 'Segments'];
const IDS = ['overview', 'trends', 'players', 'investment', 'segments'];

const openTab = (page: Page) => page.getByRole('tab', { selected: true });

test.describe('tabs and the address', () => {
  test('without a hash the overview is open, and a press names the tab in the address', async ({ page }) => {
    await page.goto('/industry');
    await expect(openTab(page)).toHaveText('Overview');
    for (const index of [1, 2, 3, 4, 0]) {
      await page.getByRole('tab').nth(index).click();
      await expect(page.getByRole('tabpanel')).toHaveAttribute('id', IDS[index] ?? '');
      await expect(page).toHaveURL(new RegExp(`/industry#${IDS[index]}$`));
    }
  });

  test('an address that names a panel opens it', async ({ page }) => {
    for (const [index, id] of IDS.entries()) {
      // From elsewhere: within the page it would be a link.
      await page.goto('about:blank');
      await page.goto(`/industry#${id}`);
      await expect(openTab(page)).toHaveText(TABS[index] ?? '');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });

  test('presses leave no breadcrumbs: back leads to the page before, forward to the tab that was open', async ({
    page,
  }) => {
    await page.goto('/companies');
    await page.goto('/industry');
    // Before the first touch has been answered a tab is a link like any other.
    await wakePage(page);
    await page.getByRole('tab', { name: 'Key Players' }).click();
    await page.getByRole('tab', { name: 'Investment' }).click();
    await expect(page).toHaveURL(/#investment$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/companies$/);
    await page.goForward();
    await expect(openTab(page)).toHaveText('Investment');
    await expect(page.locator('#investment')).toBeVisible();
  });

  test('a link to a panel opens it and scrolls there, and back opens the one before', async ({ page }) => {
    await page.goto('/industry');
    const follow = (hash: string) =>
      page.evaluate((to) => {
        location.hash = to;
      }, hash);
    await follow('segments');
    await expect(openTab(page)).toHaveText('Segments');
    await expect(page.locator('#segments h2')).toBeInViewport();
    await follow('trends');
    await expect(openTab(page)).toHaveText('Trends');
    await page.goBack();
    await expect(openTab(page)).toHaveText('Segments');
    await page.goBack();
    await expect(openTab(page)).toHaveText('Overview');
    await follow('sources');
    await expect(openTab(page)).toHaveText('Overview');
  });

  test('a link to a panel from the end of the page scrolls to it, also once the script is there', async ({ page }) => {
    await page.goto('/industry');
    await page.getByRole('tab', { name: 'Trends' }).click();
    await expect(page.locator('[data-asleep]')).toHaveCount(0);
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      location.hash = 'segments';
    });
    await expect(page.locator('#segments h2').first()).toBeInViewport();
  });

  test('the panel that the address names shows before the script has come', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/industry#players');
    await expect(page.locator('#players')).toBeVisible();
    await expect(page.locator('#overview')).toBeHidden();
  });

  test.use({ expectedErrors: /_astro|ERR_FAILED|Failed to (load|fetch)|did not load/ });
});

test('the hardware page has such tabs, too', async ({ page }) => {
  await page.goto('/hardware#photonic');
  await expect(openTab(page)).toHaveText('Photonic');
  await expect(page.locator('#photonic')).toBeInViewport();
  await page.getByRole('tab', { name: 'Neutral Atom' }).click();
  await expect(page).toHaveURL(/\/hardware#neutral-atom$/);
});

test('R14.9: the sizes of the market stand first, each with its value, and none leads but to its source', async ({
  page,
}) => {
  const { counted, expected } = pageOf('industry').sizes;
  await page.goto('/industry');
  for (const [id, { rows }] of [
    ['market-sizes', counted],
    ['market-expected', expected],
  ] as const) {
    const marks = page.locator(`#${id} .drawing:visible .mark`);
    await expect(marks).toHaveCount(rows.length);
    for (const mark of await marks.all()) await expect(mark).toHaveAttribute('href', /^\/figures#pages-industry-/);
  }
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect(await top('#market-sizes')).toBeLessThan(await top('dl[aria-label="The industry in figures"]'));
  await expect(page.locator('main p').first()).toContainText(shownFigure('pages/industry/market-size').text);
});

test.describe('the parts of the report', () => {
  test('R14.3: progress bars end at the last projection', async ({ page }) => {
    await page.goto('/industry');
    const bars = page.locator('#overview').getByRole('progressbar');
    const states = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('data-state')));
    expect(states.length).toBeGreaterThanOrEqual(3);
    expect(states).toEqual([...states.slice(1).map(() => 'loading'), 'complete']);
  });

  test('the 2024 edition stands beside newer counts, each with what it counts', async ({ page }) => {
    await page.goto('/industry');
    for (const { label, figure, since = [] } of pageOf('industry').editions.rows) {
      const row = page
        .locator('#overview tr')
        .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
      for (const name of [figure, ...since])
        await expect(row).toContainText(shownFigure(`pages/industry/${name}`).text);
      for (const name of since)
        await expect(row).toContainText(figureOf(`pages/industry/${name}`).values[0].scope ?? '');
    }
  });

  test('the chart is one drawing at any width, with text that is not too small', async ({ page }) => {
    await page.goto('/industry');
    await page.getByRole('tab', { name: 'Segments' }).click();
    for (const width of [1440, 1080, 700, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const chart = page.locator('#market-segments').getByRole('img');
      await expect(chart).toHaveCount(1);
      const drawing = await chart.evaluate((svg: SVGSVGElement) => ({
        heights: [...svg.querySelectorAll('text')].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        ),
        overflow: Math.max(...[...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().right)),
        right: svg.getBoundingClientRect().right,
      }));
      expect(Math.min(...drawing.heights), `at ${width} px`).toBeGreaterThanOrEqual(11);
      expect(drawing.overflow, `at ${width} px`).toBeLessThanOrEqual(drawing.right);
    }
  });

  test('on a phone the row of tabs stays where a finger has scrolled it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto('/industry');
    const row = page.getByRole('tablist');
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    const scrolled = await row.evaluate((element) => element.scrollLeft);
    expect(scrolled).toBeGreaterThan(0);
    await row.getByRole('tab').last().hover();
    await expect(page.locator('.tabs:not([data-asleep])')).toHaveCount(1);
    expect(await row.evaluate((element) => element.scrollLeft)).toBe(scrolled);
  });

  test('R14.7: the segments have their shares in one chart and a bar each', async ({ page }) => {
    await page.goto('/industry#segments');
    const panel = page.locator('#segments');
    const bars = panel.getByRole('progressbar');
    const shares = await bars.evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('aria-valuenow'))));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    const chart = panel.locator('.drawing').getByRole('img');
    for (const share of shares) await expect(chart).toHaveAccessibleName(new RegExp(`\\b${share}%`));
  });

  test('R14.4 to R14.8: what leads out of the report opens in a new tab', async ({ page }) => {
    const report = pageOf('industry');
    // Of a company without a profile we know no site.
    const withSite = newestRounds(report).filter(({ profile }) => profile);
    await page.goto('/industry');
    for (const [id, link, count] of [
      ['trends', /^Learn More/, report.trends.items.length],
      ['players', /^Visit Website/, report.players.items.length],
      ['investment', /^Company site/, withSite.length + report.investment.edition2024.rounds.length],
    ] as const) {
      await page.getByRole('tab').nth(IDS.indexOf(id)).click();
      const links = page.locator(`#${id}`).getByRole('link', { name: link });
      await expect(links).toHaveCount(count);
      for (const each of await links.all()) await expect(each).toHaveAttribute('target', '_blank');
    }
    const sources = page.locator('#sources').locator('a[href^="https:"]');
    await expect(sources).not.toHaveCount(0);
    for (const each of await sources.all()) {
      await expect(each).toHaveAttribute('target', '_blank');
      await expect(each).toHaveAttribute('rel', /noopener/);
    }
  });
});

/** All panels, in order, each with a heading of its own. */
async function expectSections(page: Page) {
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels).toHaveCount(5);
  for (const [index, panel] of (await panels.all()).entries()) {
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('id', IDS[index] ?? '');
    await expect(panel.locator('h2').first()).toBeVisible();
  }
}

test('on paper all parts show as sections, whichever tab is open', async ({ page }) => {
  await page.goto('/industry#players');
  await expect(openTab(page)).toHaveText('Key Players');
  await page.emulateMedia({ media: 'print' });
  await expectSections(page);
  await expect(page.locator('[role="tablist"]')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel that the address names is open, and the tabs are links that open the others', async ({ page }) => {
    await page.goto('/industry');
    await expect(page.locator('#overview')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.goto('/industry#players');
    await expect(page.locator('#players')).toBeVisible();
    await page.getByRole('tab', { name: 'Segments' }).click();
    await expect(page.locator('#segments h2')).toBeInViewport();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
});
