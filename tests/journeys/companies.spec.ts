import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const cards = '#directory li[data-category]:visible';
const count = '#directory output';
const search = 'Search names, places, focus...';
const TOTAL = 30;

const namesOf = (page: Page) => page.locator(cards).locator('h3').allTextContents();

test.describe('the directory', () => {
  test('search and the three filters work together, say how many are left, and stand in the address', async ({
    page,
  }) => {
    await page.goto('/companies');
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page.locator(count)).toHaveText(`${TOTAL} companies`);
    await page.getByPlaceholder(search).fill('  PHOTONIC ');
    await expect(page.locator(count)).toHaveText(/^\d of 30 companies$/);
    expect(await namesOf(page)).toContain('ORCA Computing');
    await page.getByLabel('Location').selectOption('USA');
    await expect(page.locator(cards).filter({ hasText: 'ORCA Computing' })).toHaveCount(0);
    await page.getByLabel('Company type').selectOption('Private company');
    await page.getByLabel('Category').selectOption('Hardware');
    await expect(page.locator(cards).locator('h3')).toHaveText(['PsiQuantum']);
    await expect(page.locator(count)).toHaveText(`1 of ${TOTAL} companies`);
    await expect(page).toHaveURL(/\?q=PHOTONIC&category=Hardware&location=USA&type=Private\+company$/);
  });

  test('finds by name, description, place and focus, and not by a partner', async ({ page }) => {
    await page.goto('/companies');
    for (const [text, name] of [
      ['rigetti', 'Rigetti Computing'],
      ['squeezed light', 'Xanadu'],
      ['hefei', 'Origin Quantum'],
      ['bloqade', 'QuEra Computing'],
    ] as const) {
      await page.getByPlaceholder(search).fill(text);
      await expect(page.locator(cards).locator('h3')).toHaveText([name]);
    }
    await page.getByPlaceholder(search).fill('GlobalFoundries');
    await expect(page.locator(count)).toHaveText(`0 of ${TOTAL} companies`);
  });

  test('a company that is led from two countries is found in both', async ({ page }) => {
    await page.goto('/companies?location=Canada');
    await expect(page.locator(cards).locator('h3')).toHaveText(['D-Wave Quantum', 'Xanadu']);
    await page.getByLabel('Location').selectOption('USA');
    await expect(page.locator(cards).filter({ hasText: 'D-Wave Quantum' })).toBeVisible();
  });

  test('each category, type and country has companies, and the categories make up the list', async ({ page }) => {
    await page.goto('/companies');
    for (const label of ['Location', 'Company type', 'Category']) {
      const select = page.getByLabel(label);
      await select.focus();
      let sum = 0;
      for (const option of (await select.locator('option').allTextContents()).slice(1)) {
        await select.selectOption(option);
        await expect(page.locator(count), option).toHaveText(/^[1-9]\d? of 30 companies$/);
        sum += await page.locator(cards).count();
      }
      if (label !== 'Location') expect(sum).toBe(TOTAL);
      await select.selectOption('');
    }
  });

  test('the order changes, and comes back', async ({ page }) => {
    await page.goto('/companies');
    const byName = await namesOf(page);
    await page.getByLabel('Order').focus();
    await page.getByLabel('Order').selectOption('Oldest first');
    await expect(page.locator(cards).first()).toContainText('1935');
    await expect(page).toHaveURL(/\?sort=Oldest\+first$/);
    await page.getByLabel('Order').selectOption('Newest first');
    await expect(page.locator(cards).first()).toContainText('SandboxAQ');
    await page.getByLabel('Order').selectOption('By name');
    await expect(page.locator(cards).locator('h3')).toHaveText(byName);
  });

  test('when nothing is found it says so, and Clear Filters brings everything back', async ({ page }) => {
    await page.goto('/companies');
    await page.getByLabel('Location').selectOption('Japan');
    await page.getByPlaceholder(search).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
    await expect(page.locator(count)).toHaveText(`0 of ${TOTAL} companies`);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page.getByPlaceholder(search)).toBeFocused();
    await expect(page.getByLabel('Location')).toHaveValue('');
    await expect(page).toHaveURL(/\/companies$/);
  });

  test('an address with filters shows the filtered list, with the filters in the fields', async ({ page }) => {
    await page.goto('/companies?q=ion&location=UK&type=Private+company&category=none');
    await expect(page.getByLabel('Location')).toHaveValue('UK');
    await expect(page.getByLabel('Company type')).toHaveValue('Private company');
    await expect(page.getByLabel('Category')).toHaveValue('');
    await expect(page.getByPlaceholder(search)).toHaveValue('ion');
    await expect(page.locator(cards).filter({ hasText: 'Oxford Ionics' })).toBeVisible();
    await expect(page.locator(cards).filter({ hasText: 'IonQ' })).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('all companies show, and no filter that would do nothing', async ({ page }) => {
      await page.goto('/companies?location=UK');
      await expect(page.locator(cards)).toHaveCount(TOTAL);
      await expect(page.getByPlaceholder(search)).toBeHidden();
    });
  });
});

test.describe('profiles', () => {
  test('every company of the directory has one, with its facts, its neighbours and its sources', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/companies');
    const links = await page
      .locator(cards)
      .locator('h3 a')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => ({ name: anchor.textContent, path: anchor.getAttribute('href') ?? '' })),
      );
    expect(links).toHaveLength(TOTAL);
    for (const { name, path } of links) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const fact of [
        'Technology',
        'Machines or products',
        'Location',
        'Founded',
        'Employees',
        'Valuation',
        'Website',
      ])
        await expect(page.locator('#facts dt', { hasText: new RegExp(`^${fact}$`) }), path).toHaveCount(1);
      expect(await page.locator('#similar li a').count(), path).toBeGreaterThan(0);
      await expect(page.locator('#similar h3', { hasText: new RegExp(`^${RegExp.escape(name)}$`) })).toHaveCount(0);
      await expect(page.locator('#sources a').first()).toHaveAttribute('href', /^https:/);
    }
  });

  test('a profile leads to papers of this site, to stories, and to similar companies', async ({ page }) => {
    await page.goto('/companies/google-quantum');
    const reading = page.locator('#reading li');
    await expect(reading).toHaveCount(6);
    await expect(reading.filter({ hasText: 'Willow chip' }).getByRole('link')).toHaveAttribute('target', '_blank');
    await reading.getByRole('link', { name: 'Quantum error correction below the surface code threshold' }).click();
    await expect(page).toHaveURL(/\/research#acharya-2024$/);
    await expect(page.locator('#acharya-2024')).toBeInViewport();
    await page.goto('/companies/ionq');
    await expect(page.locator('#reading')).toHaveCount(0);
    await page.locator('#similar').getByRole('link', { name: 'Oxford Ionics' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oxford Ionics');
  });

  test('a profile describes the company for search engines', async ({ page }) => {
    await page.goto('/companies/ionq');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ '@type': 'Organization', name: 'IonQ', url: 'https://ionq.com', foundingDate: '2015' }),
    );
  });

  test('a home card leads to the profile', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Company Analysis: PsiQuantum' }).click();
    await expect(page).toHaveURL(/\/companies\/psiquantum$/);
    await expect(page.locator('#facts')).toContainText('$3.2B is the valuation at the funding round of July 2021');
  });
});
