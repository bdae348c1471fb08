import { textOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

/** A cold run loads, compiles and starts an engine of 6 MB, on a machine that may be busy. */
const COLD_RUN_MS = 20_000;

test('a program runs in place, and is found by language and word', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/code');
  const programs = page.locator('#programs li[data-language]');
  const shown = programs.filter({ visible: true });
  const count = await programs.count();

  await page.getByLabel('Language', { exact: true }).focus();
  await page.getByLabel('Language', { exact: true }).selectOption('OpenQASM 3');
  await expect(shown).not.toHaveCount(count);
  await expect(page).toHaveURL(/\?language=OpenQASM/);
  const program = shown.first();
  await program.locator('summary').first().click();
  await expect(program.getByRole('tab').first()).toHaveText('OpenQASM 3');
  const status = page.locator('main').getByRole('status').first();
  await expect(status).toHaveText(new RegExp(`^\\d+ of ${count} programs$`));
  const ofLanguage = Number.parseInt((await status.textContent()) ?? '', 10);
  await expect(shown).toHaveCount(ofLanguage);
  await page.locator('main').getByRole('searchbox').fill('entangle with cnot');
  await expect(status).not.toHaveText(`${ofLanguage} of ${count} programs`);
  await expect(status).toHaveText(new RegExp(`^\\d+ of ${count} programs$`));
  const left = Number.parseInt((await status.textContent()) ?? '', 10);
  expect(left).toBeLessThan(ofLanguage);
  await expect(shown).toHaveCount(left);

  const opened = page.locator('#programs details[name]:visible[open]');
  await shown.first().locator('summary').first().click();
  await expect(opened).toHaveCount(1);
  await shown
    .first()
    .getByRole('button', { name: /^Run step/ })
    .click();
  await expect(opened.locator('.run-bar > [role="status"]')).toHaveText(/^Finished/, { timeout: COLD_RUN_MS });
  await expect(opened.locator('.histogram tbody tr')).not.toHaveCount(0);
});

test('a program leads to the step that explains it, and a language to its tool', async ({ page }) => {
  await page.goto('/code');
  await expect(page.locator('#software h3').getByRole('link', { name: 'OpenQASM' })).toHaveAttribute(
    'href',
    '/tools#openqasm',
  );
  await page.goto('/code#first-quantum-circuit-5');
  await page.getByRole('link', { name: `Step 5 of ${textOf('tutorials', 'first-quantum-circuit', 'title')}` }).click();
  await expect(page).toHaveURL(/\/tutorials\/first-quantum-circuit#step-5$/);
});
