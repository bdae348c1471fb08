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

test('R31.1: region, scope and force narrow the dates, and all of them are a calendar', async ({ page, request }) => {
  await page.goto(PAGE);
  const [some] = deadlines;
  await page.getByLabel('Where', { exact: true }).focus();
  await page.getByLabel('Where', { exact: true }).selectOption(some?.region ?? '');
  await expect(page.locator(shown)).toHaveCount(deadlines.filter(({ region }) => region === some?.region).length);
  const link = page.getByRole('link', { name: /calendar/ });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(deadlines.length);
});

test('R31.2: every parameter set has its row with its sizes', async ({ page }) => {
  await page.goto(PAGE);
  for (const { id, name, publicKey, ciphertext, signature } of sets) {
    const row = page.locator(`tr[id="${id}"]`);
    await expect(row.getByRole('rowheader')).toContainText(name);
    for (const size of [publicKey, ciphertext ?? signature ?? 0])
      await expect(row).toContainText(size.toLocaleString('en-US'));
  }
});

test('R31.3: the check-list is a Markdown file with a box for each task', async ({ page, request }) => {
  await page.goto(PAGE);
  const { phases } = sectionOf(pageOf('post-quantum-migration'), 'checklist');
  const link = page.getByRole('link', { name: 'Check-list (Markdown)' });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/markdown');
  expect((await file.text()).match(/^- \[ \] /gm)).toHaveLength(phases.flatMap(({ tasks }) => tasks).length);
});
