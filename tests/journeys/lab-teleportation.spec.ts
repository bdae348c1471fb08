import type { Locator, Page } from '@playwright/test';
import {
  expectPlaces,
  expectSameElsewhere,
  gridOf,
  openLab,
  placeAt,
  sharedAddress,
  TELEPORTATION,
  TELEPORTATION_PLACES,
} from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true, permissions: ['clipboard-read', 'clipboard-write'] });

const click = (control: Locator) => control.click();

test('R32.1: teleportation is built with a mouse, by dragging and by pressing, and its address is shared', async ({
  page,
  browser,
}) => {
  await openLab(page, '1:q3', 3);
  const drag = (gate: string, wire: number, column: number) => dragGate(page, gate, placeAt(page, wire, column));
  await drag('RX', 0, 0);
  await page.getByRole('textbox', { name: 'Angle θ' }).fill('-pi/3');
  await drag('H', 1, 0);
  await drag('CNOT target', 2, 1);
  await drag('Control', 1, 1);
  await drag('CNOT target', 1, 2);
  await drag('Control', 0, 2);
  await drag('H', 0, 3);
  await drag('Measure Z', 0, 4);
  await drag('Measure Z', 1, 5);
  // What is pressed instead of dragged stays in the hand until it is pressed again.
  const plate = page.getByRole('button', { name: 'X', exact: true });
  await plate.click();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await placeAt(page, 2, 6).click();
  await plate.click();
  await expect(plate).toHaveAttribute('aria-pressed', 'false');
  await drag('If bit', 2, 6);
  await drag('Z', 2, 7);
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('if c0 = 1');
  await expectPlaces(page, TELEPORTATION_PLACES);

  const address = await sharedAddress(page, click);
  expect(new URL(address).hash).toBe(`#${TELEPORTATION}`);
  await expectSameElsewhere(browser, page, address);
});

/** Drags as a hand does: what moves less than a few pixels is a press. */
async function dragGate(page: Page, gate: string, place: Locator): Promise<void> {
  await page.getByRole('region', { name: 'Gates' }).getByRole('button', { name: gate, exact: true }).hover();
  await page.mouse.down();
  const box = await place.boundingBox();
  if (!box) throw new Error('The place is not drawn.');
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2 + 2, { steps: 4 });
  await expect(page.locator('.dragged-plate')).toBeVisible();
  await page.mouse.up();
  await expect(gridOf(page)).toBeVisible();
}
