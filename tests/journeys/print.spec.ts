import { inflateSync } from 'node:zlib';
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

/** In tutorials of many, or long, steps: the four with the most, and the one with the fewest. */
const stepsIn = (tutorial: string) =>
  entriesOf('tutorial-steps').filter(({ id }) => id.startsWith(`${tutorial}/`)).length;
const bySteps = entriesOf('tutorials')
  .map(({ id }) => id)
  .sort((a, b) => stepsIn(b) - stepsIn(a));

for (const id of [...bySteps.slice(0, 4), ...bySteps.slice(-1)])
  test(`R70.1, R70.2: ${id} is a booklet of 14 sheets at most, none nearly empty, with its solutions at the end`, async ({
    page,
  }) => {
    await page.goto(urls.tutorial(id));
    await expect(page.locator('.solutions')).toBeHidden();
    const sheets = wordsOfSheets(await page.pdf({ preferCSSPageSize: true, format: 'A4', printBackground: true }));
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.length).toBeLessThanOrEqual(14);
    for (const words of sheets) expect(words).toBeGreaterThan(30);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.exercise details:visible')).toHaveCount(0);
    const solutions = page.locator('.solutions');
    await expect(solutions.locator('h3')).toHaveCount(stepsIn(id));
    expect(await solutions.locator('section > div').count()).toBe(await page.locator('.exercise').count());
    await expect(page.locator('main :is(p, h2, figure):visible').last()).toHaveText(
      (await solutions.locator('p').last().textContent()) ?? '',
    );
  });

/** How many pieces of text each sheet of a PDF holds, by what its content stream shows (ISO 32000, 9.4.3). */
function wordsOfSheets(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const contents = [...text.matchAll(/\/Type\s*\/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g)].map(
    ([, number]) => number,
  );
  return contents.map((number) => {
    const [head = '', length] =
      new RegExp(`\\n${number} 0 obj\\s*<<[^>]*/Length (\\d+)[^>]*>>\\s*stream\\r?\\n`).exec(text) ?? [];
    const start = text.indexOf(head) + head.length;
    return (
      inflateSync(pdf.subarray(start, start + Number(length)))
        .toString('latin1')
        .match(/T[jJ]\b/g)?.length ?? 0
    );
  });
}
