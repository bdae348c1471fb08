import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  BELL_PLACES,
  circuitOf,
  expectPlaces,
  focusFirstPlace,
  gridOf,
  hydrated,
  openLab,
  placeAt,
  textFieldOf,
  textPanelOf,
  typeKeys,
} from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true, permissions: ['clipboard-read', 'clipboard-write'] });

const plateOf = (page: Page, gate: string) =>
  page.getByRole('region', { name: 'Gates' }).getByRole('button', { name: gate, exact: true });

/** Half of all outcomes are 00, half 11. */
async function expectBellState(page: Page): Promise<void> {
  await expectPlaces(page, BELL_PLACES);
  const rows = page.getByRole('tabpanel', { name: 'State' }).getByRole('table').first().getByRole('row');
  await expect(rows.filter({ hasText: '|00⟩' })).toContainText('0.5000');
  await expect(rows.filter({ hasText: '|11⟩' })).toContainText('0.5000');
}

test('R32.1: a Bell pair is built with a mouse', async ({ page }) => {
  await openLab(page, '1:q2', 2);
  await plateOf(page, 'H').dragTo(placeAt(page, 0, 0));
  await plateOf(page, 'CNOT target').click();
  await placeAt(page, 1, 1).click();
  await plateOf(page, 'Control').dragTo(placeAt(page, 0, 1));
  await expectBellState(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R32.1: a Bell pair is built by touch', async ({ page }) => {
    await openLab(page, '1:q2', 2);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Clifford').tap();
    await plateOf(page, 'H').tap();
    await placeAt(page, 0, 0).tap();
    await tab('Multi-qubit').tap();
    await plateOf(page, 'CNOT target').tap();
    await placeAt(page, 1, 1).tap();
    await plateOf(page, 'Control').tap();
    await placeAt(page, 0, 1).tap();
    await expectPlaces(page, BELL_PLACES);
  });
});

test('R32.1: a Bell pair is built by keyboard, and every change is undone and redone', async ({ page }) => {
  await openLab(page, '1:q2', 2);
  await focusFirstPlace(page);
  await typeKeys(page, 'h ArrowRight c ArrowDown n');
  await expectBellState(page);

  const bell = await circuitOf(page);
  const CHANGES = 60;
  await typeKeys(page, 'End ArrowRight');
  for (let change = 0; change < CHANGES; change += 1) await page.keyboard.press(change % 2 === 0 ? 'y' : 's');
  const long = await circuitOf(page);
  expect(long).not.toEqual(bell);
  for (let change = 0; change < CHANGES; change += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => circuitOf(page)).toEqual(bell);
  for (let change = 0; change < CHANGES; change += 1) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => circuitOf(page)).toEqual(long);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  for (let change = 0; change < CHANGES + 2; change += 1) await page.keyboard.press('ControlOrMeta+z');
  await expectPlaces(page, []);
});

test('R32.4 and R32.5: a circuit is seen, copied and saved as OpenQASM 3 and comes back by pasting it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, '1:q3/c1/GHZ_state;h0;x1@0;x2@1;rz(2*pi*t)2;m0:0;z1?0', 4);
  const { places } = await circuitOf(page);
  await page.getByRole('button', { name: 'Share or export' }).click();
  await page.getByRole('button', { name: 'OpenQASM 3', exact: true }).click();
  const preview = page.getByRole('region', { name: 'OpenQASM 3', exact: true });
  await expect(preview.getByRole('button', { name: 'Copy' })).toBeFocused();
  await preview.getByRole('button', { name: 'Copy' }).click();
  await expect(preview.getByRole('status')).toHaveText('Copied');
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Save ghz-state.qasm' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ghz-state.qasm');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('OPENQASM 3');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await preview.getByRole('button', { name: 'All formats' }).click();
  await expect(page.getByRole('button', { name: 'OpenQASM 3', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.goto('/lab#1:q1');
  await expect(gridOf(page).getByRole('row')).toHaveCount(1);
  await textPanelOf(page).getByRole('button', { name: 'Edit' }).click();
  await textFieldOf(page).fill(text);
  await expect(gridOf(page).getByRole('row')).toHaveCount(4);
  await expect.poll(async () => (await circuitOf(page)).places).toEqual(places);
});

test('R32.7: the last circuit is there again after a reload, and where no address names one', async ({
  page,
  context,
}) => {
  await openLab(page, '1:q2', 2);
  await focusFirstPlace(page);
  await typeKeys(page, 'h ArrowRight c ArrowDown n');
  await expect(page).toHaveURL(/#1:q2;h0;x1@0$/);
  await page.reload();
  await expectPlaces(page, BELL_PLACES);
  await page.close();
  const later = await context.newPage();
  await later.goto('/lab');
  await hydrated(later);
  await expectPlaces(later, BELL_PLACES);
});

test('R32.7: circuits are saved, opened, deleted, exported and imported', async ({ page }) => {
  await openLab(page, '1:q2;h0;x1@0', 2);
  const menu = page.getByRole('dialog', { name: 'Circuits' });
  const open = () => page.getByRole('button', { name: /^Circuit: / }).click();
  const list = menu.getByRole('region', { name: 'Saved' });
  const saved = list.getByRole('listitem');
  const said = menu.getByRole('status');
  await open();
  await menu.getByRole('textbox', { name: 'Name of this circuit' }).fill('My pair');
  await menu.getByRole('button', { name: 'Save a copy' }).click();
  await expect(said).toHaveText('Saved as My pair.');
  await menu.getByRole('button', { name: 'New' }).click();
  await expectPlaces(page, []);
  await open();
  await menu.getByRole('textbox', { name: 'Name of this circuit' }).fill('Nothing yet');
  await menu.getByRole('button', { name: 'Save a copy' }).click();
  await expect(saved).toHaveCount(2);

  await page.reload();
  await hydrated(page);
  await open();
  await expect(saved).toHaveCount(2);
  const download = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Export all' }).click();
  const file = await (await download).path();
  await list.getByRole('button', { name: /^My pair/ }).click();
  await expectPlaces(page, BELL_PLACES);
  await open();
  await list.getByRole('button', { name: 'Delete My pair' }).click();
  await expect(saved).toHaveCount(1);
  await menu.getByLabel('Import a file').setInputFiles(file);
  await expect(said).toHaveText('1 added, 1 were here already.');
  await expect(saved).toHaveCount(2);
  await menu.getByLabel('Import a file').setInputFiles({
    name: 'circuits.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"no": "circuits"'),
  });
  await expect(said).not.toHaveText(/added/);
  await expect(saved).toHaveCount(2);
});
