import { fundingOf, fundingText, totalFunding } from '#src/features/directory/startups/funding.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { countOf, namesOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const cards = '#startup-list li[data-status]:visible';
const count = '#companies output';
const search = 'Search names, places, work...';
const TOTAL = countOf('startups');
const withStatus = (status: string) => namesOf('startups', (field) => field('status') === status);
const byName = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));

test('search, status and category work together, say how many are left, and stand in the address', async ({ page }) => {
  const [{ name, status, category, location }] = entriesOf('startups') as [Entry<'startups'>];
  const city = location.split(',')[0] ?? '';
  await page.goto('/startup-tracker');
  await expect(page.locator(cards)).toHaveCount(TOTAL);
  await expect(page.locator(count)).toHaveText(`${TOTAL} startups`);
  await page.getByLabel('Status').focus();
  await page.getByLabel('Status').selectOption(status);
  await expect(page.locator(count)).toHaveText(`${withStatus(status).length} of ${TOTAL} startups`);
  await page.getByLabel('Category').selectOption(category);
  await expect(page.locator(cards).locator('h3')).toHaveText(
    byName(namesOf('startups', (field) => field('status') === status && field('category') === category)),
  );
  await page.getByPlaceholder(search).fill(` ${city.toUpperCase()} `);
  await expect(page.locator(cards).locator('h3')).toContainText([name]);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: city.toUpperCase(), status, category });
  await page.reload();
  await expect(page.locator(cards).locator('h3')).toContainText([name]);
  await expect(page.getByLabel('Category')).toHaveValue(category);
});

test('each status and each category has startups, and together they make up the list', async ({ page }) => {
  await page.goto('/startup-tracker');
  for (const label of ['Status', 'Category']) {
    const select = page.getByLabel(label);
    await select.focus();
    let sum = 0;
    for (const option of (await select.locator('option').allTextContents()).slice(1)) {
      await select.selectOption(option);
      await expect(page).toHaveURL(({ searchParams }) => [...searchParams.values()].includes(option));
      await expect(page.locator(cards).filter({ hasNotText: option })).toHaveCount(0);
      await expect(page.locator(count), option).toHaveText(new RegExp(`^[1-9]\\d* of ${TOTAL} startups$`));
      const left = Number.parseInt((await page.locator(count).textContent()) ?? '', 10);
      await expect(page.locator(cards)).toHaveCount(left);
      sum += left;
    }
    expect(sum).toBe(TOTAL);
    await select.selectOption('');
  }
});

test('when nothing is found it says so, and Clear Filters brings everything back', async ({ page }) => {
  await page.goto('/startup-tracker?status=Acquired&category=Hardware');
  await expect(page.getByRole('heading', { name: 'No Startups Found' })).toBeVisible();
  await expect(page.locator(count)).toHaveText(`0 of ${TOTAL} startups`);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.locator(cards)).toHaveCount(TOTAL);
  await expect(page.getByPlaceholder(search)).toBeFocused();
  await expect(page).toHaveURL(/\/startup-tracker$/);
});

test('the other address filters too, and stays', async ({ page }) => {
  await page.goto('/startups?status=Public');
  await expect(page.locator(cards).locator('h3')).toHaveText(byName(withStatus('Public')));
  await page.getByLabel('Status').selectOption('Acquired');
  await expect(page.locator(cards).locator('h3')).toHaveText(byName(withStatus('Acquired')));
  await expect(page).toHaveURL(/\/startups\?status=Acquired$/);
});

test('R17.1: the summary counts the cards', async ({ page }) => {
  await page.goto('/startup-tracker');
  const summary = page.locator('dl[aria-label="Summary"]');
  for (const [label, figure] of [
    ['Total tracked', String(TOTAL)],
    ['Total funding', totalFunding(entriesOf('startups').map(fundingOf))],
    ['Active companies', String(withStatus('Active').length)],
    ['Market status', `${withStatus('Public').length} public ${withStatus('Acquired').length} acquired`],
  ] as const)
    await expect(summary.locator('> div').filter({ hasText: label }).locator('dd')).toHaveText(figure);
});

