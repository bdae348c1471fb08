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
  typeKeys,
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R32.1: teleportation is built by touch, and its address is shared', async ({ page, browser }) => {
    await openLab(page, '1:q3', 3);
    const gates = page.getByRole('region', { name: 'Gates' });
    /** Takes a gate, taps places with it, and lays it down. */
    const put = async (group: string, gate: string, ...places: readonly [wire: number, column: number][]) => {
      await gates.getByRole('tab', { name: group }).tap();
      const plate = gates.getByRole('button', { name: gate, exact: true });
      await plate.tap();
      await expect(plate).toHaveAttribute('aria-pressed', 'true');
      for (const [wire, column] of places) await placeAt(page, wire, column).tap();
      await plate.tap();
      await expect(plate).toHaveAttribute('aria-pressed', 'false');
    };
    await put('Rotations', 'RX', [0, 0]);
    await page.getByRole('textbox', { name: 'Angle θ' }).fill('-pi/3');
    await put('Clifford', 'H', [1, 0]);
    await put('Multi-qubit', 'CNOT target', [2, 1], [1, 2]);
    await put('Multi-qubit', 'Control', [1, 1], [0, 2]);
    await put('Clifford', 'H', [0, 3]);
    await put('Measure', 'Measure Z', [0, 4], [1, 5]);
    await put('Pauli', 'X', [2, 6]);
    await put('Measure', 'If bit', [2, 6]);
    await put('Pauli', 'Z', [2, 7]);
    await page.getByRole('combobox', { name: 'Condition' }).selectOption('if c0 = 1');
    await expectPlaces(page, TELEPORTATION_PLACES);

    const address = await sharedAddress(page, (control) => control.tap());
    expect(new URL(address).hash).toBe(`#${TELEPORTATION}`);
    await expectSameElsewhere(browser, page, address);
  });
});

test('R32.1: teleportation is built by keyboard alone, and its address is shared', async ({ page, browser }) => {
  await openLab(page, '1:q3', 3);
  await tabTo(page, placeAt(page, 0, 0));
  await typeKeys(page, 'r Enter');
  await expect(page.getByRole('textbox', { name: 'Angle θ' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-pi/3');
  await page.keyboard.press('Enter');
  await expect(placeAt(page, 0, 0)).toBeFocused();
  await typeKeys(page, 'ArrowDown h ArrowRight c ArrowDown n');
  await typeKeys(page, 'ArrowRight ArrowUp n ArrowUp c');
  await typeKeys(page, 'ArrowRight h ArrowRight m ArrowRight ArrowDown m');
  await typeKeys(page, 'ArrowRight ArrowDown x = ArrowRight z');
  const condition = page.getByRole('combobox', { name: 'Condition' });
  await tabTo(page, condition);
  await page.keyboard.type('if c0 = 1');
  await expect(condition).toHaveValue('0 1');
  await expectPlaces(page, TELEPORTATION_PLACES);

  // A toolbar is one stop, and arrows move along it.
  await tabTo(page, page.getByRole('button', { name: /^Circuit: / }), 'Shift+Tab');
  const share = page.getByRole('button', { name: 'Share or export' });
  while (!(await hasFocus(share))) await page.keyboard.press('ArrowRight');
  const address = await sharedAddress(page, async (control) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  });
  expect(new URL(address).hash).toBe(`#${TELEPORTATION}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share or export' })).toBeFocused();
  await expectSameElsewhere(browser, page, address);
});

/** More stops than the page has before its end. */
const MOST_STOPS = 120;

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(goal)) return;
    await page.keyboard.press(key);
  }
  await expect(goal).toBeFocused();
}

test('R32.9: teleportation is built and shared by names and roles alone, as a screen reader says them', async ({
  page,
  browser,
}) => {
  await openLab(page, '1:q2', 2);
  const activateButton = (name: string) => activate(page.getByRole('button', { name, exact: true }));
  await activateButton('Wire q1');
  await activateButton('Add a wire below');
  await expect(gridOf(page).getByRole('row')).toHaveCount(3);

  /** Takes a gate, activates a place that says it is empty, and hears what is there now. */
  const put = async (gate: string, place: string, heard: string) => {
    const plate = page.getByRole('button', { name: gate, exact: true });
    await activate(plate);
    await expect(plate).toHaveAttribute('aria-pressed', 'true');
    await activate(page.getByRole('gridcell', { name: `${place}: empty` }));
    await activate(plate);
    await expect(page.getByRole('gridcell', { name: `${place}: ${heard}` })).toBeVisible();
  };
  await put('RX', 'qubit 0, column 1', 'RX of pi/2');
  await page.getByRole('textbox', { name: 'Angle θ' }).fill('-pi/3');
  await put('H', 'qubit 1, column 1', 'H');
  // A control may come first, and asks for its gate.
  await activateButton('Control');
  await activate(page.getByRole('gridcell', { name: 'qubit 1, column 2: empty' }));
  await activateButton('Control');
  await expect(page.getByRole('status').filter({ hasText: 'Now the gate that qubit 1 controls' })).toBeVisible();
  await put('CNOT target', 'qubit 2, column 2', 'CNOT target, control qubit 1');
  await put('CNOT target', 'qubit 1, column 3', 'X');
  await put('Control', 'qubit 0, column 3', 'CNOT control, target qubit 1');
  await put('H', 'qubit 0, column 4', 'H');
  await put('Measure Z', 'qubit 0, column 5', 'measure into c0');
  await put('Measure Z', 'qubit 1, column 6', 'measure into c1');
  await put('X', 'qubit 2, column 7', 'X');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('if c1 = 1');
  await put('Z', 'qubit 2, column 8', 'Z');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('if c0 = 1');
  await expectPlaces(page, TELEPORTATION_PLACES);

  const address = await sharedAddress(page, activate);
  expect(new URL(address).hash).toBe(`#${TELEPORTATION}`);
  await expectSameElsewhere(browser, page, address);
});

const hasFocus = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);

/** What assistive technology does with a control: it focuses and activates it, wherever it lies. */
async function activate(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.focus();
  await control.evaluate((element: HTMLElement) => element.click());
}
