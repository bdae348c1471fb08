import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { dataSets } from '#src/features/reading/open-data/data-sets.ts';
import { countOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

interface File {
  $schema: string;
  count: number;
  items: { id: string }[];
}

test('both files of a data set are downloaded from the page and hold the same entries', async ({ page }) => {
  await page.goto('/data');
  const set = page.locator('article#companies');
  await expect(set).toContainText(`${countOf('companies')} entries`);
  const download = async (kind: string) => {
    const begun = page.waitForEvent('download');
    await set.getByRole('link', { name: `${kind} of Companies` }).click();
    const file = await begun;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const json = await download('JSON');
  const csv = await download('CSV');
  expect([json.name, csv.name]).toEqual(['companies.json', 'companies.csv']);
  const { items, count }: File = JSON.parse(json.text);
  const rows: { id: string }[] = parse(csv.text, { columns: true });
  expect(count).toBe(countOf('companies'));
  expect(rows.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test('R36.3: every data set is a row with the number of its entries on one scale', async ({ page }) => {
  await page.goto('/data');
  const bars = page.locator('#data-sets article svg');
  await expect(bars).toHaveCount(dataSets.length);
  expect(new Set(await bars.evaluateAll((all) => all.map((svg) => svg.getAttribute('viewBox')))).size).toBe(1);
});

test('the fields unfold, by keyboard too, with their meaning', async ({ page }) => {
  await page.goto('/data#glossary');
  const set = page.locator('article#glossary');
  await expect(set).toBeInViewport();
  const fields = set.locator('dl');
  await expect(fields).toBeHidden();
  await set.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fields).toBeVisible();
  await expect(fields.locator('dt', { hasText: /^term$/ })).toBeVisible();
  for (const field of await fields.locator('dd').allTextContents()) expect(field).toMatch(/\S/);
});

test('every data set has the right media types, and is valid against its schema', async ({ site }) => {
  const get = async (path: string) => fetch(new URL(path, site.url));
  for (const { id } of dataSets) {
    const json = await get(`/data/${id}.json`);
    const csv = await get(`/data/${id}.csv`);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const file: File = await json.json();
    const schema = await get(new URL(file.$schema).pathname);
    expect(schema.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    addFormats.default(ajv);
    const validate = ajv.compile(await schema.json());
    validate(file);
    expect(validate.errors ?? [], id).toEqual([]);
    expect(parse(await csv.text(), { columns: true }), id).toHaveLength(file.count);
  }
});

test('a page that shows a data set leads to it', async ({ page }) => {
  for (const [path, set] of [
    ['/companies', 'companies'],
    ['/startup-tracker', 'startups'],
    ['/research', 'papers'],
    ['/glossary', 'glossary'],
    ['/educational-programs', 'universities'],
    ['/news', 'developments'],
    ['/algorithms', 'algorithms'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const sources = page.locator('#sources');
    await expect(sources.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', `/data/${set}.csv`);
    const link = page.getByRole('link', { name: 'Take the data' }).first();
    await expect(link).toHaveAttribute('href', `/data#${set}`);
  }
  await page.getByRole('link', { name: 'Take the data' }).first().press('Enter');
  await expect(page).toHaveURL(/\/data#algorithms$/);
  await expect(page.locator('#algorithms')).toBeInViewport();
});

test('search engines find every data set with its license and its files', async ({ page }) => {
  await page.goto('/data');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const catalog = data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'DataCatalog');
  expect(catalog.dataset).toHaveLength(dataSets.length);
  for (const set of catalog.dataset) {
    expect(set.license).toBe('https://creativecommons.org/licenses/by/4.0/');
    // Google asks for 50 to 5,000 characters.
    expect(set.description.length).toBeGreaterThan(50);
    expect(set.distribution).toHaveLength(2);
  }
});

test('R68.3: a set opens as a table that is sorted and searched, and its first rows unfold', async ({ page }) => {
  await page.goto('/data');
  await page.locator('article#machines h3 a').click();
  await expect(page).toHaveURL(/\/data\/machines$/);
  const rows = page.locator('[data-rows] > tr:visible');
  await expect(rows).toHaveCount(25);
  await page.getByText(`Show the other ${countOf('machines') - 25}`).click();
  await expect(rows).toHaveCount(countOf('machines'));
  const names = async () => page.locator('[data-rows] > tr:visible > td[data-label="name"]').allTextContents();
  await page.getByRole('button', { name: 'name', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'name' })).toHaveAttribute('aria-sort', 'ascending');
  const sorted = await names();
  expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')));
  await page.getByRole('searchbox', { name: 'Search', exact: true }).last().fill('willow');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=willow/);
});

test('R68.3: the address of a row opens it, also where it is not among the first', async ({ page }) => {
  const { items }: File = await (await page.request.get('/data/machines.json')).json();
  const last = items.at(-1)?.id ?? '';
  await page.goto(`/data/machines#${last}`);
  const row = page.locator('[data-rows] > tr:target');
  await expect(row).toBeInViewport();
  await expect(row.locator('th')).toHaveText(last);
  await row.getByRole('link', { name: `Open ${last}` }).click();
  await expect(page).toHaveURL(new RegExp(`/machines/${last}$`));
});

test('R68.1, R68.2: citation file and Data Package are published', async ({ page }) => {
  await page.goto('/data');
  const [citation, described] = await Promise.all(
    ['CITATION.cff', 'datapackage.json'].map(async (name) => {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      return page.request.get(href ?? '');
    }),
  );
  expect(await citation?.text()).toContain('cff-version: 1.2.0');
  const { resources }: { resources: unknown[] } = JSON.parse((await described?.text()) ?? '{}');
  expect(resources).toHaveLength(dataSets.length);
  await expect(page.locator('#versions li h3').first()).toContainText(/^\d+\.\d+\.\d+/);
});
