import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const TEN = [
  'flip-it',
  'make-plus',
  'make-minus',
  'make-minus-again',
  'x-from-h-and-z',
  'bell-pair-puzzle',
  'psi-plus',
  'psi-minus',
  'two-paths-one-turned',
  'make-a-minus',
];
const SET = `1:Signs_and_pairs;each;${TEN.join(';')}`;

const box = (page: Page) => page.locator('.set-box');
const lines = (page: Page) => box(page).locator('.set-items > li');
const row = (page: Page, id: string) => page.locator(`[data-choice="${id}"]`);
const tick = async (page: Page, id: string) => {
  const group = page.locator('details', { has: row(page, id) });
  if (!(await group.evaluate((details: HTMLDetailsElement) => details.open))) await group.locator('summary').click();
  await row(page, id).getByRole('checkbox').check();
};

test('R47.1: a set of ten is put together, and is in the address alone', async ({ page, context }) => {
  await page.goto('/teach');
  for (const [index, id] of TEN.entries()) {
    await tick(page, id);
    await expect(lines(page)).toHaveCount(index + 1);
  }
  await box(page).getByLabel('Title').fill('Signs and pairs');
  await box(page).getByRole('radio', { name: 'Each student another' }).check();
  await expect(page).toHaveURL(new RegExp(`/teach#${SET}$`));
  await expect(box(page)).toContainText(`${`/teach#${SET}`.length} of 2,000 characters`);

  // Whoever opens the address has the same set before them, boxes and all.
  const other = await context.newPage();
  await other.goto(`/teach#${SET}`);
  await expect(lines(other)).toHaveCount(10);
  await expect(other.locator('[data-choice] :checked')).toHaveCount(10);
  await row(other, 'flip-it').getByRole('checkbox').uncheck();
  await expect(lines(other)).toHaveCount(9);
  await lines(other).first().getByRole('button', { name: 'Take out Make |+⟩' }).click();
  await expect(row(other, 'make-plus').getByRole('checkbox')).not.toBeChecked();
});

test('R47.1: a set is put in order by keys, and by dragging', async ({ page }) => {
  await page.goto('/teach#1:S;same;flip-it;make-plus;make-minus');
  await expect(lines(page)).toHaveCount(3);
  const handle = box(page).getByRole('button', { name: 'Move Make |1⟩ with the arrow keys' });
  await handle.press('ArrowDown');
  await expect(page).toHaveURL(/#1:S;same;make-plus;flip-it;make-minus$/);
  await expect(handle).toBeFocused();
  await expect(box(page).getByText('Make |1⟩ is now 2 of 3.')).toBeAttached();
  await handle.hover();
  await page.mouse.down();
  await lines(page).nth(0).hover({ force: true });
  await page.mouse.up();
  await expect(page).toHaveURL(/#1:S;same;flip-it;make-plus;make-minus$/);
});

test('R47.1: one variant for all is chosen beside its task', async ({ page }) => {
  await page.goto('/teach#1:S;same;two-paths-one-turned');
  await box(page).getByLabel('Variant of Two paths, one turned').fill('17');
  await expect(page).toHaveURL(/#1:S;same;two-paths-one-turned=17$/);
  await expect(page.locator('.set-work').getByRole('link', { name: 'Two paths, one turned' })).toHaveAttribute(
    'href',
    /^\/tasks\/two-paths-one-turned\?v=1#/,
  );
});

test('R47.2: an address that is cut, of a newer version or with an unknown task opens what it can', async ({
  page,
}) => {
  const fault = box(page).locator('.set-fault');
  await page.goto('/teach#1:Signs;same;flip-it;make-pl');
  await expect(lines(page)).toHaveCount(1);
  await expect(fault).toContainText('There is no task “make-pl”');
  for (const [fragment, sentence] of [
    ['1:Signs', 'The address ends before its first task.'],
    ['2:Signs;same;flip-it', 'The address is of version 2; this page reads version 1.'],
    [`1:${'x'.repeat(3000)};same;flip-it`, 'a set has at most 2,000'],
    ['1:%E0%A4%A;same;flip-it', ''],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/teach#${fragment}`);
    await expect(fault).toContainText(sentence);
  }
  await expect(lines(page)).toHaveCount(1);
});

test('R47.2: what would make the address longer than 2,000 characters is refused with the number', async ({ page }) => {
  await page.goto(`/teach#1:${'x'.repeat(1970)};same;flip-it`);
  await expect(lines(page)).toHaveCount(1);
  await row(page, 'make-minus-again').getByRole('checkbox').click();
  await expect(box(page).locator('.set-fault')).toHaveText(
    'The address would have 2,009 characters; 2,000 is the most.',
  );
  await expect(row(page, 'make-minus-again').getByRole('checkbox')).not.toBeChecked();
  await expect(lines(page)).toHaveCount(1);
});

test('R47.3: problems and answers are printed apart, each alone on its paper', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed-times', '1');
  });
  await page.goto(`/teach#${SET}`);
  await expect(page.locator('.sheet')).toHaveCount(2);
  await expect(page.locator('.sheet').first().locator('.sheet-task')).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  const [problems, answers] = [page.locator('.sheet[data-kind=problems]'), page.locator('.sheet[data-kind=answers]')];
  await expect(problems).toBeVisible();
  await expect(answers).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Choose' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const code = await problems.locator('.sheet-code').boundingBox();
  expect(code?.width).toBeGreaterThanOrEqual(83); // 22 mm
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: 'Letter', exact: true }).check();
  await box(page).getByRole('button', { name: 'Print answers' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed-times', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(problems).toBeHidden();
  await expect(answers).toBeVisible();
  await expect(answers).toContainText('X exchanges |0⟩ and |1⟩.');
});

test('R47.3: where each student has other variants, each number gets a sheet', async ({ page }) => {
  await page.goto('/teach#1:S;each;two-paths-one-turned');
  const sheets = page.locator('.sheet[data-kind=problems]');
  await expect(sheets).toHaveCount(1);
  await page.getByLabel('Sheets for the numbers 1 to').fill('24');
  await expect(sheets).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  const texts = await sheets.locator('.sheet-task').allTextContents();
  expect(new Set(texts).size).toBeGreaterThanOrEqual(20);
  await expect(sheets.nth(6)).toContainText('Number 7');
});

test('R47.4: a student types a number, solves a task, and saves a file that a teacher reads', async ({ page }) => {
  await page.goto(`/teach#${SET}`);
  const work = page.locator('.set-work');
  await expect(work.getByRole('heading')).toHaveText('Signs and pairs');
  await expect(work.getByRole('link')).toHaveCount(0);
  await work.getByRole('button', { name: 'Save my work' }).click();
  await expect(work.getByRole('status')).toHaveText('Type your number first, from 1 to 9999.');
  await work.getByLabel('Your number').fill('7');
  await work.getByRole('link', { name: 'Two paths, one turned' }).click();

  await expect(page).toHaveURL(/\/tasks\/two-paths-one-turned\?v=7#1:/);
  await expect(page.getByLabel('Variant')).toHaveValue('7');
  const field = page.locator('.task-box').getByRole('textbox');
  await field.fill('0');
  await page.locator('.task-box').getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.task-note')).toContainText('Not 0');
  await page.getByRole('link', { name: 'Back to “Signs and pairs”' }).click();

  await expect(page.getByLabel('Your number')).toHaveValue('7');
  await expect(work.getByRole('listitem').nth(8)).toContainText('1 try');
  const coming = page.waitForEvent('download');
  await work.getByRole('button', { name: 'Save my work' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('work-7.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ student: 7, set: SET, work: { 'two-paths-one-turned': { tries: 1, isSolved: false } } });

  await page.goto('/teach/results');
  await read(page, [await download.path()]);
  await expect(page.getByRole('row', { name: /^Number 7/ })).toContainText('0 of 10');
});

/** Files that are dropped before the script is there: it comes with the pointer, and finds them. */
async function read(page: Page, files: Parameters<Locator['setInputFiles']>[0]) {
  const input = page.locator('input[type=file]');
  await expect(page.locator('astro-island', { has: input })).toHaveAttribute('ssr');
  await input.setInputFiles(files);
  await input.hover();
}

/** A file as a student saves it. */
function work(student: number, solved: readonly string[], more: object = {}) {
  const done = Object.fromEntries(solved.map((id) => [id, { tries: 2, isSolved: true, answer: '' }]));
  const file = { format: 'quantum-hub-work', version: 1, student, saved: '2026-11-27T10:00:00Z', set: SET, work: done };
  const text = JSON.stringify({ ...file, ...more });
  return { name: `work-${student}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
}

test('R47.5: result files become a table and CSV; what is wrong with one is said', async ({ page }) => {
  await page.goto('/teach/results');
  await read(page, [
    work(7, TEN),
    work(12, TEN.slice(0, 8)),
    work(23, TEN.slice(0, 4)),
    work(12, TEN.slice(0, 7), { saved: '2026-11-26T10:00:00Z' }),
    { name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(20_000_000, ' ') },
    { name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('\u0089PNG') },
    work(5, [], { work: { 'flip-it': true } }),
  ]);
  await expect(page.getByText('3 files of “Signs and pairs” read.')).toBeVisible();
  await expect(page.getByText('Number 12 came twice, the newer one counts.')).toBeVisible();
  await expect(page.getByText('huge.json was left out: it has 20.0 MB')).toBeVisible();
  await expect(page.getByText('photo.json was left out: it is not JSON')).toBeVisible();
  await expect(page.getByText('work-5.json was left out: “work” of flip-it')).toBeVisible();
  await expect(page.getByText('Hardest so far: tasks 9 and 10, solved by 1 of 3')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Number/ })).toContainText(['10 of 10', '8 of 10', '4 of 10']);
  await expect(page.getByText('It proves nothing about who solved it.')).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(5);
  expect(csv).toContain('12,2026-11-27T10:00:00Z,8,solved,2,');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R47.6: the tasks can be read, and nothing stands there that does nothing', async ({ page }) => {
    await page.goto('/teach');
    await expect(row(page, 'flip-it').getByRole('link')).toHaveAttribute('href', '/lab#puzzle=flip-it');
    await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
    await expect(box(page)).toBeHidden();
    await expect(page.getByText('Putting a set together needs JavaScript.')).toBeVisible();
    await page.goto('/teach/results');
    await expect(page.locator('input[type=file]')).toBeHidden();
    await expect(page.getByText('Reading files needs JavaScript.')).toBeVisible();
  });
});
