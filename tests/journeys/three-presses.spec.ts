import { currentText, figureOf } from '#src/model/figures.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

/** What three of the people who use the hub look for, each within three presses from the home page (R30.3). */

test('R30.3: a researcher finds the newest two-qubit record and its paper', async ({ page }) => {
  const record = figureOf('qubit-technologies/trapped-ion/laboratory-gate');
  await page.goto('/');
  await page.locator('#topics').locator('a[href="/hardware"]').first().click();
  await page.getByRole('tab', { name: 'Trapped Ion' }).click();
  const result = page.locator('#trapped-ion dd', { hasText: currentText(record) }).last();
  await wakePage(page);
  await result
    .getByRole('link', { name: /^Source/ })
    .first()
    .click();
  await expect(page.locator('[popover]:popover-open a[target="_blank"]').first()).toHaveAttribute(
    'href',
    record.values[0].source.url,
  );
  expect(record.values[0].source.kind).toBe('paper');
});

test('R30.3: a security officer finds by when their authority wants key establishment migrated', async ({ page }) => {
  await page.goto('/');
  await page.locator('#topics').locator('a[href="/cryptography"]').first().click();
  await page.locator('main a[href="/post-quantum-migration"]').first().click();
  await page.getByLabel('What', { exact: true }).focus();
  await page.getByLabel('What', { exact: true }).selectOption('Key establishment');
  const dates = page.locator('#deadline-list > li:visible');
  const found = page.locator('main').getByRole('status');
  await expect(found).toHaveText(/^[1-9]\d* of \d+ dates$/);
  await expect(dates).toHaveCount(Number.parseInt((await found.textContent()) ?? '', 10));
  for (const date of await dates.all()) {
    await expect(date.getByRole('heading')).not.toBeEmpty();
    await expect(date.locator('time').first()).toHaveAttribute('datetime', /^20\d\d/);
  }
});

test('R30.3: an analyst finds what IonQ was worth in 2021, 2024 and 2026', async ({ page }) => {
  const { values } = figureOf('companies/ionq/valuation');
  await page.goto('/');
  await page.locator('#companies a[href="/companies/ionq"]').first().click();
  await wakePage(page);
  await page
    .locator('#facts dd', { hasText: values[0].value ?? '' })
    .getByRole('link', { name: /^Source/ })
    .first()
    .click();
  const card = page.locator('[popover]:popover-open');
  await expect(card).toHaveAccessibleName('Valuation');
  const history = (await card.getByRole('img').getAttribute('aria-label')) ?? '';
  for (const year of ['2021', '2024', '2026']) {
    const value = values.find(({ asOf }) => asOf.startsWith(year))?.value;
    expect(value, year).toBeDefined();
    expect(history).toContain(`${value} in `);
  }
});
