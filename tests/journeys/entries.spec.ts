import { addressOf, anchorOf, entriesWithPage } from '#src/model/entry-pages.ts';
import { linksOf } from '#src/model/graph.ts';
import { expect, test } from '#tests/support/test.ts';

test('R64.5: an old anchor of a list leads on to the page of the entry', async ({ page }) => {
  for (const [kind, id, name] of [
    ['glossary', 'bell-state', /^Bell State$/],
    ['papers', 'gidney-2025', /^What rests on it/],
    ['circuits', 'teleportation', /^Teleportation$/],
  ] as const) {
    await page.goto(anchorOf(kind, id));
    await page.locator(`#${id}`).getByRole('link', { name }).click();
    await expect(page).toHaveURL(addressOf(kind, id));
  }
});

test('R64.6: what is connected stands in groups with their counts, at most six each; the rest unfolds', async ({
  page,
}) => {
  await page.goto(addressOf('glossary', 'oracle'));
  const groups = page.locator('#connected .connected > div');
  for (const group of await groups.all()) {
    const count = Number(/\d+$/.exec((await group.locator('h3').textContent()) ?? '')?.[0]);
    await expect(group.getByRole('link')).toHaveCount(Math.min(6, count));
    if (count > 6) {
      await group.locator('summary').click();
      await expect(group.getByRole('link')).toHaveCount(count);
    }
  }
  const tasks = linksOf('glossary/oracle').filter(({ to }) => to.kind === 'tasks');
  await expect(groups.filter({ hasText: `Tasks, ${tasks.length}` })).toHaveCount(1);
});

test('R64.7: the page of a term leads to the step that teaches it, and names pages that use it', async ({ page }) => {
  await page.goto(addressOf('glossary', 'bell-state'));
  await expect(page.getByText('Used on')).toBeVisible();
  await page.getByRole('link', { name: 'Bell Pairs at Work, step 1' }).click();
  await expect(page).toHaveURL(/\/tutorials\/bell-pairs-at-work#step-1$/);
});

test('R64.8: an algorithm is drawn, and says what it would take and who has run it', async ({ page }) => {
  await page.goto(addressOf('algorithms', 'shor'));
  await expect(page.locator('#circuits').getByRole('img')).not.toHaveCount(0);
  await expect(page.locator('#estimates li')).not.toHaveCount(0);
  await expect(page.locator('#runs li')).not.toHaveCount(0);
  await page
    .locator('#circuits')
    .getByRole('link', { name: /^Open in the lab/ })
    .click();
  await expect(page).toHaveURL(/\/lab#/);
});

test('R64.9: a paper is cited as words and files, and lists the figures that rest on it', async ({ page, request }) => {
  await page.goto(addressOf('papers', 'acharya-2024'));
  await expect(page.locator('#figures dt')).not.toHaveCount(0);
  for (const name of ['BibTeX', 'RIS']) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect((await request.get(href ?? '')).status()).toBe(200);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R64.10: a puzzle shows its start; hint and solution are folded', async ({ page }) => {
    const [puzzle] = entriesWithPage('puzzles');
    await page.goto(addressOf('puzzles', puzzle?.id ?? ''));
    await expect(page.locator('#puzzle').getByRole('img')).toHaveCount(1);
    await expect(page.getByText(puzzle?.explanation ?? '')).toBeHidden();
    await page.locator('#puzzle summary').last().click();
    await expect(page.getByText(puzzle?.explanation ?? '')).toBeVisible();
  });
});
