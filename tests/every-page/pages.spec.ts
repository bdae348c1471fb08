import type { Page } from '@playwright/test';
import { axe, CONTRAST, violationsOf } from '#tests/support/axe.ts';
import { visitedRoutes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';
import { contentsBarFaults } from './contents-bar-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { markLooks } from './mark-looks.ts';
import { paperFaults } from './paper.ts';
import { gapsOf } from './requirement-gaps.ts';
import { PAGES, type RequiredPage } from './requirements.ts';
import { textFaults } from './text-faults.ts';
import { unsetProperties } from './unset-properties.ts';

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest windows that a phone, each layout of the site and a desktop have: there, a page has least room. */
const WIDTHS = [320, 390, 600, 768, 900, 1024, 1120, 1440];

const required = new Map(PAGES.map((page) => [page.route, page]));

// One visit is all that a page gets: what costs is to open it, not to look at it once more.
for (const route of new Set([...visitedRoutes(), ...required.keys()])) {
  const page = required.get(route);
  const numbers = [...new Set(page?.requirements.map(({ number }) => number))].join(', ');

  test(`${route} is quiet, accessible, within every width and on paper${numbers && `, and holds ${numbers}`}`, async ({
    page: visit,
  }) => {
    await visit.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await test.step('R27.2: nothing is asked for, and no script runs, before somebody interacts', () =>
      expectQuiet(visit, route));
    await test.step('R26.9: the list of sources takes little of the page', () => expectShortSources(visit));
    if (page) await test.step('what the requirements fix', () => expectRequirements(visit, page));
    await test.step('R26.2: no text is torn apart, or too small', async () => {
      expect.soft(await visit.evaluate(textFaults)).toEqual({ torn: [], tiny: [] });
    });
    await test.step('R26.4: every color that a drawing asks for has a value', async () => {
      expect.soft(await visit.evaluate(unsetProperties)).toEqual([]);
    });
    await test.step('the bar of sections leads to each of them and covers none of their headings', async () => {
      await visit.setViewportSize({ width: 1080, height: 800 });
      expect.soft(await visit.evaluate(contentsBarFaults)).toEqual([]);
    });
    await test.step('R26.3: on paper it is light and unfolded', () => expectPaper(visit));
    // What folds or is switched is looked at as well: to ask a style of what is folded costs a layout each time.
    await visit.evaluate(unfold);
    await test.step('R26.1: nothing that axe can find, in either theme', () => expectAccessible(visit));
    await test.step('R26.2, R26.7, R26.8: no scrolling sideways, and nothing in the way of anything', () =>
      expectRoom(visit));
  });
}

async function expectQuiet(page: Page, route: string): Promise<void> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // A preload may fetch modules ahead; only what runs counts, and what runs shows up as hydrated islands.
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') fetched.push(request.url());
  });
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  expect.soft(fetched).toEqual([]);
  expect.soft(await page.locator('astro-island:not([ssr])').count()).toBe(0);
}

/** How much of a page its sources may take, as it opens on a desktop and on a phone. */
const SOURCES_SHARE = 0.15;

async function expectShortSources(page: Page): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const share = await page.evaluate(() => {
      const sources = document.querySelector('#sources')?.clientHeight ?? 0;
      return sources / document.documentElement.scrollHeight;
    });
    expect.soft(share, `at ${size.width} px`).toBeLessThanOrEqual(SOURCES_SHARE);
  }
}

async function expectRequirements(page: Page, { heading, requirements }: RequiredPage): Promise<void> {
  if (heading) await expect.soft(page.locator('h1')).toContainText(heading);
  const gaps: string[] = [];
  for (const requirement of requirements) gaps.push(...(await gapsOf(page, requirement)));
  expect.soft(gaps).toEqual([]);
}

async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    // A theme that was chosen, as on paper, outranks the system's; and nothing may lie under the header.
    delete document.documentElement.dataset.theme;
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const rules = axe(page).withTags(WCAG_TAGS).disableRules(CONTRAST);
  expect.soft(await violationsOf(rules)).toEqual([]);
  // The themes differ in their colors, and in nothing else.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(markLooks);
    const contrast = axe(page).include('[data-look]').withRules(CONTRAST);
    expect.soft(await violationsOf(contrast), colorScheme).toEqual([]);
  }
}

const NO_FAULTS: ReturnType<typeof layoutFaults> = { collisions: [], cut: [], broken: [], glued: [], blank: [] };

/** Opens all that folds or is switched: a table in a closed tab has to find its room as well. Runs in the page. */
function unfold() {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    // Of those with one name only one could be open.
    details.name = '';
    details.open = true;
  }
  for (const panel of document.querySelectorAll('main [role="tabpanel"]')) panel.removeAttribute('hidden');
}

async function expectRoom(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(layoutFaults), `at ${width} px`).toEqual(NO_FAULTS);
  }
}

/** Width of the text on A4 paper within the page's margins, in CSS pixels. */
const PAPER_WIDTH = 673;

async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  expect
    .soft(await page.evaluate(paperFaults))
    .toEqual({ scheme: 'light', chrome: [], closed: 0, bareLinks: 0, overflow: 0 });
}
