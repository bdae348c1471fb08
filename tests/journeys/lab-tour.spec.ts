import type { Locator, Page } from '@playwright/test';
import { entriesOf } from '#src/model/read-content.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expectPlaces, hydrated, openLab, placeAt } from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const strip = (page: Page) => page.locator('.lab').getByRole('region', { name: 'Guided tour', exact: true });
const gates = (page: Page) => page.getByRole('region', { name: 'Gates' });
const one = (page: Page) =>
  page.getByRole('tabpanel', { name: 'State' }).getByRole('table').first().getByRole('row').filter({ hasText: '|1⟩' });

/** Wholly within the window, and nothing lies on its middle or its corners; over a plate its place does. */
async function expectInSight(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'out of the window';
        const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
        );
        const covers = points
          .map(([x, y]) => document.elementFromPoint(x, y))
          .find((found) => {
            const drawing = element.closest('.lab-columns-inside');
            const isOwn = drawing !== null && found?.closest('.lab-columns-inside') === drawing;
            return !found || !(isOwn || element.contains(found) || found.contains(element));
          });
        return covers === undefined ? 'in sight' : `under ${covers?.outerHTML.slice(0, 80)}`;
      }),
    )
    .toBe('in sight');
}

/** As a finger does it: where the plate lies, once it lies still. Playwright's own tap may scroll the page before. */
async function tapInSight(target: Locator): Promise<void> {
  await expectInSight(target);
  const { x, y } = await target.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let before: DOMRect;
    let box = element.getBoundingClientRect();
    do {
      before = box;
      await frame();
      await frame();
      box = element.getBoundingClientRect();
    } while (box.x !== before.x || box.y !== before.y);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await target.page().touchscreen.tap(x, y);
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [320, 640],
] as const)
  test(`R32.12: from the home page the first X takes three presses, all in sight (${width} × ${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.locator('main a[href="/lab#tour=1"]').first().tap();

    const x = gates(page).getByRole('button', { name: 'X', exact: true });
    await expect(strip(page)).toContainText('Put an X on the wire.');
    await expect(x).toHaveAttribute('data-next', 'true');
    for (const part of [strip(page).getByRole('heading', { level: 2 }), x, placeAt(page, 0, 0)])
      await expectInSight(part);
    await tapInSight(x);

    await expect(strip(page)).toContainText('Now press the marked place');
    await expect(page.locator('.next-place').first()).toBeVisible();
    await expectInSight(placeAt(page, 0, 0));
    const { y } = (await placeAt(page, 0, 0).boundingBox()) ?? {};
    await tapInSight(placeAt(page, 0, 0));

    await expectPlaces(page, ['qubit 0, column 1: X']);
    await expect(strip(page).getByRole('status')).toContainText('Done.');
    await expect(one(page)).toContainText('1.0000');
    // The plate, and not all of the place round it: half a sheet is there now.
    await expectInSight(page.locator('.lab-column rect'));
    await expectInSight(one(page));
    await expectInSight(page.getByRole('button', { name: 'Next: Half and half' }));
    // The wire has not moved.
    expect((await placeAt(page, 0, 0).boundingBox())?.y).toBe(y);
  });

test('R32.12: each step opens the group of its plate, and shows plate and place', async ({ page }) => {
  for (const [step, plate, place] of [
    [2, 'H', [0, 0]],
    [4, 'Measure Z', [0, 1]],
    [5, 'H', [0, 2]],
    [7, 'CNOT target', [1, 1]],
    [8, 'H', [0, 0]],
    [11, 'Z', [2, 7]],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/lab#tour=${step}`);
    const button = gates(page).getByRole('button', { name: plate, exact: true });
    await expect(button).toHaveAttribute('data-next', 'true');
    await expectInSight(strip(page).getByRole('heading', { level: 2 }));
    await tapInSight(button);
    await expect(page.locator('.next-place').first()).toBeInViewport();
    await expectInSight(page.locator(`[name="place-${place[0]}-${place[1]}"]`));
  }
});

test('R43.4: at each step strip, wires, list of states and gates are in view together on a low phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const steps = entriesOf('lab-tour').map(({ step, start = '', presses }) => ({
    step,
    wires: Number(/qubit\[(\d+)\]/.exec(start)?.[1] ?? 0),
    hasPlate: presses.length > 0,
  }));
  for (const { step, wires, hasPlate } of steps) {
    await page.goto('about:blank');
    await page.goto(`/lab#tour=${step}`);
    await expectInSight(strip(page).getByRole('heading', { level: 2 }));
    await expect(page.locator('[data-site-header]')).toBeHidden();
    for (let wire = 0; wire < wires; wire++) await expectInSight(page.locator(`[name="wire-${wire}"]`));
    await expectInSight(page.getByRole('tabpanel', { name: 'State' }).getByRole('row').nth(1));
    await expectInSight(gates(page).getByRole('tablist'));
    if (hasPlate) await expectInSight(gates(page).locator('[data-next="true"]'));
    // Nothing of the page shows below the gates.
    const { y = 0, height = 0 } = (await gates(page).boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(662);
  }
});

test('R43.3: the tour keeps which of its steps are done', async ({ page }) => {
  await page.goto('/lab#tour=1');
  await tapInSight(gates(page).getByRole('button', { name: 'X', exact: true }));
  await tapInSight(placeAt(page, 0, 0));
  await expect(strip(page).getByRole('status')).toContainText('Done.');
  await expect.poll(() => page.evaluate(() => localStorage.tour)).toBe('[1]');
});

