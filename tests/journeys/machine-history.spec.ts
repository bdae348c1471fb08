import { hasEarlierValue, historiesOf } from '#src/features/directory/machines/history/history.ts';
import { figuresOf } from '#src/model/figures.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const h1 = entryOf('machines', 'quantinuum-h1');

test('R58.2: a value leads from its several earlier ones to a drawing whose marks are its values', async ({ page }) => {
  await page.goto(urls.machine(h1.id));
  const history = historiesOf(h1).find(({ figure }) => figure.name === 'quantum-volume');
  const values = history?.series.flatMap((series) => series.values) ?? [];
  await page.locator('#measured a[href="#history-quantum-volume"]').click();
  const panel = page.getByRole('figure', { name: 'Quantum volume' });
  await expect(panel.getByRole('heading')).toBeInViewport();
  await expect(panel.locator('.history-mark')).toHaveCount(values.length);
  await panel.getByText('Table').click();
  await expect(panel.getByRole('row')).toHaveCount(values.length + 1);
});

test('R58.2: by keyboard a mark says its value, kind, copy, date and source, and leads there', async ({ page }) => {
  await page.goto(urls.machine(h1.id));
  const mark = page.getByRole('link', { name: /^0\.240%, mean, H1-1, 9 Jun 2022, Quantinuum Hardware Specifications/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#quantinuum-specifications$/);
});

test('R58.3: what was promised stands beside what was delivered and leads to the road maps', async ({ page }) => {
  await page.goto(urls.machine('dwave-advantage2'));
  const promised = page.getByRole('link', { name: 'promised over 7,000: changed; for 2024' });
  await expect(promised).toBeVisible();
  await promised.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${urls.roadmaps()}$`));
});

test('R58.1: the page of all machines counts those with a past and leads to what moved most', async ({ page }) => {
  await page.goto(urls.machines());
  const machines = entriesOf('machines');
  const count = machines.filter(({ id }) => figuresOf(`machines/${id}`).some(hasEarlierValue)).length;
  const section = page.locator('#through-time');
  await expect(section).toContainText(`${count} of ${machines.length} machines`);
  await section.getByRole('link', { name: /System Model H1/ }).click();
  await expect(page.locator('#history-quantum-volume')).toBeInViewport();
});
