import { outcomeOf } from '#src/model/promise-outcome.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const promises = entriesOf('promises');
const shown = '#promise-list > li:visible';

test('R24.11: every promise says what was said, when, for when and what came, with its sources', async ({ page }) => {
  await page.goto('/roadmaps');
  await expect(page.locator(shown)).toHaveCount(promises.length);
  for (const promise of promises) {
    const line = page.locator(`#${promise.id}`);
    await expect(line).toContainText(promise.what);
    await expect(line).toContainText(outcomeOf(promise).state);
    await expect(line.getByRole('img')).toHaveAccessibleName(/^Said .+, (for .+|without a date), /);
    await expect(line.locator('a[target="_blank"]')).not.toHaveCount(0);
  }
});

test('the list narrows by who said it and by outcome, and the table by year leads to each line', async ({ page }) => {
  await page.goto('/roadmaps');
  const id = promises[0]?.id;
  const [state = ''] = promises.map((promise) => outcomeOf(promise).state);
  const same = promises.filter((promise) => outcomeOf(promise).state === state);
  await page.getByLabel('Outcome', { exact: true }).focus();
  await page.getByLabel('Outcome', { exact: true }).selectOption(state);
  await expect(page.locator(shown)).toHaveCount(same.length);
  await expect(page).toHaveURL(`/roadmaps?outcome=${state}`);
  await page.goto('/roadmaps');
  await expect(page.locator('#by-year tbody tr')).toHaveCount(promises.length);
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
  await expect(page.locator('#promises li')).toHaveCount(own.length);
  await page.locator('#promises').getByRole('link', { name: 'All road maps' }).click();
  await expect(page).toHaveURL(/\/roadmaps$/);
});
