import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const universities = '#university-list > li:visible';
const programs = '#university-list [data-levels]:visible';
const count = '#universities output';
const ALL = '13 programs at 9 universities';

async function levelsShown(page: Page): Promise<(string | undefined)[]> {
  return page.locator(programs).evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.levels));
}

test('level and country narrow the programs together, say how many are left, and stand in the address', async ({
  page,
}) => {
  await page.goto('/educational-programs');
  await expect(page.locator(universities)).toHaveCount(9);
  const total = await page.locator(programs).count();
  await page.getByLabel('Level').focus();
  await page.getByLabel('Level').selectOption("Master's");
  await expect(page).toHaveURL(/\?level=Master%27s$/);
  for (const levels of await levelsShown(page)) expect(levels).toContain("Master's");
  const left = await page.locator(programs).count();
  const places = await page.locator(universities).count();
  expect(left).toBeLessThan(total);
  await expect(page.locator(count)).toHaveText(`${left} of ${total} programs, at ${places} universities`);
  await page.getByLabel('Country').selectOption('Canada');
  await expect(page.locator(universities)).toHaveText([/University of Waterloo/]);
  await expect(page.locator(programs)).toHaveText([/Quantum Information graduate specialization/]);
  await expect(page.locator(count)).toHaveText(`1 of ${total} programs, at 1 university`);
  await expect(page).toHaveURL(/\?level=Master%27s&country=Canada$/);
  await page.getByLabel('Level').selectOption('All');
  await expect(page.locator(programs)).toHaveCount(2);
});

test('each country has its universities, and together they are nine', async ({ page }) => {
  await page.goto('/educational-programs');
  await page.getByLabel('Country').focus();
  let sum = 0;
  for (const country of ['Australia', 'Canada', 'Denmark', 'Netherlands', 'Switzerland', 'USA']) {
    await page.getByLabel('Country').selectOption(country);
    await expect(page.locator(count)).toContainText(/ of \d+ programs, at \d+ universit/);
    await expect(page.locator(universities).first()).toContainText(country);
    for (const place of await page.locator(universities).all()) await expect(place).toContainText(`, ${country}`);
    sum += await page.locator(universities).count();
  }
  expect(sum).toBe(9);
});

test('when nothing is found it says so, and Clear Filters brings everything back', async ({ page }) => {
  await page.goto('/educational-programs?level=PhD&country=Denmark');
  await expect(page.getByRole('heading', { name: 'No Programs Found' })).toBeVisible();
  await expect(page.getByLabel('Level')).toHaveValue('PhD');
  await expect(page.getByLabel('Country')).toHaveValue('Denmark');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.locator(universities)).toHaveCount(9);
  await expect(page.locator(count)).toHaveText(ALL);
  await expect(page.getByLabel('Level')).toBeFocused();
  await expect(page).toHaveURL(/\/educational-programs$/);
});

test('an address with a filter shows the filtered list, and an unknown value filters nothing', async ({ page }) => {
  await page.goto('/educational-programs?level=Professional');
  await expect(page.locator(count)).toContainText(' of ');
  for (const levels of await levelsShown(page)) expect(levels).toContain('Professional');
  await page.goto('/educational-programs?country=Atlantis');
  await expect(page.locator(universities)).toHaveCount(9);
});

test('every university says how many programs it has, and each program has its level and its way out', async ({
  page,
}) => {
  await page.goto('/educational-programs');
  for (const university of await page.locator(universities).all()) {
    const own = university.locator('[data-levels]');
    const number = await own.count();
    await expect(
      university.getByText(number === 1 ? '1 program' : `${number} programs`, { exact: true }),
    ).toBeVisible();
    for (const program of await own.all()) {
      await expect(program).toContainText(/PhD|Professional|Master's|Bachelor's|Multiple/);
      const link = program.getByRole('link', { name: /^Visit Program Website/ });
      await expect(link).toHaveAttribute('href', /^https:/);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  }
  await expect(page.locator('#entry-points dt')).toHaveCount(5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all programs show, and no filter that would do nothing', async ({ page }) => {
    await page.goto('/educational-programs?level=PhD');
    await expect(page.locator(universities)).toHaveCount(9);
    await expect(page.getByLabel('Level')).toBeHidden();
  });
});
