import type { Page } from '@playwright/test';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { holdIsland } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const cell = (page: Page, workload: string, machine: string) =>
  page.getByRole('button', { name: new RegExp(`, ${workload} on ${machine}$`) });

test('R59.6: a manager reads three sentences and the reason of a cell in three presses', async ({ page }) => {
  await page.goto(urls.feasibility());
  await expect(page.locator('.feasibility-sentences > p')).toHaveCount(3);
  await cell(page, 'RSA-2048 key', 'Heron r3').click();
  const reckoning = page.locator('.feasibility-reckoning');
  await expect(reckoning).toContainText('RSA-2048 key on Heron r3');
  await expect(reckoning).toContainText('÷ 156 qubits =');
  await expect(page).toHaveURL(/#feasibility=;;rsa-2048\/ibm-heron-r3$/);
  await page.reload();
  await expect(reckoning).toContainText('RSA-2048 key on Heron r3');
  await reckoning.getByRole('link').first().click();
  await expect(page).toHaveURL(urls.estimate('rsa2048-gidney-2025'));
});

test('R59.7: machines are picked, eight at most, and one of one’s own is set', async ({ page }) => {
  await page.goto(urls.feasibility());
  await page.locator('.feasibility-machines > summary').click();
  const picks = page.locator('.feasibility-machines');
  await picks.getByRole('button', { name: /^Quantinuum .*H2$/ }).click();
  await expect(page.getByRole('columnheader', { name: /H2/ })).toBeVisible();
  await picks.getByRole('button', { name: 'Garnet' }).click();
  await picks.getByRole('button', { name: 'Emerald' }).click();
  await expect(picks).toContainText('8 machines at most.');
  await expect(page).toHaveURL(/#feasibility=.*quantinuum-h2,iqm-garnet;;$/);
  const qubits = page.getByRole('slider', { name: 'Qubits', exact: true });
  await qubits.focus();
  await page.keyboard.press('End');
  await expect(cell(page, 'FeMoco', 'Your own machine')).toContainText('enough on paper');
});

test('R59.7: a machine that is picked before the script is there gets its column', async ({ page }) => {
  const script = await holdIsland(page, 'Feasibility');
  await page.goto(urls.feasibility());
  await page.locator('.feasibility-machines > summary').click();
  await page.getByRole('button', { name: /^Quantinuum .*H2$/ }).click();
  script.release();
  await expect(page.getByRole('columnheader', { name: /H2/ })).toBeVisible();
});

test('R59.8: an address with unknown machines, rows and numbers opens what it can and names the rest', async ({
  page,
}) => {
  await page.goto(`${urls.feasibility()}#feasibility=google-willow,nope;1e99,NaN,0,cube,1e-6;nope/nope`);
  await expect(page.locator('[role="status"]').filter({ hasText: 'nope' })).toContainText(
    '“nope”, “nope/nope”, “cube”, “1e99”, “NaN”, “0”',
  );
  await expect(page.locator('.feasibility-grid thead th')).toHaveCount(2);
});

test('R59.9: what is open of the makers’ dates stands with each maker’s record', async ({ page }) => {
  await page.goto(urls.feasibility());
  const all = entriesOf('promises').length;
  await expect(page.locator('#when')).toContainText(`Of ${all} dated promises on record`);
  await expect(page.locator('.feasibility-promises > li').first()).toContainText(/\d+ open/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R59.10: one machine stands at a time', async ({ page }) => {
    await page.goto(urls.feasibility());
    await expect(cell(page, 'Bell pair', 'Helios')).toBeVisible();
    await expect(cell(page, 'Bell pair', 'Willow')).toBeHidden();
    await page.getByRole('combobox', { name: 'Machine' }).focus();
    await page.getByRole('combobox', { name: 'Machine' }).selectOption({ label: 'Willow' });
    await expect(cell(page, 'Bell pair', 'Willow')).toBeVisible();
    await expect(cell(page, 'Bell pair', 'Helios')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R59.11: sentences and words are there', async ({ page }) => {
    await page.goto(urls.feasibility());
    await expect(page.locator('.feasibility-sentences > p')).toHaveCount(3);
    await expect(cell(page, 'RSA-2048 key', 'Willow')).toContainText('needs');
  });
});
