import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import {
  BELL_PLACES,
  expectPlaces,
  gridOf,
  openLab,
  placeAt,
  TELEPORTATION,
  TELEPORTATION_PLACES,
  textFieldOf,
  textPanelOf,
} from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true });

/** The lab and its open menu. The rest of the page is looked at with every other page. */
const LAB = ':is(.lab, .lab-popup)';

/** 16 wires and 60 columns, with every kind of operation. */
const LONG = `1:q16/c16;${Array.from({ length: 60 }, (_, column) => columnOf(column)).join(';')}`;

function columnOf(column: number): string {
  const wire = column % 15;
  if (column >= 44) return `m${column - 44}:${column - 44}`;
  const kinds = [`x${wire + 1}@${wire}`, `rx(${column}*pi/48)${wire}`, `swap${wire}.${wire + 1}`, `p(-pi/8)${wire}~15`];
  return kinds[column % kinds.length] ?? '';
}

const STATES: { name: string; fragment: string; lines: number; open?: (page: Page) => Promise<void> }[] = [
  {
    name: 'the menu for sharing',
    fragment: '1:q2;h0;x1@0',
    lines: 2,
    open: async (page) => {
      await page.getByRole('button', { name: 'Share or export' }).click();
      await expect(page.getByRole('dialog', { name: 'Share or export' })).toBeVisible();
    },
  },
  {
    name: 'an export that is looked at',
    fragment: '1:q2;h0;x1@0',
    lines: 2,
    open: async (page) => {
      await page.getByRole('button', { name: 'Share or export' }).click();
      await page.getByRole('button', { name: 'Qiskit' }).click();
      await expect(page.getByRole('region', { name: 'Qiskit' })).toBeVisible();
    },
  },
  {
    name: 'the panel for noise',
    fragment: '1:q2;h0;x1@0',
    lines: 2,
    open: async (page) => {
      await page.getByRole('button', { name: /^Noise/ }).click();
      await page.getByRole('radio', { name: 'Set by hand' }).check();
      await expect(page.getByRole('slider', { name: /Depolarizing, two-qubit gates/ })).toBeVisible();
    },
  },
  {
    name: 'the field for OpenQASM with a fault',
    fragment: '1:q2/c1;h0;rx(pi/3)0@1;m0:0;x1?0',
    lines: 3,
    open: async (page) => {
      await textPanelOf(page).getByRole('button', { name: 'Edit' }).click();
      await expect(textFieldOf(page)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('cx q[0] q[1]; // "why"');
      await expect(textPanelOf(page).getByRole('status').first()).toHaveText(/^Line /);
    },
  },
  {
    name: 'the menu of a place',
    fragment: '1:q2;h0;x1@0',
    lines: 2,
    open: async (page) => {
      await placeAt(page, 0, 1).click({ button: 'right' });
      await expect(page.getByRole('dialog', { name: /^qubit 0, column 2: / })).toBeVisible();
    },
  },
  {
    name: 'shots',
    fragment: '1:q2/c2;h0;x1@0;m0:0;m1:1',
    lines: 4,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Run .* shots$/ })
        .first()
        .click();
      await expect(page.getByRole('tab', { name: 'Shots' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name: 'Shots' }).getByRole('row')).not.toHaveCount(0);
    },
  },
  { name: 'an unreadable address', fragment: '9:nothing', lines: 2 },
  { name: 'a circuit of 16 wires and 60 columns', fragment: LONG, lines: 32 },
];

