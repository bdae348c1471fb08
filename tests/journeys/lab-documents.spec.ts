import type { Page } from '@playwright/test';
import {
  BELL_PLACES,
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

test.use({ isFirstVisit: true });

const OWN = ['qubit 0, column 1: H', 'qubit 1, column 2: T'];
const OWN_ADDRESS = /#1:q2;h0;t1$/;

/** Builds a circuit of one's own, and waits until it is kept. */
async function buildOwn(page: Page): Promise<void> {
  await openLab(page, '1:q2', 2);
  await focusFirstPlace(page);
  await typeKeys(page, 'h ArrowRight ArrowDown t');
  await expectPlaces(page, OWN);
  await expect(page).toHaveURL(OWN_ADDRESS);
}

/** Puts a gate on a place that is empty. */
async function edit(page: Page, key: string, column: number): Promise<void> {
  await placeAt(page, 0, column).focus();
  await expect(page.locator('.focus-ring')).toBeAttached();
  await page.keyboard.press(key);
}

/** What the lab shows when it is opened without an address, in a tab of its own. */
async function expectOpensWith(page: Page, places: readonly string[]): Promise<void> {
  const later = await page.context().newPage();
  await later.goto('/lab');
  await hydrated(later);
  await expectPlaces(later, places);
  await later.close();
}

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Circuits' });
const recentOf = (page: Page) => menuOf(page).getByRole('region', { name: 'Recent' }).getByRole('listitem');
const openMenu = (page: Page) => page.getByRole('button', { name: /^Circuit: / }).click();

/** Waits until the last change in a lesson is kept, by its number of columns. */
async function expectKept(page: Page, lesson: string, columns: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (id) =>
          new Promise((resolve) => {
            const opening = indexedDB.open('lab');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('lessons').objectStore('lessons').get(id);
              reading.onsuccess = () => {
                opening.result.close();
                resolve(reading.result?.document.circuit.columns.length);
              };
            };
          }),
        lesson,
      ),
    )
    .toBe(columns);
}

const puzzleOf = (page: Page) => page.getByRole('region', { name: 'Puzzle', exact: true });

