import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Teleportation of the state RX(−π/3)|0⟩ from qubit 0 to qubit 2, as an address says it. */
export const TELEPORTATION = '1:q3/c2;rx(-pi/3)0,h1;x2@1;x1@0;h0;m0:0;m1:1;x2?1;z2?0';

/** What its places say, without the empty ones. */
export const TELEPORTATION_PLACES: readonly string[] = [
  'qubit 0, column 1: RX of -pi/3',
  'qubit 0, column 3: CNOT control, target qubit 1',
  'qubit 0, column 4: H',
  'qubit 0, column 5: measure into c0',
  'qubit 1, column 1: H',
  'qubit 1, column 2: CNOT control, target qubit 2',
  'qubit 1, column 3: CNOT target, control qubit 0',
  'qubit 1, column 6: measure into c1',
  'qubit 2, column 2: CNOT target, control qubit 1',
  'qubit 2, column 7: X, if c1 is 1',
  'qubit 2, column 8: Z, if c0 is 1',
  'bit c0, column 5: written by the measurement of qubit 0',
  'bit c0, column 8: read by Z on q2, if c0 = 1',
  'bit c1, column 6: written by the measurement of qubit 1',
  'bit c1, column 7: read by X on q2, if c1 = 1',
];

export const BELL_PLACES: readonly string[] = [
  'qubit 0, column 1: H',
  'qubit 0, column 2: CNOT control, target qubit 1',
  'qubit 1, column 2: CNOT target, control qubit 0',
];

export const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Circuit', exact: true });
export const placesOf = (page: Page): Locator => gridOf(page).getByRole('gridcell');
export const textPanelOf = (page: Page): Locator => page.getByRole('region', { name: 'OpenQASM', exact: true });
/** One place; wires, with bits below them, and columns are counted from 0. */
export const placeAt = (page: Page, wire: number, column: number): Locator =>
  gridOf(page).getByRole('row').nth(wire).getByRole('gridcell').nth(column);

/** Opens the lab with a circuit in its address, and waits until it shows this many wires and bits. */
export async function openLab(page: Page, fragment: string, lines: number): Promise<void> {
  await page.goto(`/lab#${fragment}`);
  await hydrated(page);
  // Until the address has been read, the circuit of the page itself is there.
  await expect(page.getByRole('button', { name: /^Circuit: Bell pair\b/ })).toHaveCount(0);
  await expect(gridOf(page).getByRole('row')).toHaveCount(lines);
}

/** Moves the focus to the first place, and waits until the lab has noticed: a page in the background is told late. */
export async function focusFirstPlace(page: Page): Promise<void> {
  await placeAt(page, 0, 0).focus();
  await expect(page.locator('.focus-ring')).toBeAttached();
}

/** The lab answers by itself from here on. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) .lab')).toBeAttached();
}

/** Expects what is in the circuit to be exactly this, place by place. */
export async function expectPlaces(page: Page, sentences: readonly string[]): Promise<void> {
  await expect.poll(() => standing(page)).toEqual(sentences);
}

async function standing(page: Page): Promise<(string | null)[]> {
  const sentences = await placesOf(page).evaluateAll((places) => places.map((place) => place.ariaLabel));
  return sentences.filter((sentence) => !/: (empty|not used)/.test(sentence ?? ''));
}

/** Everything that the places say, and the text in its panel. */
export async function circuitOf(page: Page): Promise<{ places: (string | null)[]; text: string[] }> {
  return {
    places: await placesOf(page).evaluateAll((places) => places.map((place) => place.ariaLabel)),
    text: await textPanelOf(page).locator('li code').allTextContents(),
  };
}

/** Opens an address where nobody has been before, and expects the circuit of this page there. */
export async function expectSameElsewhere(browser: Browser, page: Page, address: string): Promise<void> {
  const context = await browser.newContext();
  const other = await context.newPage();
  const errors: string[] = [];
  other.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  other.on('pageerror', ({ message }) => errors.push(message));
  await other.goto(address);
  const circuit = await circuitOf(page);
  await expect.poll(() => circuitOf(other)).toEqual(circuit);
  expect(errors).toEqual([]);
  await context.close();
}

/** Opens the menu and reads the address that it copies and shows. */
export async function sharedAddress(page: Page, press: (control: Locator) => Promise<void>): Promise<string> {
  await press(page.getByRole('button', { name: 'Share or export' }));
  await press(page.getByRole('button', { name: 'Copy the address' }));
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Copied.');
  const shown = await page.getByRole('textbox', { name: 'Address', exact: true }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  return shown;
}

/** The field for OpenQASM, once it is open. */
export const textFieldOf = (page: Page): Locator =>
  textPanelOf(page).getByRole('textbox', { name: 'Circuit as OpenQASM 3' });

/** Presses keys one after the other, as fast as they come. */
export async function typeKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}
