import { MEASURES } from '#src/features/directory/machines/measured.ts';
import { currentText, figuresOf } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const machines = entriesOf('machines');
const rows = '#machine-rows > tr:visible';

test('R29.1: every machine has a row, and technology, maker and status narrow the table', async ({ page }) => {
  await page.goto('/machines');
  await expect(page.locator(rows)).toHaveCount(machines.length);
  const [some] = machines;
  if (!some) throw new Error('There are no machines');
  const technology = technologyNames[some.technology];
  await page.getByLabel('Technology', { exact: true }).focus();
  await page.getByLabel('Technology', { exact: true }).selectOption(technology);
  const same = machines.filter((machine) => machine.technology === some.technology);
  await expect(page.locator(rows)).toHaveCount(same.length);
  await page.getByLabel('Status', { exact: true }).selectOption(some.status);
  await expect(page.locator(rows)).toHaveCount(same.filter(({ status }) => status === some.status).length);
  await expect(page).toHaveURL(/\/machines\?technology=.+&status=.+$/);
});

test('R29.2: no cell is empty, and what is only announced is not in service', async ({ page }) => {
  await page.goto('/machines');
  for (const { id, name, status } of machines) {
    const row = page.locator(rows).filter({ has: page.locator(`a[href="/machines/${id}"]`) });
    await expect(row.getByRole('rowheader')).toContainText(name);
    await expect(row.getByRole('rowheader')).toContainText(status);
    const cells = await row.getByRole('cell').allTextContents();
    expect(cells, id).toHaveLength(MEASURES.length + 1);
    expect(
      cells.filter((cell) => cell.trim() === ''),
      id,
    ).toEqual([]);
  }
});

test("R29.2: a machine's page gives each value with what was measured, and the number opens its card", async ({
  page,
}) => {
  const most = machines.toSorted((a, b) => figuresOf(`machines/${b.id}`).length - figuresOf(`machines/${a.id}`).length);
  const { id = '' } = most[0] ?? {};
  await page.goto('/machines');
  await page.locator(`a[href="/machines/${id}"]`).click();
  await expect(page).toHaveURL(`/machines/${id}`);
  const measured = page.locator('#measured dl').first();
  for (const figure of figuresOf(`machines/${id}`)) {
    const value = measured.locator('div', { has: page.getByText(figure.label, { exact: true }) });
    await expect(value).toContainText(currentText(figure));
    await expect(value).toContainText(figure.values[0].scope ?? '');
  }
  await wakePage(page);
  await measured
    .getByRole('link', { name: /^Source/ })
    .first()
    .click();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
});

test('R29.3: a profile shows the machines of its company, and one of them leads back', async ({ page }) => {
  const company = machines.find((machine) => machine.company)?.company ?? '';
  const own = machines.filter((machine) => machine.company === company);
  await page.goto(`/companies/${company}`);
  await expect(page.locator('#machines tbody tr')).toHaveCount(own.length);
  await page.locator('#machines tbody a').first().click();
  await page.locator(`#measured a[href="/companies/${company}"]`).click();
  await expect(page).toHaveURL(`/companies/${company}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('nothing scrolls sideways, and each value has its name', async ({ page }) => {
    await page.goto('/machines');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const names = await page
      .locator(rows)
      .first()
      .locator('td:not(:last-child)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(names).toEqual(MEASURES.map(({ head }) => `"${head}"`));
  });
});
