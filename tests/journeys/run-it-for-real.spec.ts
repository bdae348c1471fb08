import type { Page } from '@playwright/test';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const { reader, services } = pageOf('run-it-for-real');
const form = (page: Page) => page.locator('.counts-form');
const said = (page: Page) => form(page).getByRole('status');

async function compare(page: Page, counts: string): Promise<void> {
  await form(page).getByLabel(reader.texts.counts, { exact: true }).fill(counts);
  await form(page).getByRole('button', { name: reader.texts.compare }).click();
}

test('R43.6: counts of a Bell pair are judged beside theory, and nothing is sent', async ({ page }) => {
  await page.goto('/run-it-for-real');
  await compare(page, '{"00": 489, "11": 498, "01": 13}');
  await expect(said(page)).toContainText('13 shots read what theory excludes');
  await expect(said(page)).toContainText('0.0130');
  const rows = form(page).getByRole('row');
  await expect(rows.filter({ hasText: '489' })).toContainText('500 ± 15.8');
  await expect(rows.filter({ hasText: '489' })).toContainText('−0.7 σ');
  await expect(form(page).locator('tr[data-excluded]')).toContainText('never');
  await expectAccessible(page, '.counts-form');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method() + request.url()));
  await compare(page, "Counter({'00': 505, '11': 495})");
  await expect(said(page)).toContainText('within 3 σ');
  expect(requests).toEqual([]);
  await form(page).getByRole('link', { name: reader.texts.lab }).click();
  await expect(page).toHaveURL(/\/lab#/);
});

test('R43.6: bad input gets a sentence and stays in its field', async ({ page }) => {
  await page.goto('/run-it-for-real');
  for (const [counts, sentence] of [
    ['', 'Paste counts such as'],
    ['{"000": 5}', 'This circuit reads 2 bits'],
    ['<script>', 'This cannot be read as counts'],
  ] as const) {
    await compare(page, counts);
    await expect(said(page)).toContainText(sentence);
    await expect(form(page).getByLabel(reader.texts.counts, { exact: true })).toHaveValue(counts);
    await expect(form(page).getByRole('table')).toHaveCount(0);
  }
});

test('R43.6: a circuit of one’s own is read from OpenQASM or from an address of the lab', async ({ page }) => {
  await page.goto('/run-it-for-real');
  await form(page).locator('[name=circuit]').selectOption({ label: reader.texts.other });
  const text = form(page).getByLabel(reader.texts.text);
  await text.fill('OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[3] q;\nbit[3] c;\nx q[0];\nc = measure q;');
  await compare(page, '{"001": 100}');
  await expect(said(page)).toContainText('distance from theory is 0.0000');
  await form(page).locator('[name=order]').selectOption('first left');
  await compare(page, '{"100": 100}');
  await expect(said(page)).toContainText('distance from theory is 0.0000');
  await text.fill('https://hub.example/lab#1:q1;x0');
  await form(page).locator('[name=order]').selectOption('first right');
  await compare(page, '{"1": 7}');
  await expect(said(page)).toContainText('distance from theory is 0.0000');
  await text.fill('qubit q; frobnicate q;');
  await compare(page, '{"1": 7}');
  await expect(said(page)).toContainText(/^Line 1, column/);
});

test('R43.5: each service says what is free, and has machines, languages and a program', async ({ page }) => {
  await page.goto('/run-it-for-real');
  const rows = page.locator('.services tbody tr');
  await expect(rows).toHaveCount(services.items.length);
  for (const { name, free, program } of services.items) {
    const row = rows.filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row).toContainText(free.text);
    await expect(row.getByText(services.reported, { exact: true })).toHaveCount(free.reported ? 1 : 0);
    expect(await row.locator('a[href^="/machines/"]').count()).toBeGreaterThan(0);
    const file = await page.request.get(`/tutorials/${program.replace('/', '/programs/')}`);
    expect(file.ok()).toBe(true);
  }
});

test('R43.5: every program of a tutorial, and each machine in a cloud, leads there', async ({ page }) => {
  await page.goto('/tutorials/first-quantum-circuit');
  expect(await page.locator('main a[href="/run-it-for-real"]').count()).toBeGreaterThanOrEqual(
    await page.locator('main .program').count(),
  );
  const reached = entriesOf('machines').find(
    ({ status, offered }) => status === 'in service' && offered?.includes('Braket'),
  );
  await page.goto(`/machines/${reached?.id}`);
  await page.locator('main a[href="/run-it-for-real"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('run-it-for-real').heading);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R43.6: the field is absent, and a sentence says so', async ({ page }) => {
    await page.goto('/run-it-for-real');
    await expect(form(page)).toBeHidden();
    await expect(page.getByText(reader.without)).toBeVisible();
  });
});
