import { isOutside } from '#src/figures/carrying-works.ts';
import { figuresBySource } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { shelfOf } from '#src/model/source-shelves.ts';
import { expect, test } from '#tests/support/test.ts';

const works = 'main .source-list > li';
const figures = figuresBySource();
const listed = entriesOf('sources').filter((source) => shelfOf(source) === 'sources');
const countOf = ({ id }: { id: string }) => figures.get(id)?.length ?? 0;
const carrying = listed.filter((source) => countOf(source) > 0);
const [other] = listed.filter((source) => countOf(source) === 0);
if (!other) throw new Error('Every work carries figures');

test('R24.20: works that carry figures come first, those with most leading, and the others unfold', async ({
  page,
}) => {
  await page.goto('/sources');
  const shown = page.locator(`${works}:visible`);
  await expect(shown).toHaveCount(carrying.length);
  const ids = await shown.evaluateAll((rows) => rows.map(({ id }) => id));
  const own = new Set(carrying.filter((source) => !isOutside(source)).map(({ id }) => id));
  const outside = ids.slice(0, carrying.length - own.size);
  expect(outside.filter((id) => own.has(id))).toEqual([]);
  const counts = outside.map((id) => countOf({ id }));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await page.getByText(`Show the other ${listed.length - carrying.length}, A to Z`).click();
  await expect(shown).toHaveCount(listed.length);
  await page.getByText('Show only those that carry figures').click();
  await expect(shown).toHaveCount(carrying.length);
});

test('R24.20: a search finds the others, and without it they fold again', async ({ page }) => {
  await page.goto('/sources');
  const search = page.locator('#filter-text');
  await search.fill(other.title);
  await expect(page.locator(`#${other.id}`)).toBeVisible();
  await expect(page.getByText(/^Show the other/)).toBeHidden();
  await search.fill('');
  await expect(page.locator(`${works}:visible`)).toHaveCount(carrying.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R24.20: a link to one of the others opens them, and so does paper', async ({ page }) => {
    await page.goto(`/sources#${other.id}`);
    await expect(page.locator(`#${other.id}`)).toBeInViewport();
    await page.goto('/sources');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(`${works}:visible`)).toHaveCount(listed.length);
  });
});
