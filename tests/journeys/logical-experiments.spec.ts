import { platformNames } from '#src/features/explorers/experiments/platforms.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const experiments = entriesOf('logical-experiments');
const rows = '.experiments tbody > tr:visible';

test('R53.1: the list is narrowed by platform and runs, and a mark of a hidden experiment dims', async ({ page }) => {
  await page.goto(urls.logicalExperiments());
  await page.getByText(/^Show the other/).click();
  await expect(page.locator(rows)).toHaveCount(experiments.length);
  const ions = experiments.filter(({ platform }) => platform === 'ion');
  await page.getByLabel('Platform', { exact: true }).focus();
  await page.getByLabel('Platform', { exact: true }).selectOption(platformNames.ion);
  await expect(page.locator(rows)).toHaveCount(ions.length);
  await expect(page.locator('.drawing .mark[data-row="willow-d7-2024"]').first()).toHaveAttribute('data-dimmed');
  await page.getByLabel('Runs', { exact: true }).selectOption('All runs kept');
  await expect(page.locator(rows)).toHaveCount(ions.filter(({ postSelected }) => postSelected === 'no').length);
});

test('R53.1: a heading sorts, and what has no distance comes last', async ({ page }) => {
  await page.goto(urls.logicalExperiments());
  const heading = page.getByRole('button', { name: 'Distance' });
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(rows).first().locator('[data-label="Distance"]')).toHaveText('29');
});

test("R53.1: an experiment's page has its dispute beside it and leads to machine, code and the one before", async ({
  page,
}) => {
  await page.goto(urls.logicalExperiment('willow-d7-2024'));
  await expect(page.getByRole('complementary', { name: 'What is disputed' })).toBeVisible();
  await expect(page.locator('#experiment').getByRole('link', { name: 'Google Willow' })).toHaveAttribute(
    'href',
    urls.machine('google-willow'),
  );
  await expect(page.locator('#experiment').locator(`a[href="${urls.quantumCode('rotated-surface')}"]`)).toBeVisible();
  await expect(page.locator('#around').locator(`a[href^="${urls.logicalExperiments()}/"]`)).toHaveCount(2);
});
