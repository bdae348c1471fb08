import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { SPEEDUP_SIZES } from '#src/model/schemas/algorithm.ts';
import { countOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const rows = '#all-algorithms tbody tr:visible';
const count = '#all-algorithms output';
const search = 'Search names, uses, people...';
const TOTAL = countOf('algorithms');

test.describe('the table of all algorithms', () => {
  test('search and category narrow it together, say how many are left, and stand in the address', async ({ page }) => {
    await page.goto('/algorithms');
    await expect(page.locator(rows)).toHaveCount(TOTAL);
    await expect(page.locator(count)).toHaveText(`${TOTAL} algorithms`);
    await page.getByPlaceholder(search).fill('  FACTORING ');
    await expect(page.locator(count)).toHaveText(new RegExp(`^\\d+ of ${TOTAL} algorithms$`));
    await expect(page.locator(rows).filter({ hasText: "Regev's Factoring Algorithm" })).toBeVisible();
    await expect(page.locator(rows).filter({ hasText: 'Boson Sampling' })).toHaveCount(0);
    await page.getByPlaceholder(search).fill('tree');
    await page.getByLabel('Category').selectOption('Search and optimization');
    await expect(page.locator(rows).filter({ hasNotText: 'Search and optimization' })).toHaveCount(0);
    await expect(page.locator(rows).filter({ hasText: 'Quantum Backtracking' })).toBeVisible();
    await expect(page).toHaveURL(/\?q=tree&category=Search\+and\+optimization$/);
  });

  test('the rows of the four categories make up the table', async ({ page }) => {
    await page.goto('/algorithms');
    await page.getByLabel('Category').focus();
    let sum = 0;
    for (const category of ['Cryptographic', 'Search and optimization', 'Simulation', 'Machine learning']) {
      await page.getByLabel('Category').selectOption(category);
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('category') === category);
      await expect(page.locator(count)).toHaveText(new RegExp(`^\\d+ of ${TOTAL} algorithms$`));
      await expect(page.locator(rows).first()).toContainText(category);
      const left = Number.parseInt((await page.locator(count).textContent()) ?? '', 10);
      await expect(page.locator(rows)).toHaveCount(left);
      sum += left;
    }
    expect(sum).toBe(TOTAL);
  });

  test('when nothing is found it says so, and Clear Filters brings everything back', async ({ page }) => {
    await page.goto('/algorithms');
    await page.getByPlaceholder(search).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No Algorithms Found' })).toBeVisible();
    await expect(page.locator('#all-algorithms table')).toBeHidden();
    await expect(page.locator(count)).toHaveText(`0 of ${TOTAL} algorithms`);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.locator(rows)).toHaveCount(TOTAL);
    await expect(page.getByPlaceholder(search)).toBeFocused();
    await expect(page.getByPlaceholder(search)).toHaveValue('');
    await expect(page).toHaveURL(/\/algorithms$/);
  });

  test('an address with a filter shows the filtered table, with the filter in the fields', async ({ page }) => {
    await page.goto('/algorithms?q=deutsch&category=Search+and+optimization');
    await expect(page.locator(rows).filter({ hasText: 'Deutsch–Jozsa Algorithm' })).toBeVisible();
    await expect(page.locator(rows).filter({ hasNotText: /deutsch/i })).toHaveCount(0);
    await expect(page.getByPlaceholder(search)).toHaveValue('deutsch');
    await expect(page.getByLabel('Category')).toHaveValue('Search and optimization');
  });

  test('R5.6: every line names its category, speedup, stage and year, and opens to costs, needs and paper', async ({
    page,
  }) => {
    await page.goto('/algorithms');
    await expect(page.locator('#all-algorithms thead').getByRole('button')).toHaveText([
      'Algorithm',
      'Category',
      'Speedup',
      'Status',
      'Year',
    ]);
    for (const [index, { category, gain, discovered, paper }] of entriesOf('algorithms').entries()) {
      const row = page.locator(rows).nth(index);
      await expect(row.locator('> td').first()).toHaveText(category);
      await expect(row.locator('> td').nth(1)).toHaveText(new RegExp(`^${gain.size}`));
      await expect(row.locator('> td').nth(2)).toHaveText(/\S/);
      await expect(row.locator('> td').nth(3)).toHaveText(String(discovered));
      await expect(row.locator(`a[href="${paper.url}"]`).first()).toBeHidden();
    }
    const row = page.locator('#simon');
    await row.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(row.getByText('O(n) calls')).toBeVisible();
    await expect(row.locator('dl > div').filter({ hasText: 'Needs' })).toContainText('2n qubits');
    await expect(row.getByRole('link', { name: entryOf('algorithms', 'simon').paper.title })).toBeVisible();
  });

  test('R5.6: the headings sort, the largest speedup first', async ({ page }) => {
    await page.goto('/algorithms');
    await page.locator('#all-algorithms thead').getByRole('button', { name: 'Speedup' }).click();
    await expect(page).toHaveURL(/\?sort=speedup&direction=descending$/);
    const steps = entriesOf('algorithms').map(({ gain }) => SPEEDUP_SIZES.indexOf(gain.size));
    const cells = page.locator(rows).locator('> td:nth-of-type(2)');
    await expect(cells.first()).toHaveText(new RegExp(`^${SPEEDUP_SIZES[Math.max(...steps)]}`));
    await expect(cells.last()).toHaveText(new RegExp(`^${SPEEDUP_SIZES[Math.min(...steps)]}`));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a row opens to its costs wherever it is pressed', async ({ page }) => {
      await page.goto('/algorithms');
      const row = page.locator('#simon');
      await expect(row.getByText('O(n) calls')).toBeHidden();
      await row.locator('th').click({ force: true });
      await expect(row.getByText('O(n) calls')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test('R5.6: a row is name, year and speedup, and opens to category and status', async ({ page }) => {
      await page.goto('/algorithms');
      const { category, status } = entryOf('algorithms', 'simon');
      const row = page.locator('#simon');
      await expect(row.locator('> :is(th, td:not(.opens)):visible')).toHaveCount(3);
      await row.locator('summary').press('Enter');
      await expect(row.locator('dl').getByText(category, { exact: true })).toBeVisible();
      await expect(row.locator('dl').getByText(status, { exact: true })).toBeVisible();
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the whole table shows, and no filter that would do nothing', async ({ page }) => {
      await page.goto('/algorithms?q=deutsch');
      await expect(page.locator(rows)).toHaveCount(TOTAL);
      await expect(page.getByPlaceholder(search)).toBeHidden();
      await page.locator('#simon summary').click();
      await expect(page.locator('#simon').getByText('O(n) calls')).toBeVisible();
    });
  });
});

