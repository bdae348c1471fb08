import type { Page } from '@playwright/test';
import { formatPartial } from '#src/design/format-date.ts';
import { anchorOf, sourceAddress } from '#src/figures/figure-addresses.ts';
import { changesOf } from '#src/figures/figure-list.ts';
import { sizeOf } from '#src/figures/size-of-change.ts';
import { allFigures, type Figure, figureOf, isOfEdition2024 } from '#src/model/figures.ts';
import { wakePage } from '#tests/support/islands.ts';
import { everyRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

const card = (page: Page) => page.locator('[popover]:popover-open');
const rows = '#figure-rows tbody tr';

test('R24.8: no page shows a figure that is not in the table', async ({ site }) => {
  const inTable = new Set(anchorsIn(await (await fetch(new URL('/figures', site.url))).text(), /<tr id="([^"]+)"/g));
  expect(inTable.size).toBe(allFigures().length);
  const shown = new Set<string>();
  for (const route of everyRoute().filter((path) => path !== '/figures')) {
    const html = await (await fetch(new URL(route, site.url))).text();
    for (const anchor of anchorsIn(html, /<a href="\/figures#([^"]+)" class="figure-number"/g)) shown.add(anchor);
  }
  expect(shown.size).toBeGreaterThan(0);
  expect(shown.difference(inTable)).toEqual(new Set());
  // Each has its card.
  for (const anchor of inTable) {
    const answer = await fetch(new URL(`/figures/${anchor}.xhtml`, site.url));
    expect(answer.headers.get('content-type'), anchor).toContain('application/xhtml+xml');
    expect(await answer.text()).toContain(`href="/figures#${anchor}"`);
  }
});

function anchorsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, anchor = '']) => anchor);
}

const figureWithHistory = () => {
  const figure = allFigures().find(
    ({ id, values: [newest, before] }) =>
      id.startsWith('companies/') &&
      newest.value &&
      newest.scope &&
      before?.value &&
      !newest.correction &&
      !isOfEdition2024(before),
  );
  if (!figure) throw new Error('No figure of a company has changed');
  return figure;
};

/** What the card of a figure says, or its row. */
const saidOf = ({ values: [newest, before] }: Figure) => [
  ...[newest.value, formatPartial(newest.asOf), newest.scope, newest.source.title],
  `was ${before?.value} (${formatPartial(before?.asOf ?? '')})`,
];

const numberOf = (page: Page, { values: [newest] }: Figure) =>
  page
    .locator('#facts dd', { hasText: newest.value ?? '' })
    .getByRole('link', { name: /^Source \d+$/ })
    .first();

test('R24.8: a number opens its card, which says date, scope, source and what it was before', async ({ page }) => {
  const figure = figureWithHistory();
  await page.goto(figure.address);
  await wakePage(page);
  const number = numberOf(page, figure);
  await number.click();
  await expect(card(page)).toHaveAccessibleName(figure.label);
  for (const text of saidOf(figure)) await expect(card(page)).toContainText(text ?? '');
  // The works have their numbers from the page's list.
  const source = card(page).locator('li', { hasText: figure.values[0].source.title });
  await expect(source).toContainText(((await number.textContent()) ?? '').replace('Source ', ''));
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(number).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R24.8: a number leads to the row of its figure, which says the same', async ({ page }) => {
    const figure = figureWithHistory();
    await page.goto(figure.address);
    await numberOf(page, figure).click();
    await expect(page).toHaveURL(`/figures#${anchorOf(figure)}`);
    const row = page.locator(`#${anchorOf(figure)}`);
    await expect(row).toBeInViewport();
    for (const text of saidOf(figure)) await expect(row).toContainText(text ?? '');
  });
});

test.describe('R24.2: what the 2024 edition gave', () => {
  test('leads where its maker publishes no value, and the card says who does not', async ({ page }) => {
    const { values, absence } = figureOf('companies/ibm-quantum/employees');
    await page.goto('/');
    const employees = page.locator('#companies article:has(a[href="/companies/ibm-quantum"]) dd').nth(1);
    await expect(employees).toHaveText(/^10,000\+.*2024 edition$/);
    await wakePage(page);
    await employees.getByRole('link', { name: /^Source/ }).click();
    await expect(card(page)).toContainText(values[0].value ?? '');
    await expect(card(page)).toContainText(`not published in ${formatPartial(absence?.asOf ?? '')}: ${absence?.scope}`);
    await expect(card(page)).toContainText(absence?.source.title ?? '');
  });

  test('stands beside a newer value, and no running page says that a figure is due', async ({ page }) => {
    await page.goto('/');
    const employees = page.locator('#companies article:has(a[href="/companies/ionq"]) dd').nth(1);
    await expect(employees).toContainText('2024 edition: 200+');
    await expect(employees).not.toContainText('was');
    for (const route of ['/', '/companies', '/industry', '/hardware', '/startup-tracker']) {
      await page.goto(route);
      await expect(page.locator('main .figure-due:visible')).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(/first edition/i);
    }
  });
});

