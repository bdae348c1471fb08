import { outcomeOf } from '#src/model/promise-outcome.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const promises = entriesOf('promises');
const lanes = Map.groupBy(promises, ({ vendor }) => vendor);
const [main, more] = [
  [...lanes.values()].filter((own) => own.length >= 4).flat(),
  [...lanes.values()].filter((own) => own.length < 4).flat(),
];
const shown = '#promise-list [data-rows] > li:visible';

test('R24.11: every promise says what was said, when, for when and what came, with its sources', async ({ page }) => {
  await page.goto('/roadmaps');
  await expect(page.locator(shown)).toHaveCount(promises.length);
  for (const promise of promises) {
    const line = page.locator(`#${promise.id}`);
    await expect(line).toContainText(promise.what);
    await expect(line).toContainText(outcomeOf(promise).state);
    await expect(line).toContainText(/Said .+, (for .+|without a date)\./);
    const sources = new Set([promise.source, promise.outcome.source].filter(Boolean));
    await expect(line.locator('a[href^="#source-"]')).toHaveCount(sources.size);
  }
  const number = page.locator(`#${promises[0]?.id} a[href^="#source-"]`).first();
  await expect(page.locator(`${await number.getAttribute('href')} a`)).not.toHaveCount(0);
});

test('R24.14: every promise stands in one lane, drawn at once or to be opened, and leads to its row', async ({
  page,
}) => {
  await page.goto('/roadmaps');
  const figure = page.locator('#promises');
  await expect(figure.locator('.drawing a.mark:visible')).toHaveCount(main.length);
  await figure.locator('summary', { hasText: `${more.length} promises` }).click();
  await expect(figure.locator('.drawing a.mark:visible')).toHaveCount(promises.length);
  const [promise] = main;
  await figure.locator(`.drawing-wide a[href$="#${promise?.id}"]`).click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(`/roadmaps#${promise?.id}`);
  await expect(page.locator(`#${promise?.id}`)).toBeInViewport();
});

test('R24.14: the title counts what is settled, and the line names what is overdue', async ({ page }) => {
  await page.goto('/roadmaps');
  const count = (...states: string[]) => promises.filter((promise) => states.includes(outcomeOf(promise).state)).length;
  await expect(page.locator('#promises-title')).toContainText(String(count('kept', 'late', 'changed', 'missed')));
  await expect(page.locator('#promises-title')).toContainText(String(count('kept')));
  await expect(page.locator('#promises .chart-unit')).toContainText('overdue');
  await expect(page.locator('#promises .chart-unit')).toContainText(String(count('open')));
});

test.describe('R24.14: on a phone without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('links lead to the lanes', async ({ page }) => {
    await page.goto('/roadmaps');
    const links = page.getByRole('navigation', { name: pageOf('roadmaps').chart.vendors }).getByRole('link');
    await links.filter({ hasText: main.at(-1)?.vendor ?? '' }).click();
    await expect(page.locator('.drawing-narrow [id^="lane-"]:target')).toBeInViewport();
  });
});

test('the list narrows by who said it and by outcome, and the years lead to each line', async ({ page }) => {
  await page.goto('/roadmaps');
  const id = promises[0]?.id;
  const [state = ''] = promises.map((promise) => outcomeOf(promise).state);
  const same = promises.filter((promise) => outcomeOf(promise).state === state);
  await page.getByLabel('Outcome', { exact: true }).focus();
  await page.getByLabel('Outcome', { exact: true }).selectOption(state);
  await expect(page.locator(shown)).toHaveCount(same.length);
  await expect(page).toHaveURL(`/roadmaps?outcome=${state}`);
  await page.goto('/roadmaps');
  await expect(page.locator('#by-year li')).toHaveCount(promises.length);
  await page.locator(`#by-year a[href="#${id}"]`).click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('the rule for each word stands beside its sign, and a maker finds where to write', async ({ page }) => {
  await page.goto('/roadmaps');
  for (const rule of Object.values(pageOf('roadmaps').outcomes)) await expect(page.getByText(rule)).toBeVisible();
  await expect(page.locator('#corrections').getByRole('link')).toHaveAttribute('href', /^mailto:.+@./);
});

test('a profile shows the promises of its company', async ({ page }) => {
  const maker = promises.find(({ company }) => company)?.company ?? '';
  await page.goto(`/companies/${maker}`);
  const own = promises.filter(({ company }) => company === maker);
  await expect(page.locator('#promises [data-rows] > li')).toHaveCount(own.length);
  await page.locator('#promises').getByRole('link', { name: 'All road maps' }).click();
  await expect(page).toHaveURL(/\/roadmaps$/);
});
