import { entriesOf } from '#src/model/read-content.ts';
import { fundingOf, totalFunding } from '#src/startups/funding.ts';
import { countOf, namesOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const cards = '#startup-list li[data-status]:visible';
const count = '#companies output';
const search = 'Search names, places, work...';
const TOTAL = countOf('startups');
const withStatus = (status: string) => namesOf('startups', (field) => field('status') === status);
const byName = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));

test('search, status and category work together, say how many are left, and stand in the address', async ({ page }) => {
  await page.goto('/startup-tracker');
  await expect(page.locator(cards)).toHaveCount(TOTAL);
  await expect(page.locator(count)).toHaveText(`${TOTAL} startups`);
  await page.getByLabel('Status').focus();
  await page.getByLabel('Status').selectOption('Active');
  await expect(page.locator(count)).toHaveText(`${withStatus('Active').length} of ${TOTAL} startups`);
  await page.getByLabel('Category').selectOption('Hardware & Software');
  await expect(page.locator(cards).locator('h3')).toHaveText(
    byName(namesOf('startups', (field) => field('status') === 'Active' && field('category') === 'Hardware & Software')),
  );
  await page.getByPlaceholder(search).fill(' TORONTO ');
  await expect(page.locator(cards).locator('h3')).toHaveText(['Xanadu']);
  await expect(page).toHaveURL(/\?q=TORONTO&status=Active&category=Hardware\+%26\+Software$/);
  await page.reload();
  await expect(page.locator(cards).locator('h3')).toHaveText(['Xanadu']);
  await expect(page.getByLabel('Category')).toHaveValue('Hardware & Software');
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
      sum += await page.locator(cards).count();
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
  const cardAmounts = await page
    .locator(cards)
    .evaluateAll((found) =>
      found.map((card) => `${card.querySelector('h3')?.textContent} ${/\$[\d.]+[MB]/.exec(card.textContent)?.[0]}`),
    );
  const bars = await page.locator('#funding tbody tr').evaluateAll((found) =>
    found.map((row) => ({
      text: `${row.querySelector('th')?.textContent} ${row.querySelector('td')?.textContent}`,
      width: row.querySelector('svg')?.getBoundingClientRect().width ?? 0,
    })),
  );
  expect(bars.map(({ text }) => text).toSorted()).toEqual(cardAmounts.toSorted());
  const amountOf = ({ text }: { text: string }) => {
    const startup = entriesOf('startups').find(({ name }) => text.startsWith(`${name} `));
    return startup ? fundingOf(startup) : 0;
  };
  const [first, second] = bars;
  if (!first || !second) throw new Error('The chart has no bars');
  expect(second.width / first.width).toBeCloseTo(amountOf(second) / amountOf(first), 2);
  for (const [index, { width }] of bars.slice(1).entries()) expect(width).toBeLessThanOrEqual(bars[index]?.width ?? 0);
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