test('the chart shows the amount of every card, the largest first and to scale', async ({ page }) => {
  await page.goto('/startup-tracker');
  for (const startup of entriesOf('startups'))
    await expect(
      page.locator(cards).filter({ has: page.getByRole('heading', { name: startup.name, exact: true }) }),
    ).toContainText(fundingText(startup));
  const bars = await page
    .locator('#funding .drawing:visible')
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((mark) => ({
        text: mark.getAttribute('aria-label') ?? '',
        href: mark.getAttribute('href') ?? '',
        width: mark.querySelector('rect:not([fill="transparent"])')?.getBoundingClientRect().width ?? 0,
      })),
    );
  const amounts = entriesOf('startups').map((startup) => `${startup.name}: ${fundingText(startup)}`);
  expect(bars.map(({ text }) => text).toSorted()).toEqual(amounts.toSorted());
  const amountOf = ({ text }: { text: string }) => {
    const startup = entriesOf('startups').find(({ name }) => text.startsWith(`${name}: `));
    return startup ? fundingOf(startup) : 0;
  };
  const [first, second] = bars;
  if (!first || !second) throw new Error('The chart has no bars');
  expect(second.width / first.width).toBeCloseTo(amountOf(second) / amountOf(first), 2);
  for (const [index, { width }] of bars.slice(1).entries())
    expect(width).toBeLessThanOrEqual((bars[index]?.width ?? 0) + 1);
});

test('R17.6: a table of the same startups is narrowed and sorted with the cards, and leads to them', async ({
  page,
}) => {
  await page.goto('/startup-tracker');
  const rows = page.locator('#startup-table tbody tr:visible');
  await expect(rows.locator('th')).toHaveText(byName(namesOf('startups')));
  for (const [index, startup] of entriesOf('startups').entries())
    await expect(rows.nth(index).locator('td')).toHaveText([
      fundingText(startup),
      ...[startup.focus, String(startup.founded), startup.location, startup.stage, startup.status],
    ]);
  await page.getByLabel('Status').focus();
  await page.getByLabel('Status').selectOption('Public');
  await expect(rows.locator('th')).toHaveText(byName(withStatus('Public')));
  await page.getByRole('button', { name: 'Raised' }).click();
  const raised = entriesOf('startups').filter(({ status }) => status === 'Public');
  const names = raised.toSorted((a, b) => fundingOf(b) - fundingOf(a)).map(({ name }) => name);
  await expect(rows.locator('th')).toHaveText(names);
  await expect(page.locator(cards).locator('h3')).toHaveText(names);
  await rows.last().getByRole('link').click();
  await expect(page.locator('#startup-list > :target')).toBeInViewport();
});

test('R17.5: the chart stands before the cards, and a bar opens its card', async ({ page }) => {
  await page.goto('/startup-tracker');
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top('#funding')).toBeLessThan(await top('#startup-list'));
  const bar = page.locator('#funding .drawing:visible').getByRole('link').nth(1);
  const name = ((await bar.getAttribute('aria-label')) ?? '').split(': ')[0] ?? '';
  await bar.focus();
  await page.keyboard.press('Enter');
  const card = page.locator('#startup-list > li:target');
  await expect(card.getByRole('heading', { name, exact: true })).toBeInViewport();
});

test('R17.7: a card shows where a startup stands, and unfolds to what else is known, for a filter as well', async ({
  page,
}) => {
  const [{ stage, lastFunding, description, status }] = entriesOf('startups') as [Entry<'startups'>];
  await page.goto('/startup-tracker');
  const card = page.locator(cards).first();
  for (const text of [stage, lastFunding]) await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByText(description)).toBeHidden();
  await card.locator('summary').click();
  await expect(card.getByText(description)).toBeVisible();
  await card.locator('summary').click();
  await page.getByLabel('Status').focus();
  await page.getByLabel('Status').selectOption(status);
  await expect(card.getByText(description)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R17.8: the cards fold below the table, and a row, a search and their line open them', async ({ page }) => {
    const [{ id, name }] = entriesOf('startups') as [Entry<'startups'>];
    const line = page.getByText(`The ${TOTAL} as cards`);
    await page.goto('/startup-tracker');
    await expect(page.locator(`#${id}`)).not.toBeVisible();
    await page.getByPlaceholder(search).fill(name);
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.getByPlaceholder(search).fill('');
    await expect(page.locator(`#${id}`)).not.toBeVisible();
    await line.click();
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await line.click();
    await page.locator(`#startup-table a[href="#${id}"]`).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});

test('Visit Website opens a new tab that knows nothing of ours', async ({ page }) => {
  await page.goto('/startup-tracker');
  const links = page.getByRole('link', { name: /^Visit Website of / });
  await expect(links).toHaveCount(TOTAL);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all startups show, and no filter that would do nothing', async ({ page }) => {
    await page.goto('/startup-tracker?status=Public');
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page.getByPlaceholder(search)).toBeHidden();
  });
});
