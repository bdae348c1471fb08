import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const model = (page: Page) => page.locator('#model');
const title = (page: Page) => model(page).getByRole('heading', { level: 3 });
const button = (page: Page, name: string) => model(page).getByRole('button', { name, exact: true });

/** Chooses a file, as dropping one on the field does, and goes to the field. */
async function bring(page: Page, name: string, content: string | Buffer) {
  const field = model(page).locator('input[type=file]');
  await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await field.focus();
}

/** The patch of distance 3, once it stands: what is below its verdict has moved by then. */
async function openPatch(page: Page) {
  await page.goto(`${urls.errorCorrection()}#patch=3`);
  await expect(page.locator('#patch h3').first()).toHaveText('No error yet.');
}

/**
 * What a press saves. It is made once more where no file comes: in a context that tests share the browser tells of none about
 * once in ten times; in one of its own it told of each of 64.
 */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  let text = '';
  await expect(async () => {
    const saved = page.waitForEvent('download', { timeout: 5_000 });
    await press();
    text = await readFile(await (await saved).path(), 'utf8');
  }).toPass({ timeout: 45_000 });
  return text;
}

test('R54.6: a researcher takes the circuit of a patch', async ({ page }) => {
  await openPatch(page);
  const circuit = await downloaded(page, () =>
    page.locator('#patch').getByRole('button', { name: 'Stim circuit' }).click(),
  );
  expect(circuit).toContain('DEPOLARIZE2(0.001)');
});

test('R54.16: a researcher takes the model of a patch, drops it in and gets a rate with its interval', async ({
  page,
}) => {
  await openPatch(page);
  const text = await downloaded(page, () =>
    page.locator('#patch').getByRole('button', { name: 'Detector error model' }).click(),
  );
  await bring(page, 'mine.dem', text);
  await expect(title(page)).toHaveText(
    /^mine\.dem: of [\d,]+ shots [\d,]+ end in a logical error, [\d.]+%, between [\d.]+% and [\d.]+%$/,
  );
  await expect(model(page).locator('dl')).toContainText('Detectors24');
  await button(page, 'Stop').click();
  await expect(model(page).locator('.chart-unit')).toHaveText('Union-find, stopped.');
  const [head, row] = (await downloaded(page, () => model(page).getByRole('link', { name: 'CSV' }).click())).split(
    '\r\n',
  );
  expect(head).toBe('file,decoder,detectors,observables,mechanisms,shots,failures,logical_error,low_95,high_95');
  expect(row).toMatch(/^mine\.dem,union-find,24,1,286,\d+,\d+,/);
});

test('R54.16: another decoder counts anew, and the example comes back', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  await bring(page, 'bit.dem', 'error(0.25) D0 L0\nerror(0.001) D0\n');
  await expect(title(page)).toContainText('bit.dem: of ');
  await model(page).getByText('Exact matching', { exact: true }).click();
  await expect(model(page).locator('.chart-unit')).toContainText('Exact matching');
  await expect(title(page)).toContainText('bit.dem: of 200,000 shots');
  await button(page, 'Back to the example').click();
  await expect(title(page)).toContainText('surface-code-d3.dem: of ');
});

test('R54.16: where nothing fails, the most that it may be is said, never zero', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  await bring(page, 'sure.dem', 'error(0.1) D0\nerror(0) L0\n');
  await expect(title(page)).toHaveText(
    'sure.dem: none of 200,000 shots ends in a logical error; that is fewer than 1.50 × 10⁻⁵, at 95%',
  );
});

const REFUSED = [
  {
    what: 'an error with three detectors',
    name: 'hyper.dem',
    content: 'error(0.1) D0 D1\nerror(0.1) D0 D1 D2 L0\n',
    says: 'Line 2: expected at most two detectors between ^, and here are 3',
  },
  {
    what: 'an instruction that Stim does not know',
    name: 'odd.dem',
    content: 'error(0.1) D0\nshiver 4\n',
    says: 'Line 2: expected error, detector, logical_observable, shift_detectors or repeat, not shiver',
  },
  {
    what: 'what is no text',
    name: 'photo.dem',
    content: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    says: 'no text in UTF-8',
  },
  {
    what: 'a file of 2 MB',
    name: 'large.dem',
    content: 'x'.repeat(2_000_000),
    says: 'It has 2.0 MB, and at most 1 MB',
  },
];

for (const { what, name, content, says } of REFUSED) {
  test(`R54.17: ${what} is refused with its reason, and nothing of it is taken`, async ({ page }) => {
    await page.goto(urls.errorCorrection());
    await bring(page, name, content);
    await expect(title(page)).toHaveText(`${name} cannot be decoded`);
    await expect(model(page).getByRole('status')).toContainText(says);
    await expect(model(page).locator('dl')).toHaveCount(0);
    await bring(page, 'good.dem', 'error(0.25) D0 L0\nerror(0.001) D0\n');
    await expect(title(page)).toContainText('good.dem: of ');
  });
}

test('R54.17: a file without an error, and one without an observable, are told as such', async ({ page }) => {
  await page.goto(urls.errorCorrection());
  await bring(page, 'empty.dem', '');
  await expect(title(page)).toHaveText('empty.dem holds no error, so nothing can go wrong');
  await bring(page, 'blind.dem', 'error(0.1) D0\n');
  await expect(title(page)).toHaveText('blind.dem names no observable, so nothing can be lost');
});
