import {
  BELL_PLACES,
  expectPlaces,
  gridOf,
  openLab,
  placesOf,
  TELEPORTATION,
  TELEPORTATION_PLACES,
  textFieldOf,
  textPanelOf,
} from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true, permissions: ['clipboard-read', 'clipboard-write'] });

const UNREADABLE: readonly (readonly [fragment: string, reason: string | RegExp])[] = [
  ['9:q2;h0', 'The address is of version 9; this lab reads version 1.'],
  ['1:', 'The address ends after its version; the circuit is missing.'],
  ['1z:AAAA', 'The address is damaged: its end is missing, or a letter is wrong.'],
  ['1:q2;h9', /qubit 9/],
  ['1:q99;h0', /16/],
  ['<img src onerror=alert(1)>', 'The address names no circuit'],
  ['1:q2;rx(alert(1))0', /alert/],
];

test('R32.3: an address that cannot be read opens an empty lab that says why, and keeps the text', async ({ page }) => {
  const kept = page.getByRole('textbox', { name: 'What the address said' });
  for (const [fragment, reason] of UNREADABLE) {
    await openLab(page, fragment, 2);
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(reason);
    expect(decodeURIComponent(await kept.inputValue())).toContain(fragment);
    await expectPlaces(page, []);
    await page.getByRole('button', { name: 'Bell pair', exact: true }).click();
    await expectPlaces(page, BELL_PLACES);
    await expect(kept).toBeHidden();
  }
});

test('R32.4: on empty wires a text is pasted by one press', async ({ page }) => {
  await openLab(page, '1:q3', 3);
  await page.getByRole('button', { name: 'Paste text' }).click();
  await expect(textFieldOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; h q[0]; cx q[0], q[1];');
  await expectPlaces(page, BELL_PLACES);
});

test('R32.4: a fault in the text is said with its line and column, and the drawing keeps its last state', async ({
  page,
}) => {
  await openLab(page, TELEPORTATION, 5);
  const panel = textPanelOf(page);
  const said = panel.getByRole('status').first();
  const dashed = page.locator('.lab-outdated');
  await panel.getByRole('button', { name: 'Edit' }).click();
  const field = textFieldOf(page);
  await expect(field).toBeFocused();
  // A few letters at the end of what is there.
  await page.keyboard.press('ControlOrMeta+End');
  // A comment, too: a slash is a key of the site elsewhere.
  await page.keyboard.type('// why\ncx q[0] q[1];');
  await expect(said).toHaveText(/^Line \d+, column 9: expected a comma before q\.$/);
  await expect(dashed).toBeVisible();
  await expectPlaces(page, TELEPORTATION_PLACES);
  await expect(field).toContainText('cx q[0] q[1];');
  await expect(field).toBeFocused();
  // Mended by hand: the drawing follows again.
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(said).toHaveText(/^10 operations, /);
  await expect(dashed).toBeHidden();
  await expect(placesOf(page).and(page.getByRole('gridcell', { name: /CNOT control, target qubit 1$/ }))).toHaveCount(
    2,
  );

  for (const [text, fault] of [
    ['OPENQASM 3.0;\nqubit[2] q;\nh q[5];', /^Line 3, column \d+: /],
    ['OPENQASM 3.0;\nqubit[2] q;\nwhile (true) { h q[0]; }', /^Line 3, column 1: /],
    ['OPENQASM 3.0;\nqubit[17] q;', /^Line 2, column \d+: .*16/],
    ['OPENQASM 3.0;\nqubit[2] q;\n"', /^Line 3, column 1: /],
    ['𝓗'.repeat(50), /^Line 1, column \d+: /],
    ['(((('.repeat(20_000), /^Line 1, column \d+: /],
  ] as const) {
    await field.fill(text);
    await expect(said).toHaveText(fault);
    await expect(dashed).toBeVisible();
    await expect(gridOf(page).getByRole('row')).toHaveCount(5);
  }
  // What was built is still in the history, and the drawing goes on from where it was.
  await page.keyboard.press('Escape');
  await expect(gridOf(page).locator(':focus')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPlaces(page, TELEPORTATION_PLACES);
});

test('R32.4: a paste of two megabytes is answered with its limit, and nothing is lost', async ({ page }) => {
  await openLab(page, '1:q2;h0;x1@0', 2);
  await textPanelOf(page).getByRole('button', { name: 'Edit' }).click();
  await expect(textFieldOf(page)).toBeFocused();
  await page.evaluate(() =>
    navigator.clipboard.writeText(`OPENQASM 3.0;\nqubit[2] q;\n${'h q[0];\n'.repeat(250_000)}`),
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  const said = textPanelOf(page).getByRole('status').first();
  await expect(said).toHaveText(/^Line \d+, column \d+: .*1,?000,?000|million/);
  await expectPlaces(page, BELL_PLACES);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(said).toHaveText('2 operations, 2 columns');
  await expectPlaces(page, BELL_PLACES);
});

test('R32.5: a Quirk link that is pasted takes the place of the text, says what it leaves out, and is undone', async ({
  page,
}) => {
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };
  await openLab(page, '1:q3;h2', 3);
  const panel = textPanelOf(page);
  await panel.getByRole('button', { name: 'Edit' }).click();
  const field = textFieldOf(page);
  await expect(field).toBeFocused();
  await paste('https://algassert.com/quirk#circuit={"cols":[["H"],["•","X"],["Bloch"]]}');
  await expectPlaces(page, BELL_PLACES);
  await expect(field).toContainText('cx q[0], q[1];');
  await expect(field).not.toContainText('algassert');
  await expect(panel.getByText('The display Bloch in column 3 is left out; it changes nothing.')).toBeVisible();

  await paste('https://algassert.com/quirk#circuit={"cols":[["H"],');
  await expect(panel.getByRole('status').first()).toHaveText(
    'The circuit is cut off or damaged: it is no complete JSON.',
  );
  await expectPlaces(page, BELL_PLACES);
  await expect(field).toContainText('algassert');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPlaces(page, ['qubit 2, column 1: H']);
});
