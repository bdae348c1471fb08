import type { Page } from '@playwright/test';
import { addressOf } from '#src/model/entry-pages.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');
const lines = (page: Page) => palette(page).getByRole('option');
const highlighted = (page: Page) => palette(page).locator('[role=option][data-highlighted]');

async function openWith(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

test('its index does not load before it is asked for, and then before anything is typed', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/hardware', { waitUntil: 'networkidle' });
  const mine = () => loaded.filter((path) => /^\/pagefind/.test(path));
  expect(mine()).toEqual([]);
  expect(page.workers()).toEqual([]);
  await openWith(page, '/');
  await expect(() => {
    expect(mine()).toContain('/pagefind/catalog.json');
    expect(mine()).toContain('/pagefind/wasm.en.pagefind');
  }).toPass();
});

test('it opens and leads to the results before its script is there, and takes over what was typed', async ({
  page,
}) => {
  let letThrough = () => {};
  const later = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_astro/SearchPalette*', async (route) => {
    await later;
    await route.continue();
  });
  await page.goto('/hardware');
  await page.keyboard.press('Control+k');
  const plainField = palette(page).getByPlaceholder('Search quantum topics...');
  await expect(plainField).toBeFocused();
  await page.keyboard.type('no cloning');
  await expect(palette(page).getByRole('link', { name: 'What is a qubit?' })).toBeVisible();
  letThrough();
  await expect(lines(page).first()).toContainText('No-Cloning Theorem');
  await expect(field(page)).toHaveValue('no cloning');
});

test('before anything is typed it offers a start', async ({ page }) => {
  await page.goto('/hardware');
  await openWith(page, '/');
  await expect(palette(page).getByRole('navigation', { name: 'Starting points' }).getByRole('link')).toHaveCount(4);
  await palette(page).getByRole('link', { name: 'What is a qubit?' }).click();
  await expect(page).toHaveURL(addressOf('glossary', 'qubit'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qubit');
});

test('a search is logged as it is sent', async ({ page }) => {
  await page.goto('/hardware');
  await openWith(page, '/');
  const logged = page.waitForEvent('console', (message) => message.text() === 'Search: grover');
  await page.keyboard.type('grover');
  await expect(lines(page).first()).toContainText(/Grover/);
  await page.keyboard.press('Enter');
  await logged;
  await expect(page).not.toHaveURL(/\/hardware$/);
});

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens it, arrows move, Enter opens the result`, async ({ page }) => {
    await page.goto('/hardware');
    await openWith(page, key);
    await page.keyboard.type('no cloning');
    await expect(lines(page).first()).toContainText('No-Cloning Theorem');
    await expect(highlighted(page)).toContainText('No-Cloning Theorem');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).not.toContainText('No-Cloning Theorem');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf('glossary', 'no-cloning-theorem'));
    await expect(palette(page)).toBeHidden();
  });
}

test('the last line leads to all results', async ({ page }) => {
  await page.goto('/hardware');
  await openWith(page, '/');
  await page.keyboard.type('surface code');
  await lines(page).filter({ hasText: 'All results for “surface code”' }).click();
  await expect(page).toHaveURL(/\/search\?q=surface(%20|\+)code$/);
  await expect(page.locator('main output')).toHaveText(/results for “surface code”/);
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/hardware');
  const link = page.locator('header').getByRole('link', { name: 'News' });
  await link.focus();
  await openWith(page, '/');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('the key stays a sign in fields, and can be switched off for good', async ({ page }) => {
  await page.goto('/hardware');
  const search = page.locator('#header-search');
  await search.pressSequentially('a/b');
  await expect(search).toHaveValue('a/b');
  await expect(palette(page)).toBeHidden();
  await openWith(page, 'Control+k');
  await palette(page).getByRole('checkbox', { name: 'The / key opens the search' }).uncheck();
  await page.goto('/news');
  await page.keyboard.press('/');
  await openWith(page, 'Control+k');
  await expect(field(page)).toHaveValue('');
  await palette(page).getByRole('checkbox', { name: 'The / key opens the search' }).check();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  // Until the next frame a closed dialog keeps the focus in its field, where the key is a sign.
  await expect(page.locator(':focus')).toHaveCount(0);
  await openWith(page, '/');
});

test('recent searches are kept in this browser and can be cleared', async ({ page }) => {
  await page.goto('/hardware');
  await openWith(page, '/');
  await page.keyboard.type('barren plateau');
  await expect(lines(page).first()).toContainText('Barren Plateau');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf('glossary', 'barren-plateau'));
  await page.goto('/news');
  await openWith(page, '/');
  await expect(lines(page)).toHaveText(['barren plateauRecent search']);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('barren plateau');
  await expect(lines(page).first()).toContainText('Barren Plateau');
  await field(page).fill('');
  await palette(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(lines(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('a slip is answered with a name; choosing it searches', async ({ page }) => {
  await page.goto('/hardware');
  await openWith(page, '/');
  await page.keyboard.type('entanglmnt');
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found for “entanglmnt”.');
  await expect(lines(page).first()).toContainText('Entanglement');
  await page.keyboard.press('Enter');
  await expect(lines(page).first()).toContainText('Glossary terms');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the header has a way in', async ({ page }) => {
    await page.goto('/hardware');
    await page.locator('header').getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('ionq');
    await lines(page).first().tap();
    await expect(page).toHaveURL(/\/companies\/ionq$/);
  });
});

test.describe('when the network fails', () => {
  test.use({ expectedErrors: /Failed to (load|fetch)|pagefind|hydrat|ERR_/i });

  test('without its script it leads to the search page', async ({ page }) => {
    await page.route('**/_astro/SearchPalette*', (route) => route.abort());
    await page.goto('/hardware');
    await page.keyboard.press('/');
    await palette(page).getByPlaceholder('Search quantum topics...').fill('qubit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=qubit$/);
  });

  test('without the index the search page is still offered', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('/hardware');
    await openWith(page, '/');
    await page.keyboard.type('qubit');
    await expect(palette(page).getByRole('status')).toHaveText('The search could not be loaded.');
    await expect(lines(page)).toHaveText([/All results for “qubit”/]);
  });
});

test('open, it has no violation that axe can find, in either theme', async ({ page }) => {
  await page.goto('/hardware');
  await openWith(page, '/');
  await page.keyboard.type('surface code');
  await expect(lines(page).first()).toContainText(/surface code/i);
  await expectAccessible(page);
});
