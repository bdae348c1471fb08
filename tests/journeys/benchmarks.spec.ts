import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const methods = pageOf('benchmarks').sections.flatMap((section) => (section.shape === 'cards' ? section.items : []));

test('R34.10: the page begins with the errors of machines, each row a link to its machine', async ({ page }) => {
  await page.goto(urls.benchmarks());
  const chart = page.locator('main figure.chart').first();
  await expect(chart.getByRole('heading', { level: 2 })).toBeVisible();
  const marks = chart.locator('.drawing:visible a.mark');
  const name = await marks.first().getAttribute('aria-label');
  await marks.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name?.split(',')[0] ?? '');
});

test('R38.8: methods are lines whose two lists stand beside each other, fold on a phone, and stand open on paper', async ({
  page,
}) => {
  await page.goto(urls.benchmarks());
  const lines = page.locator('.card-pairs > li');
  await expect(lines).toHaveCount(methods.length);
  const [says, hides] = methods[0]?.lists ?? [];
  const [first, second] = [says, hides].map((list) => lines.first().getByText(list?.items[0]?.slice(0, 30) ?? '-'));
  if (!first || !second) throw new Error('The first method has two lists');
  await expect(first).toBeVisible();
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  expect(left?.y).toBe(right?.y);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(first).toBeHidden();
  await lines.first().locator('summary').press('Enter');
  await expect(second).toBeVisible();
  await lines.first().locator('summary').press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(second).toBeVisible();
});