for (const { name, fragment, lines, open } of STATES) {
  test(`R32.9: ${name}: nothing that axe can find, in either theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openLab(page, fragment, lines);
    await open?.(page);
    await expectAccessible(page, LAB);
  });
}

for (const width of [390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true, isMobile: true });

    test('R32.9: nothing that axe can find, and no scrolling sideways', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const share = page.getByRole('button', { name: 'Share or export' });
      await openLab(page, LONG, 32);
      await expectNoOverflow(page);
      await share.tap();
      await expect(page.getByRole('dialog', { name: 'Share or export' })).toBeVisible();
      await expectNoOverflow(page);
      // Axe needs long for a thousand places, which differ in nothing but what they say.
      await page.goto('/lab#1:q2/c2;h0;x1@0;m0:0;m1:1');
      await expect(gridOf(page).getByRole('row')).toHaveCount(4);
      if (width === 320) await expect(share).toHaveAttribute('aria-expanded', 'true');
      else await page.keyboard.press('Escape');
      await expectAccessible(page, LAB);
    });
  });
}

/** A phone widens the window for what is too wide for it; a layout as wide as the screen says that nothing is. */
async function expectNoOverflow(page: Page): Promise<void> {
  const asked = page.viewportSize()?.width;
  expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([asked, asked]);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R32.8: the Bell circuit is drawn and explained, and gallery, puzzles and tour can be read', async ({
    page,
  }) => {
    await page.goto('/lab');
    await expect(page.locator('.lab-columns-drawing')).toBeVisible();
    await expect(page.locator('.lab-column rect').first()).toBeVisible();
    expect((await page.locator('#about p').first().textContent())?.length).toBeGreaterThan(100);
    for (const link of await page.getByRole('navigation', { name: 'Circuit lab' }).getByRole('link').all()) {
      const part = page.locator((await link.getAttribute('href')) ?? '');
      await expect(part).toBeVisible();
      expect((await part.textContent())?.length).toBeGreaterThan(100);
    }
  });
});

test('R32.1: nothing runs before somebody interacts, and the first press is answered', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // A preload may fetch modules ahead; only what runs counts.
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
  });
  await page.goto('/lab');
  await expect(page.locator('astro-island[ssr] .lab')).toBeVisible();
  expect(page.workers()).toEqual([]);
  expect(asked).toEqual([]);
  const plate = page.getByRole('button', { name: 'X', exact: true });
  await plate.click();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await gridOf(page).getByRole('gridcell', { name: 'qubit 0, column 3: empty' }).click();
  await expectPlaces(page, [...BELL_PLACES.slice(0, 2), 'qubit 0, column 3: X', ...BELL_PLACES.slice(2)]);
});

test('R32.1: a place that is pressed while the lab still loads has the focus then', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('gridcell', { name: 'qubit 1, column 1: empty' }).click();
  await expect(page.getByRole('gridcell', { name: 'qubit 1, column 1: empty' })).toBeFocused();
  // The lab itself knows of it: before, keys find another place.
  await expect(page.locator('.focus-ring')).toBeAttached();
  await page.keyboard.press('z');
  await expectPlaces(page, [...BELL_PLACES.slice(0, 2), 'qubit 1, column 1: Z', ...BELL_PLACES.slice(2)]);
});

test('R32.9: arrow keys reach the classical bits, which say what writes and reads them', async ({ page }) => {
  await openLab(page, TELEPORTATION, 5);
  const grid = gridOf(page);
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await expect(grid.getByRole('row').last()).toHaveAttribute('aria-rowindex', '5');
  await placeAt(page, 2, 7).focus();
  for (const [key, sentence] of [
    ['ArrowDown', 'bit c0, column 8: read by Z on q2, if c0 = 1'],
    ['ArrowDown', 'bit c1, column 8: not used'],
    ['ArrowDown', 'bit c1, column 8: not used'],
    ['ArrowLeft', 'bit c1, column 7: read by X on q2, if c1 = 1'],
    ['ArrowLeft', 'bit c1, column 6: written by the measurement of qubit 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('gridcell', { name: sentence })).toBeFocused();
  }
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Selected place' })).toContainText('written by the measurement');
  // Focus, place and line lie upon each other.
  const boxes = await Promise.all(
    [page.locator('.focus-ring'), page.locator(':focus'), page.getByRole('button', { name: 'Bit c1' })].map((each) =>
      each.boundingBox(),
    ),
  );
  const [ring = 0, ...middles] = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  for (const middle of middles) expect(Math.abs(middle - ring)).toBeLessThan(1);
  await page.keyboard.press('x');
  await expect(page.getByText('c1 is a classical bit: gates stand on qubits.')).toBeVisible();
  await expectPlaces(page, TELEPORTATION_PLACES);
});
