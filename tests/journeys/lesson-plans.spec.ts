import { entriesOf } from '#src/model/read-content.ts';
import { itemsOf } from '#src/model/schemas/lesson-plan.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const plans = entriesOf('lesson-plans');
const MOST_SHEETS = 3;

test('R50.6: the page for teachers lists every plan with its goal, and leads to it', async ({ page }) => {
  await page.goto(urls.teach());
  for (const { title, goal } of plans) {
    const entry = page.locator('li').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(entry).toContainText(goal);
  }
  const [first] = plans;
  await page.getByRole('link', { name: first?.title ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
});

for (const plan of plans) {
  test(`R50.5: ${plan.id} is at most three sheets of A4, with its board and without controls`, async ({ page }) => {
    await page.goto(urls.lessonPlan(plan.id));
    const sheets = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0).toBeLessThanOrEqual(MOST_SHEETS);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.plan-board').first()).toBeVisible();
    await expect(page.locator('main a.cursor-pointer:visible')).toHaveCount(0);
  });
}

test('R50.4: a plan is taken along as Markdown', async ({ page }) => {
  const [plan] = plans;
  if (!plan) throw new Error('There is no lesson plan');
  await page.goto(urls.lessonPlan(plan.id));
  const link = page.getByRole('link', { name: 'As Markdown' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/markdown');
  expect(await answer.text()).toContain(`# ${plan.title}`);
  await expect(page.locator('main')).toContainText(`Open the ${itemsOf(plan).length} tasks as a set`);
});
