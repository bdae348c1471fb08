import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { fewestErrorsFirst } from '#src/features/directory/machines/measured.ts';
import { figureOf } from '#src/model/figures.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

/** Ten people for whom the hub is made, each with what they look for and the presses that it may take (R30.7). */

/** Presses as a reader does, and counts: a click, a choice in a list, or a file taken. */
class Reader {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async choose(list: Locator, option: string): Promise<void> {
    this.presses += 1;
    await list.focus();
    await list.selectOption(option);
  }

  async take(target: Locator): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.press(target);
    return readFile(await (await download).path(), 'utf8');
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('R30.7: somebody who never heard of a qubit turns one with the first press', async ({ page }) => {
    await page.goto('/');
    const chance = page.locator('#turn output');
    const before = await chance.textContent();
    const wheel = page.locator('.turn-wheel');
    await wheel.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await wheel.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width - 20, y + height / 2);
    await expect(chance).not.toHaveText(before ?? '');
    await expect(page.locator('#turn')).not.toContainText(/[α-ω]/, { useInnerText: true });
  });
});

test('R30.7: a student runs Grover’s search in three presses', async ({ page }) => {
  test.setTimeout(60_000);
  const student = new Reader(page);
  await page.goto('/');
  await student.press(page.locator('main a[href="/tutorials/grovers-search"]').first());
  const run = page.getByRole('button', { name: /^Run step/ }).first();
  await student.press(run);
  await expect(page.locator('.run-bar > [role="status"]').first()).toHaveText(/^Finished/, { timeout: 30_000 });
  expect(student.presses).toBeLessThanOrEqual(3);
});

test('R30.7: a physicist finds the lowest two-qubit error of a machine and its paper in three presses', async ({
  page,
}) => {
  const [best] = fewestErrorsFirst(entriesOf('machines'));
  const { source } = figureOf(`machines/${best?.id}/two-qubit-error`).values[0];
  const physicist = new Reader(page);
  await page.goto('/');
  await physicist.press(page.locator('#ahead a[href="/machines"]'));
  await wakePage(page);
  await physicist.press(page.locator(`[id="${best?.id}"] .error`).getByRole('link', { name: /^Source/ }));
  const paper = page.locator(`[popover]:popover-open a[target="_blank"]`).first();
  await expect(paper).toHaveAttribute('href', source.url);
  expect(physicist.presses).toBeLessThan(3);
});

test('R30.7: a bank in Germany leaves with its dates, a calendar of just these and one page in five presses', async ({
  page,
}) => {
  const [union = ''] = Object.keys(pageOf('post-quantum-migration').unions);
  const binding = entriesOf('deadlines').filter(({ region }) => ['Germany', union, 'Worldwide'].includes(region));
  const officer = new Reader(page);
  await page.goto('/');
  await officer.press(page.locator('a[href="/post-quantum-migration"]').last());
  await officer.choose(page.getByLabel('Where', { exact: true }), 'Germany');
  await expect(page.locator('#deadline-list > li:visible')).toHaveCount(binding.length);
  const calendar = await officer.take(page.getByRole('link', { name: 'Calendar (ICS) of Germany' }));
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(binding.length);
  await officer.press(page.getByRole('link', { name: 'Page for management of Germany' }).first());
  await expect(page.locator('.sheet-finding')).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  expect(officer.presses).toBeLessThanOrEqual(5);
});

test('R30.7: an investor compares three companies and takes the table in five presses', async ({ page }) => {
  const investor = new Reader(page);
  await page.goto('/companies');
  for (const name of ['IonQ', 'Quantinuum', 'PsiQuantum']) {
    await investor.press(page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).first());
  }
  await investor.press(page.getByRole('button', { name: 'Compare', exact: true }));
  const [head] = parse(await investor.take(page.getByRole('button', { name: 'Take these 3 as CSV' })));
  expect(head).toEqual(expect.arrayContaining(['IonQ', 'Quantinuum', 'PsiQuantum']));
  expect(investor.presses).toBe(5);
});

test.describe('with the right to write to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('R30.7: a journalist takes a chart to embed and a figure to cite, in two presses each', async ({ page }) => {
    const journalist = new Reader(page);
    await page.goto('/industry');
    await wakePage(page);
    await journalist.press(page.locator('figure.chart .take').first().getByRole('link', { name: 'Embed' }));
    await journalist.press(page.locator('#preview').getByRole('button', { name: 'Copy' }).first());
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe src="\S+\/embed\//);
    await page.keyboard.press('Escape');
    await journalist.press(page.locator('main a.figure-number').first());
    await journalist.press(page.locator('#preview').getByRole('button', { name: 'Copy with source' }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/figures#\S+$/);
    expect(journalist.presses).toBe(4);
  });
});

test('R30.7: a teacher finds the puzzles by what they are called in a school', async ({ page }) => {
  const teacher = new Reader(page);
  await page.goto('/search?q=classroom+exercise');
  const puzzle = page.locator('main a[href^="/lab"]').first();
  await teacher.press(puzzle);
  await expect(page).toHaveURL(/\/lab/);
  expect(teacher.presses).toBe(1);
});

test('R30.7: a developer finds what runs programs on machines', async ({ page }) => {
  const developer = new Reader(page);
  await page.goto('/');
  await developer.press(page.locator('footer a[href="/tools"]'));
  await page.locator('main').getByRole('searchbox').fill('cloud');
  await expect(page.locator('main').getByRole('status').first()).toHaveText(/^[1-9]\d* of \d+/);
  await page.goto('/machines');
  await developer.choose(page.getByLabel('Where to use it', { exact: true }), "maker's cloud");
  await expect(page.locator('#machine-rows > tr:visible').first()).toHaveAttribute('data-offered', /maker's cloud/);
});

test('R30.7: a buyer for a computing center compares four machines for its own rooms', async ({ page }) => {
  const buyer = new Reader(page);
  await page.goto('/machines');
  await buyer.choose(page.getByLabel('Where to use it', { exact: true }), 'on site');
  await expect(page.locator('main').getByText(/^\d+ of \d+ machines$/)).toBeVisible();
  const ticks = page.locator('#machine-rows > tr:visible input[name=compare]');
  for (const index of [0, 1, 2, 3]) await buyer.press(ticks.nth(index));
  await buyer.press(page.getByRole('button', { name: 'Compare', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare four machines');
  const [head = []] = parse(await buyer.take(page.getByRole('button', { name: 'Take these 4 as CSV' })));
  expect(head.length).toBeGreaterThanOrEqual(5);
  expect(buyer.presses).toBe(7);
});

test('R30.7: by keyboard alone every chart is one stop', async ({ page }) => {
  for (const path of ['/timeline', '/roadmaps', '/machines', '/funding']) {
    await page.goto(path);
    await wakePage(page);
    const drawing = page.locator('.drawing:visible').first();
    await drawing.locator('a.mark').first().focus();
    await expect(drawing.locator('a.mark:not([tabindex="-1"])')).toHaveCount(1);
  }
});
