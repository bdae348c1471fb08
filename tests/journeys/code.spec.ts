import { expect, test } from '#tests/support/test.ts';

/** A cold run loads, compiles and starts an engine of 6 MB, on a machine that may be busy. */
const COLD_RUN_MS = 20_000;

test('a program runs in place, and is found by language and word', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/code');
  const programs = page.locator('#programs > li');
  const shown = programs.filter({ visible: true });
  const count = await programs.count();
  expect(count).toBeGreaterThanOrEqual(8);

  await page.getByLabel('Language', { exact: true }).focus();
  await page.getByLabel('Language', { exact: true }).selectOption('OpenQASM 3');
  await expect(shown).not.toHaveCount(count);
  await expect(page).toHaveURL(/\?language=OpenQASM/);
  await expect(shown.first().getByRole('tab').first()).toHaveText('OpenQASM 3');
  await page.locator('main').getByRole('searchbox').fill('entangle with cnot');
  await expect(shown).toHaveCount(1);
  await expect(page.locator('main').getByRole('status').first()).toHaveText(`1 of ${count} programs`);

  await shown.getByRole('button', { name: /^Run step/ }).click();
  await expect(shown.locator('.run-bar > [role="status"]')).toHaveText(/^Finished/, { timeout: COLD_RUN_MS });
  await expect(shown.locator('.histogram tbody tr')).toHaveCount(2);
});

test('a program leads to the step that explains it, and a language to its tool', async ({ page }) => {
  await page.goto('/code');
  await expect(page.locator('#software h3').getByRole('link', { name: 'OpenQASM' })).toHaveAttribute(
    'href',
    '/tools#openqasm',
  );
  await page.getByRole('link', { name: /^Step 5 of Build Your First/ }).click();
  await expect(page).toHaveURL(/\/tutorials\/first-quantum-circuit#step-5$/);
});