test('R32.12: "More" opens all of the text over the results, and "Show me" changes what is in sight', async ({
  page,
}) => {
  await page.goto('/lab#tour=1');
  const more = strip(page).getByRole('button', { name: 'More', exact: true });
  const show = page.getByRole('button', { name: 'Show me' });
  await expect(show).toBeHidden();
  await more.tap();
  await expect(show).toBeVisible();
  await expect(page.getByText('A quantum computer works with qubits.')).toBeVisible();
  await expectInSight(placeAt(page, 0, 0));
  await expectAccessible(page, '.tour');
  await show.tap();
  await expect(show).toBeHidden();
  await expectPlaces(page, ['qubit 0, column 1: X']);
  await expectInSight(page.locator('.lab-column rect'));
  await expectInSight(one(page));
  await page.getByRole('button', { name: 'Again' }).tap();
  await expectPlaces(page, []);
  await expect(gates(page).getByRole('button', { name: 'X', exact: true })).toHaveAttribute('data-next', 'true');
  await strip(page).getByRole('button', { name: 'End the tour' }).tap();
  await expect(strip(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R32.12: the angle of a gate that has just been placed is in sight', async ({ page }) => {
  await openLab(page, '1:q2;h0;x1@0', 2);
  await page.getByRole('tab', { name: 'Rotations' }).tap();
  await gates(page).getByRole('button', { name: 'RX', exact: true }).tap();
  await placeAt(page, 1, 0).tap();
  await expectInSight(page.getByRole('textbox', { name: 'Angle θ' }));
  await expectInSight(page.getByRole('slider', { name: /^Angle θ/ }));
  await expectInSight(placeAt(page, 1, 0));
});

test('R32.2: a low screen shows the circuit first', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/lab');
  await expectInSight(placeAt(page, 1, 0));
  await page.getByRole('tab', { name: 'Pauli' }).tap();
  await hydrated(page);
  await expectInSight(placeAt(page, 1, 0));
});

test('R32.2: a tab of gates that is pressed before the lab has its script answers, and the page stays', async ({
  page,
}) => {
  await page.goto('/lab');
  await page.getByRole('heading', { level: 1 }).tap();
  // From here on the page's own script hears each press itself.
  await page.waitForFunction(() => Object.hasOwn(window.early, 'push'));
  await page.getByRole('tab', { name: 'Pauli' }).tap();
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Pauli' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/lab');
});

test('R32.1: what stands at a place is moved by touch', async ({ page }) => {
  await openLab(page, '1:q2;h0', 2);
  await placeAt(page, 0, 0).tap();
  await page.getByRole('button', { name: 'More for this place' }).tap();
  await page.getByRole('button', { name: 'Move to the next press' }).tap();
  await placeAt(page, 1, 1).tap();
  await expectPlaces(page, ['qubit 1, column 2: H']);
});

test('R32.1: a first drag that is over before the scripts run is done', async ({ page, context }) => {
  await page.goto('/lab');
  const [from, to] = [gates(page).getByRole('button', { name: 'H', exact: true }), placeAt(page, 1, 0)];
  const middle = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not drawn');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  // No script of the page arrives before the finger is gone.
  let release = () => {};
  const gone = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  await touch('touchStart', start);
  await touch('touchMove', { x: start.x, y: start.y - 40 });
  await touch('touchMove', end);
  await touch('touchEnd');
  release();
  await expectPlaces(page, [
    'qubit 0, column 1: H',
    'qubit 0, column 2: CNOT control, target qubit 1',
    'qubit 1, column 1: H',
    'qubit 1, column 2: CNOT target, control qubit 0',
  ]);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('R32.11: each step says what can be read', async ({ page }) => {
    await openLab(page, '1:q2;h0;x1@0', 2);
    const said = page.locator('.lab-center > [role="status"]');
    await placeAt(page, 0, 0).focus();
    await expect(page.locator('.focus-ring')).toBeAttached();
    await page.keyboard.press(',');
    await expect(said).toHaveText('After column 1: 00 with 0.5, 01 with 0.5.');
    await page.keyboard.press(',');
    await expect(said).toHaveText('Before column 1: 00 with 1.');
    await page.keyboard.press(' ');
    await expect(said).toHaveText('After column 2: 00 with 0.5, 11 with 0.5.');
  });

  test('R32.8: the palette dims what a puzzle does not allow, and says so when it is pressed', async ({ page }) => {
    await page.goto('/lab#puzzle=make-minus');
    const plate = (name: string) => gates(page).getByRole('button', { name, exact: true });
    await expect(plate('Y')).toHaveAttribute('aria-disabled', 'true');
    await expect(plate('X')).not.toHaveAttribute('aria-disabled');
    await expect(plate('H')).not.toHaveAttribute('aria-disabled');
    await plate('Y').click({ force: true });
    await expect(page.getByRole('region', { name: 'Selected place' }).getByRole('status')).toHaveText(
      'Y is not among the gates allowed here.',
    );
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(plate('Y')).not.toHaveAttribute('aria-disabled');
  });

  test('R32.9: at the start the handle of the cut is whole, and the qubits have a table with a name', async ({
    page,
  }) => {
    await openLab(page, '1:q2;h0', 2);
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(page.getByText('Before column 1')).toBeVisible();
    const [handle, columns] = [
      await page.locator('.lab-handle').boundingBox(),
      await page.locator('.lab-columns').boundingBox(),
    ];
    expect((handle?.x ?? 0) - (columns?.x ?? 0)).toBeGreaterThanOrEqual(0);
    await expect(page.getByRole('table', { name: 'Qubits by themselves' })).toBeVisible();
    expect(await page.locator('.lab-palette h2').count()).toBe(0);
  });
});
