import type { Page } from '@playwright/test';
import { regionsOf } from '#src/features/topics/security/migration/jurisdictions.ts';
import { slugOf } from '#src/features/topics/security/migration/slug-of.ts';
import { entriesOf, pageOf, sectionOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const PAGE = '/post-quantum-migration';
const deadlines = entriesOf('deadlines');
const sets = entriesOf('parameter-sets');
const shown = '#deadline-list > li:visible';

test('R31.1: every date says who asks for what, how binding it is and since when, with its source', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.locator(shown)).toHaveCount(deadlines.length);
  for (const { id, authority, sector, scope, what, force } of deadlines) {
    const row = page.locator(`[id="${id}"]`);
    for (const text of [authority, sector, scope, what, force]) await expect(row).toContainText(text);
    await expect(row.locator('.source-number')).not.toHaveCount(0);
  }
});

test('R31.1, R35.3: a region leaves its own dates, its union’s and the worldwide ones, in list, chart and files', async ({
  page,
  request,
}) => {
  const [[union = '', [member = '']] = ['', []]] = Object.entries(pageOf('post-quantum-migration').unions);
  const binding = deadlines.filter(({ region }) => [member, union, 'Worldwide'].includes(region));
  await page.goto(PAGE);
  await page.getByLabel('Where', { exact: true }).focus();
  await page.getByLabel('Where', { exact: true }).selectOption(member);
  await expect(page.locator(shown)).toHaveCount(binding.length);
  await expect(page.locator('.drawing-wide .mark:not([data-dimmed])')).toHaveCount(binding.length);
  const calendar = await request.get(await addressOf(page, `Calendar (ICS) of ${member}`));
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(binding.length);
  const table = await request.get(await addressOf(page, `Table (CSV) of ${member}`));
  expect((await table.text()).trim().split('\r\n')).toHaveLength(binding.length + 1);
});

test('R31.1: all dates are a calendar', async ({ page, request }) => {
  await page.goto(PAGE);
  const file = await request.get(await addressOf(page, 'All dates as a calendar (ICS)'));
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(deadlines.length);
});

test('R35.1: every date has a sign in the chart, which leads to its row and opens it', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('.drawing-wide .mark')).toHaveCount(deadlines.length);
  const id = deadlines.at(-1)?.id ?? '';
  await page.locator(`.drawing-wide .mark[data-row="${id}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${id}"] .source-number`).first()).toBeVisible();
});

for (const path of [PAGE, '/cybersecurity'])
  test(`R35.2, R8.7: the sliders of ${path} change what lies open, and the address keeps it`, async ({ page }) => {
    const { yours } = pageOf('post-quantum-migration');
    await page.goto(path);
    const finding = page.locator('[data-says=title]');
    await expect(finding).toContainText('3 years');
    const slider = page.getByLabel(yours.secrecy.label);
    await slider.focus();
    await slider.press('ArrowLeft');
    await expect(finding).toContainText('2 years');
    await expect(page.locator('.drawing-wide [data-yours]')).toContainText('2 years exposed');
    await expect(page).toHaveURL(/x=9&y=8&z=15/);
    await slider.press('Home');
    await expect(finding).toHaveText(yours.safe);
  });

test('R35.4: a bank in Germany leaves with one printed page of her own years and a calendar of what binds there', async ({
  page,
}) => {
  await page.goto(`${PAGE}?region=Germany&x=12&y=8&z=15`);
  await page.getByLabel('Where', { exact: true }).focus();
  await expect(page.locator('[data-says=title]')).toContainText('5 years');
  await page.getByRole('link', { name: 'Page for management of Germany' }).first().click();
  await expect(page).toHaveURL(/\/sheet\/germany\?x=12&y=8&z=15/);
  await page.getByRole('slider').first().focus();
  await expect(page.locator('.sheet-finding')).toContainText('5 years');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test('R35.4: the page for management of every region is one side of A4', async ({ page }) => {
  for (const region of regionsOf(deadlines, pageOf('post-quantum-migration').unions).slice(1)) {
    await page.goto(`${PAGE}/sheet/${slugOf(region)}`);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), region).toBe(1);
  }
});

test('R35.5: on a phone the page is at most 30 windows long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(30);
});

/** Where a link leads. */
async function addressOf(page: Page, name: string): Promise<string> {
  const link = page.locator('main').getByRole('link', { name, exact: true });
  return (await link.first().getAttribute('href')) ?? '';
}

/** How many sheets of paper a file is. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

test('R31.2: every parameter set has its row with its sizes', async ({ page }) => {
  await page.goto(PAGE);
  for (const { id, name, publicKey, ciphertext, signature } of sets) {
    const row = page.locator(`tr[id="${id}"]`);
    await expect(row.locator('th')).toContainText(name);
    for (const size of [publicKey, ciphertext ?? signature ?? 0])
      await expect(row).toContainText(size.toLocaleString('en-US'));
  }
});

test('R31.3: the check-list is a Markdown file with a box for each task', async ({ page, request }) => {
  await page.goto(`${PAGE}#checklist`);
  const { phases } = sectionOf(pageOf('post-quantum-migration'), 'checklist');
  const link = page.getByRole('link', { name: 'Check-list (Markdown)' });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/markdown');
  expect((await file.text()).match(/^- \[ \] /gm)).toHaveLength(phases.flatMap(({ tasks }) => tasks).length);
});