test('only one card is open, a press outside closes it, and it lies within the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await wakePage(page);
  const numbers = page.locator('#companies').getByRole('link', { name: /^Source \d+$/ });
  await numbers.nth(0).click();
  await numbers.nth(0).press('Escape');
  await numbers.nth(4).click();
  await expect(card(page)).toHaveCount(1);
  const box = await card(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.mouse.click(200, 90);
  await expect(card(page)).toHaveCount(0);
});

test('the table is searched and narrowed by kind, age and whether a figure is due', async ({ page }) => {
  await page.goto('/figures');
  const status = page.locator('main').getByRole('status');
  await expect(status).toHaveText(`${allFigures().length} figures`);
  await page.getByRole('searchbox').last().fill('ionq employees');
  await expect(page.locator(`${rows}:visible`).filter({ hasNotText: /employees/i })).toHaveCount(0);
  await expect(page.locator('#companies-ionq-employees')).toBeVisible();
  await page.getByRole('searchbox').last().fill('');
  const due = allFigures().filter(({ isDue }) => isDue).length;
  await page.getByLabel('Review', { exact: true }).selectOption('Due for review');
  await expect(page.locator(`${rows}:visible`)).toHaveCount(due);
  await expect(page).toHaveURL(/\?due=Due\+for\+review$/);
});

test('R24.17: the newest and the oldest figures stand open, the newest first, and lead to their rows', async ({
  page,
}) => {
  await page.goto('/figures');
  const dates = (id: string) =>
    page.locator(`#${id} time`).evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  const [newest, oldest] = [await dates('newest'), await dates('oldest')];
  expect(newest).toHaveLength(12);
  expect(oldest).toHaveLength(12);
  expect(newest).toEqual(newest.toSorted().reverse());
  expect(oldest).toEqual(oldest.toSorted());
  expect((oldest.at(-1) ?? '') < (newest.at(-1) ?? '')).toBe(true);
  await page.locator('#newest a').first().click();
  await expect(page.locator('#figure-rows tr:target')).toBeInViewport();
  await expect(page.locator('#figure-rows summary').last()).toContainText(/median age \d+ months/);
});

test('what changed names the old and the new value, and leads to the figure and its source', async ({ page }) => {
  const change = changesOf(allFigures()).find(
    ({ to }) => to.value && to.correction && !to.source.id.startsWith('paper:'),
  );
  if (!change) throw new Error('No figure was corrected');
  const { figure, from, to } = change;
  await page.goto('/changes');
  const line = page
    .locator('#changed li', { hasText: `${figure.subject} ${figure.label}` })
    .filter({ hasText: `corrected from ${from.value ?? from.absent}` });
  await expect(line).toContainText(to.value ?? '');
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(`/figures#${anchorOf(figure)}`);
  const row = page.locator(`#${anchorOf(figure)}`);
  await expect(row).toBeInViewport();
  const { source } = figure.values[0];
  await row.getByRole('link', { name: source.title }).click();
  await expect(page).toHaveURL(sourceAddress(source.id));
  const work = page.locator(`#${source.id}`);
  await expect(work).toBeInViewport();
  await work.locator('time').click({ force: true });
  await expect(work.getByRole('link', { name: `${figure.subject}, ${figure.label}` })).toBeVisible();
});

test('R24.19: changes stand year by year, and a year of the strip leads to its own', async ({ page }) => {
  const changes = changesOf(allFigures());
  await page.goto('/changes');
  await expect(page.locator('#changed li')).toHaveCount(changes.length);
  const sized = changes.filter((change) => sizeOf(change));
  await expect(page.locator('#changed .size')).toHaveCount(sized.length);
  const years = [...new Set(changes.map(({ to }) => to.asOf.slice(0, 4)))];
  await expect(page.locator('#changed h3')).toHaveText(years.map((year) => new RegExp(`^${year}`)));
  const first = years.at(-1) ?? '';
  await page.locator('figure').getByRole('link', { name: first, exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${first} `) })).toBeInViewport();
});

test('R24.19: on a phone a change takes few lines, and opens to what it counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/changes');
  const line = page.locator('#changed li').first();
  const source = line.locator('details a');
  await expect(source).toBeHidden();
  await line.locator('time').click({ force: true });
  await expect(source).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.locator('#changed li').nth(1).locator('details a')).toBeVisible();
});
