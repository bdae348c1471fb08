import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startArxiv, startDesk, type TestDesk } from '#tests/support/desk.ts';

/** The desk as an editor uses it: a real browser, the real desk, a copy of the content. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ actionTimeout: 30_000 });

/** All files are checked after each pause, on a machine that does something else as well. */
const ACROSS = { timeout: 45_000 };

const NUMBER = '2610.01234';
let desk: TestDesk;
let arxiv: { url: string; stop: () => void };

test.beforeAll(async () => {
  arxiv = await startArxiv(NUMBER);
  desk = await startDesk('--arxiv', arxiv.url, '--doi', 'http://127.0.0.1:9/');
});
test.afterAll(async () => {
  arxiv.stop();
  await desk.stop();
});

const written = (page: Page) => page.getByText(/^Written: /);

test('R63.2: an editor gives a figure a new value by keyboard, and the old one moves into the history', async ({
  page,
}) => {
  const file = 'machines/ibm-heron-r3.yaml';
  const before = desk.read(file);
  await page.goto(desk.address);
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('heron r3');
  await expect(page.locator('tbody a')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^two-qubit-error/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+n');
  const newest = page.locator('.value').first();
  await newest.getByLabel('As of').fill('2026-09-22');
  // What the schema refuses stands at its field at once, in the words of the build.
  await expect(page.getByRole('button', { name: 'Write the file' })).toBeDisabled();
  await expect(page.locator('#problems')).toContainText('Name a file of content/sources, or a paper as');
  await newest.getByLabel('Value').first().fill('0.14%');
  await newest.locator('[id$="error.value"]').fill('1.41e-3');
  await newest.getByLabel('Source').fill('ibm-compute-resource');
  await newest.getByLabel('Scope').fill('CZ gates of ibm_boston, median of the day on IBM’s list');
  // What only all files together tell comes after a pause, in the words of the build, too.
  await expect(page.locator('#problems')).toContainText(
    'names "ibm-compute-resource", but there is no such file in content/sources',
    ACROSS,
  );
  await newest.getByRole('button', { name: 'ibm-compute-resources' }).click();
  await expect(page.locator('#problems')).toContainText('All that the build checks holds', ACROSS);
  await expect(page.locator('.diff .added')).toHaveCount(5);
  await expect(page.locator('.diff .removed')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(written(page)).toContainText(`content/${file}`, ACROSS);
  expect(desk.read(file)).toBe(
    before.replace(
      '  two-qubit-error:\n',
      '  two-qubit-error:\n    - value: 0.14%\n      error: {value: 1.41e-3, kind: median, of: two-qubit gate}\n      asOf: "2026-09-22"\n      source: ibm-compute-resources\n      scope: CZ gates of ibm_boston, median of the day on IBM’s list\n',
    ),
  );
});

test('R63.2: an error is taken back: the right value stands on top as a correction, the wrong one in the history', async ({
  page,
}) => {
  const file = 'companies/ionq.yaml';
  const before = desk.read(file);
  await page.goto(`${desk.address}#/entry/${file}`);
  await page.getByRole('button', { name: /^revenue / }).click();
  const newest = page.locator('.value').first();
  await expect(newest.getByLabel('Value').first()).toHaveValue('$130.0M');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.diff')).toContainText('correction: true');
  await newest.getByLabel('Value').first().fill('$130.1M');
  // What is shown and what is drawn are compared, as in the build.
  await expect(page.locator('#problems li.bad')).toContainText('figures.revenue', ACROSS);
  await newest.locator('[id$="amount.value"]').fill('130.1e6');
  await expect(page.locator('#problems')).toContainText('All that the build checks holds', ACROSS);
  await page.getByRole('button', { name: 'Write the file' }).click();
  await expect(written(page)).toBeVisible(ACROSS);
  expect(desk.read(file)).toBe(
    before.replace(
      '  revenue:\n',
      '  revenue:\n    - value: $130.1M\n      amount: {value: 130.1e6, currency: USD}\n      asOf: "2025-12"\n      source: ionq-10-k-2025\n      scope: Fiscal year 2025, with the companies bought during the year\n      correction: true\n',
    ),
  );
  await page.getByRole('button', { name: /^revenue / }).click();
  await expect(page.locator('.figures summary').first()).toContainText('$130.0M');
});

test('R63.2: a company with its round, and a paper by its arXiv number, are written together or not at all', async ({
  page,
}) => {
  await page.goto(`${desk.address}#/kind/papers`);
  await page.getByRole('button', { name: 'Add a paper' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(NUMBER);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('An example of a preprint');
  await dialog.getByRole('button', { name: 'Add it as a paper of the site' }).click();
  await expect(dialog.getByLabel('Authors')).toHaveValue('Ada Example, Ben von Sample');
  await dialog.getByLabel('Topic').fill('hardware');
  await dialog.getByLabel('Summary').fill('Shows nothing; it is an example.');
  await dialog.getByRole('button', { name: 'Go on with it' }).click();

  await page.goto(`${desk.address}#/kind/companies`);
  await page.getByRole('button', { name: 'Add a company' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ex Ample Qubits');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ex Ample Qubits' }).waitFor();
  await page.getByLabel('Description').fill('It makes examples.');
  await page.getByLabel('Category').selectOption('Hardware');
  await page.getByLabel('Company type').selectOption('Private company');
  await page.getByLabel('Technology').selectOption({ index: 1 });
  await page.getByLabel('Location').fill('Delft, Netherlands');
  await page.getByLabel('Founded').fill('2020');
  await page.getByLabel('Qubits').fill('None');
  await page.locator('[id$=".url"]').fill('https://example.org');
  await page.getByRole('button', { name: 'Add to focus' }).click();
  await page.locator('[id$="focus.0"]').fill('Examples');
  await page.getByRole('button', { name: 'Add to partnerships' }).click();
  await page.locator('[id$="partnerships.0"]').fill('Nobody');
  await page.getByRole('button', { name: 'Add to terms' }).click();
  await page.locator('[id$="terms.0"]').fill('qubit');
  for (const figure of ['employees', 'valuation']) {
    await page.getByRole('button', { name: new RegExp(`^${figure}`) }).click();
    await page.getByRole('button', { name: 'New value' }).click();
    const value = page.locator('.value').first();
    await value.getByRole('button', { name: 'Absent' }).click();
    await value.getByLabel('Absent').selectOption('not published');
    await value.getByLabel('As of').fill('2026-11');
    await value.getByLabel('Source').fill('search-2026');
  }
  // A source that nobody has yet, offline: from its BibTeX.
  await page.getByRole('button', { name: 'Find or add a source' }).last().click();
  const work = page.getByRole('dialog');
  await work.getByRole('textbox').fill('10.1000/example.1');
  await work.getByRole('button', { name: 'Look' }).click();
  await expect(work).toContainText('There is no way to the net from here');
  await work
    .getByRole('textbox')
    .fill(
      '@article{x, author={Example, Ada and Roe, Rita}, title={Of examples}, journal={Journal of Examples}, volume={1}, pages={2--3}, year={2026}, month=oct, doi={10.1000/example.1}}',
    );
  await work.getByRole('button', { name: 'Look' }).click();
  await work.getByRole('button', { name: 'Add it as a source' }).click();
  await expect(work.getByLabel('Publisher')).toHaveValue('A. Example and R. Roe, Journal of Examples 1, 2–3');
  await work.getByLabel('Holds').fill('Nothing.');
  await work.getByRole('button', { name: 'Cite it' }).click();

  await page.getByRole('button', { name: 'Add its round' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Date').fill('2026-10');
  await page.getByLabel('Kind').last().selectOption('Venture capital');
  await page.getByLabel('Terms').fill('Seed');
  await page.getByRole('button', { name: 'New value' }).click();
  const amount = page.locator('.value').first();
  await amount.getByLabel('Value').first().fill('$5M');
  await amount.getByRole('button', { name: 'Amount' }).click();
  await amount.locator('[id$="amount.value"]').fill('5.0e6');
  await amount.locator('[id$="amount.currency"]').selectOption('USD');
  await amount.getByLabel('As of').fill('2026-10');
  await amount.getByLabel('Source').fill('example-2026');
  await page.getByRole('button', { name: 'Name a source' }).click();
  await page.getByLabel('Source 1', { exact: true }).fill('example-2026');
  await expect(page.locator('#problems')).toContainText('All that the build checks holds', ACROSS);
  await page.getByRole('button', { name: 'Write 4 files' }).click();
  await expect(written(page)).toBeVisible(ACROSS);
  expect(desk.read('companies/ex-ample-qubits.yaml')).toContain('name: Ex Ample Qubits\n');
  expect(desk.read('funding-rounds/ex-ample-qubits-2026-11.yaml')).toContain('amount: {value: 5.0e6, currency: USD}');
  expect(desk.read('papers/example-2026.yaml')).toContain(`url: https://arxiv.org/abs/${NUMBER}`);
  expect(desk.read('sources/example-2026.yaml')).toContain(
    'publisher: A. Example and R. Roe, Journal of Examples 1, 2–3',
  );
});

test('R63.2: what was checked today and still holds says so: the entry with the work that was read, a figure by an absence', async ({
  page,
}) => {
  const file = 'machines/ibm-heron-r3.yaml';
  const before = desk.read(file);
  await page.goto(`${desk.address}#/entry/${file}`);
  await page.getByRole('button', { name: 'Checked today, still true' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/ibm-processor-types/)
    .check();
  await page.getByRole('button', { name: 'It still says so' }).click();
  await page.getByRole('button', { name: /^t2 / }).click();
  await page.keyboard.press('Alt+k');
  await expect(page.locator('#problems')).toContainText('All that the build checks holds', ACROSS);
  // What is not written yet outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Write 2 files' }).click(ACROSS);
  await expect(written(page)).toBeVisible(ACROSS);
  expect(desk.read('sources/ibm-processor-types.yaml')).toContain('date: "2026-11-28"\n');
  expect(desk.read(file)).toBe(
    before
      .replace('asOf: "2026-10-06"', 'asOf: "2026-11-28"')
      .replace('  t2:\n', '  t2:\n    - absent: not on record\n      asOf: "2026-11"\n      source: search-2026\n'),
  );
});

test('R63.5: a file that changed on disk is not overwritten: both are shown', async ({ page }) => {
  const file = 'companies/diraq.yaml';
  await page.goto(`${desk.address}#/entry/${file}`);
  await page.locator('summary', { hasText: 'What it is' }).click();
  await page.getByLabel('Founded').fill('2001');
  await expect(page.getByRole('button', { name: 'Write the file' })).toBeEnabled(ACROSS);
  appendFileSync(join(desk.folder, file), '# a note\n');
  await page.getByRole('button', { name: 'Write the file' }).click();
  await expect(page.getByText(/changed on disk in the meantime/)).toBeVisible(ACROSS);
  await page.getByLabel('Founded').fill('2002');
  await expect(page.getByRole('region', { name: 'On disk now' })).toContainText('# a note');
  await page.getByRole('button', { name: /^Keep mine over it/ }).click();
  await expect(page.getByRole('button', { name: 'Write the file' })).toBeEnabled(ACROSS);
  await page.keyboard.press('Control+s');
  await expect(written(page)).toBeVisible(ACROSS);
  expect(desk.read(file)).toContain('founded: 2002\n');
  expect(desk.read(file)).toContain('# a note\n');
});

test('R63.1: tables, forms, diff and what is due have no barrier that axe finds, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const view of ['#/kind/machines', '#/due', '#/entry/machines/quantinuum-helios.yaml']) {
      await page.goto(`${desk.address}${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (view === '#/due') await expect(page.getByRole('status').first()).toContainText('are due for review', ACROSS);
      if (view.includes('entry')) {
        await page.locator('summary', { hasText: 'What it is' }).click();
        await page.getByLabel('Name', { exact: true }).fill(`Helios ${colorScheme}`);
        await expect(page.locator('.diff .added')).not.toHaveCount(0);
      }
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${view} ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  }
});

test('R63.1: nothing of the desk is in the build', () => {
  const files = globSync('dist/**/*.{html,js,css,xhtml}');
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(/x-desk-token|Changed, not written/.test(readFileSync(file, 'utf8')), file).toBe(false);
});
