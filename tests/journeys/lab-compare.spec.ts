import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { openLab } from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true });

const BELL = '1:q2;h0;x1@0';
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Compare with another circuit' });
const fieldOf = (page: Page) => panelOf(page).getByRole('textbox', { name: 'OpenQASM, or a link of the lab' });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Circuit: / }).click();
  await page.getByRole('dialog', { name: 'Circuits' }).getByRole('button', { name: 'Compare' }).click();
  await expect(fieldOf(page)).toBeFocused();
}

async function compareWith(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await panelOf(page).getByRole('button', { name: 'Compare' }).click();
}

const answerOf = (page: Page) => panelOf(page).getByRole('status');

test('R32.13: says whether another circuit does the same, up to which phase', async ({ page }) => {
  await openLab(page, BELL, 2);
  await openPanel(page);
  await compareWith(
    page,
    'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\nh q[1];\ncz q[0], q[1];\nh q[1];\n',
  );
  await expect(answerOf(page)).toHaveText('Both do the same for every input.');
  await compareWith(page, '1:q2;h0;x1@0;gphase(pi/2)0');
  await expect(answerOf(page)).toHaveText(
    'Both do the same up to the global phase π/2 of the second, for every input.',
  );
});

test('R32.13: says where they part, and moves the cut there, by keyboard', async ({ page }) => {
  await openLab(page, '1:q2;h0;x1@0;t1;h0', 2);
  await openPanel(page);
  await fieldOf(page).fill(`${new URL(page.url()).origin}/lab#1:q2;h0;x1@0;s1;h0`);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(panelOf(page).getByRole('button', { name: 'Compare' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toHaveText(
    'They part at column 3: going by the first, for the input |00⟩ the amplitude of |11⟩ should have the phase π/4.',
  );
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('button', { name: 'Show column 3' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Circuit: / })).toBeFocused();
  await expect(page.getByText('Column 3 of 4')).toBeVisible();
});

test('R32.13: compares with a saved circuit, and says what cannot be read', async ({ page }) => {
  await openLab(page, BELL, 2);
  await page.getByRole('button', { name: /^Circuit: / }).click();
  const saved = page.getByRole('dialog', { name: 'Circuits' });
  await saved.getByRole('textbox', { name: 'Name of this circuit' }).fill('A pair');
  await saved.getByRole('button', { name: 'Save a copy' }).click();
  await expect(saved.getByRole('status')).toContainText('Saved as A pair');
  await saved.getByRole('button', { name: 'Compare' }).click();
  await panelOf(page).getByRole('combobox').selectOption({ label: 'A pair' });
  await expect(fieldOf(page)).toHaveValue(/h q\[0\]/);
  await panelOf(page).getByRole('button', { name: 'Compare' }).click();
  await expect(answerOf(page)).toHaveText('Both do the same for every input.');
  await compareWith(page, 'qubit[2] q\nh q[0];');
  await expect(answerOf(page)).toContainText(/^Line \d+, column \d+: /);
  await expect(fieldOf(page)).toBeFocused();
});

for (const width of [1440, 390]) {
  test(`R32.13: nothing that axe can find at ${width} px, in either theme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openLab(page, '1:q2;h0;x1@0;t1', 2);
    await openPanel(page);
    await compareWith(page, '1:q2;h0;x1@0;s1');
    await expect(panelOf(page).getByRole('button', { name: 'Show column 3' })).toBeVisible();
    await expectAccessible(page, '.lab-popup');
  });
}
