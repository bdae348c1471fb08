import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const [machine] = entriesOf('machines');
const [company] = entriesOf('companies');
const [promise] = entriesOf('promises');
const deadline = entriesOf('deadlines').find(({ region }) => region !== 'Worldwide');
if (!machine || !company || !promise || !deadline) throw new Error('A list is empty');

const rows = 'main [data-rows] > *:visible';

/** Lists with a filter, narrowed to what is there by its address. */
const NARROWED: readonly [path: string, query: Record<string, string>][] = [
  [urls.machines(), { maker: machine.maker }],
  [urls.companies(), { q: company.name }],
  [urls.roadmaps(), { vendor: promise.vendor }],
  [urls.migration(), { region: deadline.region }],
];

for (const [path, query] of NARROWED)
  test(`R26.3: of ${path} the paper has what the filter leaves, and no chart of all`, async ({ page }) => {
    await page.goto(`${path}?${new URLSearchParams(query)}`);
    const all = await page.locator('main [data-rows] > *').count();
    await expect(page.locator('main [data-rows] > [hidden]').first()).toBeAttached();
    const names = await page.locator(rows).allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(all);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(rows).allTextContents()).toEqual(names);
    await expect(page.locator('main > section:visible:not(#sources):not(:has([data-rows]))')).toHaveCount(0);
    await expect(page.locator('main figure.chart:visible')).toHaveCount(0);
  });

test('R26.3: a list that is not narrowed is printed whole', async ({ page }) => {
  await page.goto(urls.machines());
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#machine-rows > tr:visible')).toHaveCount(entriesOf('machines').length);
});

test('R26.3: rounds of funding, which are only sorted, are printed in the order that is chosen', async ({ page }) => {
  await page.goto(`${urls.funding()}?sort=amount&direction=descending`);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  const onScreen = await page.locator(rows).allTextContents();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator(rows).allTextContents()).toEqual(onScreen);
});
