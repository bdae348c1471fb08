import type { Locator, Page } from '@playwright/test';
import { expectPlaces, openLab, placeAt } from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true });

const menuButton = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R32.2: results are a sheet that shows its tabs, half of itself, or all', async ({ page }) => {
    await openLab(page, '1:q3;h0;x1@0;x2@1', 3);
    const results = page.getByRole('region', { name: 'Results' });
    const panel = page.getByRole('tabpanel', { name: 'State' });
    const height = async () => (await results.boundingBox())?.height ?? 0;
    await expect(panel).toBeVisible();
    const half = await height();
    expect(half).toBeLessThan(844 / 2);
    // The drawing stays in view above it.
    await expect(placeAt(page, 0, 0)).toBeInViewport();

    await results.getByRole('button', { name: 'Show results on the whole screen' }).tap();
    await expect.poll(height).toBeGreaterThan(600);
    // What is taken goes onto the drawing, which must be seen.
    await page.getByRole('button', { name: 'H', exact: true }).tap();
    await expect.poll(height).toBe(half);
    await page.getByRole('button', { name: 'H', exact: true }).tap();

    const handle = results.getByRole('button', { name: 'Show results on the whole screen' });
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handle is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 150, { steps: 5 });
    await page.mouse.up();
    await expect(panel).toBeHidden();
    await expect(results.getByRole('button', { name: 'Show results', exact: true })).toBeVisible();
    await results.getByRole('tab', { name: 'State' }).tap();
    await expect(panel).toBeVisible();
    await expect.poll(height).toBe(half);
  });

  for (const [button, dialog] of [
    ['More for this place', 'qubit 0, column 1: H'],
    ['Share or export', 'Share or export'],
    ['Wire q1', 'Wire q1'],
  ] as const)
    test(`R32.1: the first tap of a visit on "${button}" is answered`, async ({ page }) => {
      await page.goto('/lab');
      await page.getByRole('button', { name: button }).tap();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    });

  test('R32.1: a long press offers what keys do', async ({ page }) => {
    await openLab(page, '1:q3;h0;x1@0', 3);
    const box = await placeAt(page, 0, 1).boundingBox();
    if (!box) throw new Error('The place is not drawn');
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const menu = page.getByRole('dialog', { name: 'qubit 0, column 2: CNOT control, target qubit 1' });
    await expect(menu).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(menu).toBeVisible();
    await menuButton(page, 'Delete').tap();
    // Of a control only the control goes.
    await expectPlaces(page, ['qubit 0, column 1: H', 'qubit 1, column 2: X']);
  });

  test('R32.1: a selection becomes a gate, which opens, by touch alone', async ({ page }) => {
    await openLab(page, '1:q3;h0;x1@0', 3);
    const more = page.getByRole('button', { name: 'More for this place' });
    await placeAt(page, 0, 0).tap();
    await more.tap();
    await menuButton(page, 'Select from here to the next press').tap();
    await placeAt(page, 1, 1).tap();
    await more.tap();
    await expect(page.getByRole('dialog', { name: '2 operations selected' })).toBeVisible();
    await menuButton(page, 'Make a gate of the selection').tap();
    await page.getByRole('textbox', { name: 'Name of the gate' }).fill('bell');
    await page.getByRole('button', { name: 'Make gate' }).tap();
    await expectPlaces(page, [
      'qubit 0, column 1: bell, as its q0 with qubit 1',
      'qubit 1, column 1: bell, as its q1 with qubit 0',
    ]);
    await placeAt(page, 0, 0).tap();
    await more.tap();
    await menuButton(page, 'Open bell').tap();
    await expectPlaces(page, [
      'qubit q0, column 1: H',
      'qubit q0, column 2: CNOT control, target qubit q1',
      'qubit q1, column 2: CNOT target, control qubit q0',
    ]);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('grid', { name: 'Circuit' }).getByRole('row')).toHaveCount(3);
  });
});

test('R32.1: the other button of a mouse copies and pastes', async ({ page }) => {
  await openLab(page, '1:q2;h0', 2);
  await placeAt(page, 0, 0).click({ button: 'right' });
  await expect(menuButton(page, 'Paste')).toBeDisabled();
  await menuButton(page, 'Copy').click();
  await placeAt(page, 1, 0).click({ button: 'right' });
  await menuButton(page, 'Paste').click();
  await expectPlaces(page, ['qubit 0, column 1: H', 'qubit 1, column 1: H']);
});