test.describe('the page around it', () => {
  for (const width of [390, 1440]) {
    test(`both charts are one picture each at ${width} px, with their values in a table`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/algorithms');
      await expect(page.locator('#scaling').getByRole('group', { name: /values are in the table/ })).toHaveCount(2);
      await expect(page.locator('#scaling').getByRole('row', { name: '10⁶ 500,000 790' })).toBeVisible();
      await expect(page.locator('#scaling').getByRole('row', { name: '2,048 10³⁵ 8.6 × 10⁹' })).toBeVisible();
    });

    test(`the ring of a chart, which is in no table, leads to what it means by keyboard at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/algorithms');
      const rings = page.locator('#scaling').getByRole('link', { name: /: what the ring means$/ });
      await expect(rings).toHaveCount(2);
      await rings.first().focus();
      await expect(rings.first()).toBeFocused();
      await page.keyboard.press('Enter');
      const explanation = page.locator('figure:target');
      await expect(explanation).toContainText(/\bring\b/i);
      await expect(explanation).toBeInViewport();
    });
  }
});

for (const [path, section] of [
  ['/cryptography', '#migration'],
  ['/cybersecurity', '#timeline'],
  ['/ethics', '#actions'],
] as const) {
  test(`the timeline of ${path} names its phases in a list, at any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const phases = page.locator(`${section} ol > li`);
      await expect(phases).not.toHaveCount(0);
      for (const phase of await phases.all()) {
        await expect(phase).toBeVisible();
        await expect(phase).toHaveText(/^\d{4}/);
      }
    }
  });
}