test('R32.7: a puzzle leaves one’s own work alone, and gives it back', async ({ page }) => {
  await buildOwn(page);
  await page.goto('/lab#puzzle=make-minus');
  await expect(puzzleOf(page).getByRole('heading')).toContainText('Make');
  await expectPlaces(page, []);
  await edit(page, 'x', 0);
  await expectPlaces(page, ['qubit 0, column 1: X']);
  await expectKept(page, 'puzzle-make-minus', 1);
  await expectOpensWith(page, OWN);
  // Undo stays within the puzzle.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ControlOrMeta+z');
  await expectPlaces(page, []);
  await puzzleOf(page).getByRole('button', { name: 'Leave' }).click();
  await expectPlaces(page, OWN);
  await expect(page).toHaveURL(OWN_ADDRESS);
  await edit(page, 'z', 2);
  await expect(page).toHaveURL(/#1:q2;h0;t1;z0$/);
  await expectOpensWith(page, [OWN[0] ?? '', 'qubit 0, column 3: Z', OWN[1] ?? '']);
});

test('R32.7: a reload within a puzzle keeps what was tried, for each puzzle by itself', async ({ page }) => {
  await buildOwn(page);
  await page.goto('/lab#puzzle=make-minus');
  await expect(puzzleOf(page)).toBeVisible();
  await expectPlaces(page, []);
  await edit(page, 'x', 0);
  await expectKept(page, 'puzzle-make-minus', 1);
  await page.reload();
  await expect(puzzleOf(page)).toBeVisible();
  await expectPlaces(page, ['qubit 0, column 1: X']);
  await puzzleOf(page).getByRole('button', { name: 'Next puzzle' }).click();
  await expect(puzzleOf(page).getByRole('heading')).not.toContainText('Make |−⟩');
  await expect(gridOf(page).getByRole('gridcell', { name: 'qubit 0, column 1: X' })).toHaveCount(0);
  await page.goto('/lab#puzzle=make-minus');
  await expectPlaces(page, ['qubit 0, column 1: X']);
  await puzzleOf(page).getByRole('button', { name: 'Start again' }).click();
  await expectPlaces(page, []);
  await puzzleOf(page).getByRole('button', { name: 'Leave' }).click();
  await expectPlaces(page, OWN);
});

test('R32.7: the tour leaves one’s own work alone, and gives it back', async ({ page }) => {
  await buildOwn(page);
  await page.goto('/lab#tour=8');
  const tour = page.getByRole('region', { name: 'Guided tour' });
  await expect(tour).toBeVisible();
  await expect(gridOf(page).getByRole('gridcell', { name: 'qubit 1, column 2: T' })).toHaveCount(0);
  await tour.getByRole('button', { name: 'Show me' }).click();
  await expectKept(page, 'tour', 2);
  await expectOpensWith(page, OWN);
  await tour.getByRole('button', { name: 'End the tour' }).click();
  await expectPlaces(page, OWN);
});

for (const anchor of ['gallery', 'puzzles', 'lab', 'about']) {
  test(`R32.7: #${anchor} opens what is kept, and the next change does not destroy it`, async ({ page }) => {
    await buildOwn(page);
    const later = await page.context().newPage();
    await later.goto(`/lab#${anchor}`);
    await hydrated(later);
    await expectPlaces(later, OWN);
    await edit(later, 'z', 2);
    await expect(later).toHaveURL(/#1:q2;h0;t1;z0$/);
    await expectOpensWith(later, [OWN[0] ?? '', 'qubit 0, column 3: Z', OWN[1] ?? '']);
  });
}

test('R32.3: a kept circuit is in the address of a tab that opens it', async ({ page, context }) => {
  await buildOwn(page);
  const later = await context.newPage();
  await later.goto('/lab');
  await expect(later).toHaveURL(OWN_ADDRESS);
  await expectPlaces(later, OWN);
});

test('R32.3: the tabs of the lab do not take the circuit out of the address', async ({ page }) => {
  await buildOwn(page);
  for (const tab of ['Gallery', 'Puzzles', 'Lab']) {
    await page.getByRole('link', { name: tab, exact: true }).first().click();
    await expect(page).toHaveURL(OWN_ADDRESS);
  }
  await page.reload();
  await hydrated(page);
  await expectPlaces(page, OWN);
});

test('R32.7: a link from somebody else is a document of its own', async ({ page }) => {
  await buildOwn(page);
  // In the same tab, and by a whole load.
  await page.goto('/glossary');
  await page.goto('/lab#1:q2/c0/Theirs;h0;x1@0');
  await hydrated(page);
  await expectPlaces(page, BELL_PLACES);
  await expectOpensWith(page, OWN);
  await edit(page, 'z', 2);
  await expect(page).toHaveURL(/Theirs;h0;x1@0;z0$/);
  await openMenu(page);
  await expect(recentOf(page)).toHaveCount(2);
  await expect(recentOf(page).nth(0)).toContainText('Theirs');
  await expect(recentOf(page).nth(0)).toContainText('2 qubits, 3 operations');
  await recentOf(page).nth(1).getByRole('button').first().click();
  await expectPlaces(page, OWN);
  await expect(page).toHaveURL(OWN_ADDRESS);
  // To open one changes none, and undo leads back.
  await openMenu(page);
  await expect(recentOf(page)).toHaveCount(2);
  await expect(recentOf(page).nth(0)).toContainText('Theirs');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPlaces(page, [BELL_PLACES[0] ?? '', BELL_PLACES[1] ?? '', 'qubit 0, column 3: Z', BELL_PLACES[2] ?? '']);
  // One goes on with a document where it lies.
  await page.getByRole('button', { name: 'Redo' }).click();
  await edit(page, 'y', 2);
  await expect(page).toHaveURL(/#1:q2;h0;t1;y0$/);
  await openMenu(page);
  await expect(recentOf(page)).toHaveCount(2);
  await expect(recentOf(page).nth(1)).toContainText('Theirs');
});

test('R32.7: a circuit of the gallery and the way back leave one’s own work as it was', async ({ page }) => {
  await buildOwn(page);
  const links = page.getByRole('region', { name: 'Gallery' }).getByRole('link', { name: /^Open in the lab/ });
  await links.last().click();
  await expect(page).not.toHaveURL(OWN_ADDRESS);
  await expect(page.getByRole('gridcell', { name: 'qubit 1, column 2: T' })).toHaveCount(0);
  await page.goBack();
  await expectPlaces(page, OWN);
  await edit(page, 'z', 2);
  await expect(page).toHaveURL(/#1:q2;h0;t1;z0$/);
  await openMenu(page);
  await expect(recentOf(page)).toHaveCount(1);
});

test('R32.7: where the browser keeps nothing, a puzzle still gives back one’s own work', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await buildOwn(page);
  await expect(page.locator('.lab-kept').first()).toHaveText('This browser does not let the page keep circuits.');
  await page.goto('/lab#puzzle=make-minus');
  await expect(puzzleOf(page)).toBeVisible();
  await expectPlaces(page, []);
  await edit(page, 'x', 0);
  await puzzleOf(page).getByRole('button', { name: 'Leave' }).click();
  await expectPlaces(page, OWN);
  await expect(page).toHaveURL(OWN_ADDRESS);
});

test('R32.7: two tabs with the same document do not overwrite each other', async ({ page, context }) => {
  await buildOwn(page);
  const second = await context.newPage();
  await second.goto('/lab');
  await hydrated(second);
  await expectPlaces(second, OWN);
  await edit(second, 'x', 2);
  await expect(second).toHaveURL(/t1;x0$/);
  await page.bringToFront();
  await edit(page, 'y', 2);
  await expect(page).toHaveURL(/t1;y0$/);
  await second.bringToFront();
  await edit(second, 's', 3);
  await expect(second).toHaveURL(/t1;x0;s0$/);
  for (const [tab, last] of [
    [page, 'qubit 0, column 3: Y'],
    [second, 'qubit 0, column 4: S'],
  ] as const) {
    await tab.reload();
    await hydrated(tab);
    await expect(tab.getByRole('gridcell', { name: last })).toBeVisible();
    await openMenu(tab);
    await expect(recentOf(tab)).toHaveCount(2);
    await tab.keyboard.press('Escape');
  }
});

test('R32.7: two tabs in the same puzzle have their own attempts, and what one solves stays solved', async ({
  page,
  context,
}) => {
  const solved = (tab: Page) => tab.evaluate(() => JSON.parse(localStorage.puzzles ?? '[]'));
  const second = await context.newPage();
  const tabs = [
    { tab: page, key: 'h' },
    { tab: second, key: 'x' },
  ];
  for (const { tab, key } of tabs) {
    await tab.bringToFront();
    await tab.goto('/lab#puzzle=make-plus');
    await expect(puzzleOf(tab).getByRole('heading')).toContainText('Make');
    await edit(tab, key, 0);
    await expect(tab.locator('.lab-kept').filter({ hasText: 'Kept in this browser' }).first()).toBeVisible();
  }
  for (const { tab, key } of tabs) {
    await tab.bringToFront();
    await tab.reload();
    await expect(puzzleOf(tab)).toBeVisible();
    await expectPlaces(tab, [`qubit 0, column 1: ${key.toUpperCase()}`]);
    await puzzleOf(tab).getByRole('button', { name: 'Check' }).click();
    await expect(puzzleOf(tab).getByRole('status')).toHaveText(key === 'h' ? /^Solved/ : /^Not yet/);
    expect(await solved(tab)).toEqual(['make-plus']);
  }
});

/** Changes, and at once goes: a waiting change is kept after 0.4 s. */
const goodbyes = {
  'a reload': async (page: Page) => {
    await page.reload();
    return page;
  },
  'the closing of the tab': async (page: Page) => {
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await next.goto('/lab');
    return next;
  },
};

for (const [name, leave] of Object.entries(goodbyes)) {
  test(`R32.7: no change is lost that ${name} follows at once, ten times of ten`, async ({ page }) => {
    const places = [...OWN];
    let tab = page;
    await buildOwn(tab);
    for (let column = 2; column < 12; column += 1) {
      await edit(tab, 's', column);
      tab = await leave(tab);
      await hydrated(tab);
      places.splice(-1, 0, `qubit 0, column ${column + 1}: S`);
      await expectPlaces(tab, places);
    }
    await expect(tab).toHaveURL(/#1:q2;h0;t1(;s0){10}$/);
    await openMenu(tab);
    await expect(recentOf(tab)).toHaveCount(1);
  });
}

test('R32.7: no change in a puzzle is lost that a reload follows at once', async ({ page }) => {
  await page.goto('/lab#puzzle=make-minus');
  await expect(puzzleOf(page).getByRole('heading')).toContainText('Make');
  await edit(page, 'x', 0);
  await page.reload();
  await expect(puzzleOf(page)).toBeVisible();
  await expectPlaces(page, ['qubit 0, column 1: X']);
});

test('R32.3: noise is in the address, and kept', async ({ page, context }) => {
  const noise = page.getByRole('button', { name: /^Noise: / });
  await buildOwn(page);
  await noise.click();
  const machine = page.getByRole('dialog', { name: 'Noise' }).getByRole('radio').nth(1);
  await machine.check();
  await expect(page).toHaveURL(/#1:q2\/\/\/[a-z0-9-]+;h0;t1$/);
  const name = (await noise.textContent()) ?? '';
  expect(name).not.toBe('Noise: none');
  await page.reload();
  await expect(noise).toHaveText(name);
  await page.keyboard.press('Escape');
  await noise.click();
  await page.getByRole('dialog', { name: 'Noise' }).getByRole('slider').first().fill('0.05');
  await expect(page).toHaveURL(/#1:q2\/\/\/0\.05,[0-9.,e-]+;h0;t1$/);
  await expect(noise).toHaveText('Noise: by hand');
  const later = await context.newPage();
  await later.goto('/lab');
  await hydrated(later);
  await expect(later.getByRole('button', { name: 'Noise: by hand' })).toBeVisible();
  // The link of a teacher, and one that is damaged.
  await later.goto('/glossary');
  await later.goto('/lab#1:q1///0.1,0,0,0,0,0.2;x0');
  await expect(later.getByRole('button', { name: 'Noise: by hand' })).toBeVisible();
  await later.goto('/glossary');
  await later.goto('/lab#1:q1///0.1,7,x;x0');
  await expectPlaces(later, ['qubit 0, column 1: X']);
  await expect(later.getByRole('alert').filter({ visible: true })).toHaveText(
    'The noise "0.1,7,x" is not known here: the state is without noise.',
  );
});

test('R32.4: another text is read at its end', async ({ page }) => {
  await openLab(page, '1:q2;h0;x1@0;z0;h1', 2);
  const on = page.getByRole('button', { name: 'One column on' });
  await page.getByRole('button', { name: 'One column back' }).click();
  await expect(on).toBeEnabled();
  const panel = textPanelOf(page);
  await panel.getByRole('button', { name: 'Edit' }).click();
  await textFieldOf(page).fill('OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; y q[0]; s q[0]; y q[1]; t q[0];');
  await expect(panel.getByRole('status').first()).toHaveText(/^4 operations/);
  await expect(on).toBeDisabled();
});
