import { entriesOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const promises = entriesOf('promises');
const shown = '#promise-list > li:visible';

test('R24.11: every promise says what was said, when, for when and what came, with its sources', async ({ page }) => {
  await page.goto('/roadmaps');
  await expect(page.locator(shown)).toHaveCount(promises.length);
  for (const { id, what, outcome } of promises) {
    const line = page.locator(`#${id}`);
    await expect(line).toContainText(what);
    await expect(line).toContainText(outcome.state);
    await expect(line.getByRole('img')).toHaveAccessibleName(/^Said .+, (for .+|without a date), /);
    await expect(line.locator('a[target="_blank"]')).not.toHaveCount(0);
  }
});

test('the list narrows by who said it and by outcome, and the table by year leads to each line', async ({ page }) => {
  await page.goto('/roadmaps');
  const late = promises.filter(({ outcome }) => outcome.state === 'late');
  await page.getByLabel('Outcome', { exact: true }).focus();
  await page.getByLabel('Outcome', { exact: true }).selectOption('late');
  await expect(page.locator(shown)).toHaveCount(late.length);
  await expect(page).toHaveURL(/\?outcome=late$/);
  await page.goto('/roadmaps');
  await expect(page.locator('#by-year tbody tr')).toHaveCount(promises.length);
  await page.locator('#by-year a[href="#ionq-aq35-2024"]').click();
  await expect(page.locator('#ionq-aq35-2024')).toBeInViewport();
});

test('a profile shows the promises of its company', async ({ page }) => {
  await page.goto('/companies/ibm-quantum');
  const own = promises.filter(({ company }) => company === 'ibm-quantum');
  await expect(page.locator('#promises li')).toHaveCount(own.length);
  await page.locator('#promises').getByRole('link', { name: 'All road maps' }).click();
  await expect(page).toHaveURL(/\/roadmaps$/);
});
