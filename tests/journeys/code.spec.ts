import type { Locator, Page } from '@playwright/test';
import { textOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

/** A cold run loads, compiles and starts an engine of 6 MB, on a machine that may be busy. */
const COLD_RUN_MS = 20_000;

/** The list of links, and the program that is open beside it. */
function workbenchOf(page: Page) {
  return { rows: page.locator('#programs li[data-language]'), opened: page.locator('.workbench article:visible') };
}

test('R11.9: a program is found by language and word, and runs beside the list', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/code');
  const { rows, opened } = workbenchOf(page);
  const shown = rows.filter({ visible: true });
  const count = await rows.count();

  await page.getByLabel('Language', { exact: true }).focus();
  await page.getByLabel('Language', { exact: true }).selectOption('OpenQASM 3');
  await expect(shown).not.toHaveCount(count);
  await expect(page).toHaveURL(/\?language=OpenQASM/);
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

  await shown.first().getByRole('link').click();
  await expect(opened).toHaveCount(1);
  await expect(opened.getByRole('heading', { level: 3 })).toHaveText('Entangle with CNOT');
  await expect(opened.getByRole('tab').first()).toHaveText('OpenQASM 3');
  await opened.getByRole('button', { name: /^Run step/ }).click();
  await expect(opened.locator('.run-bar > [role="status"]')).toHaveText(/^Finished/, { timeout: COLD_RUN_MS });
  await expect(opened.locator('.histogram tbody tr')).not.toHaveCount(0);
});

test('R11.6: the run before stands beside the last one, until Reset', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/code#first-quantum-circuit-5');
  const { opened } = workbenchOf(page);
  const status = opened.locator('.run-bar > [role="status"]');
  const run = async (shots: string) => {
    await opened.getByRole('spinbutton', { name: 'Shots' }).fill(shots);
    await opened.getByRole('button', { name: /^Run step/ }).click();
    await expect(status).toHaveText(new RegExp(`^Finished ${shots} shots`), { timeout: COLD_RUN_MS });
  };
  const before = opened.locator('.histogram span.before');
  await run('100');
  await expect(before).toHaveCount(0);
  await opened.getByRole('button', { name: 'Edit' }).click();
  const editor = opened.getByRole('textbox');
  await editor.fill((await editor.inputValue()).replace(/^h .*$/m, ''));
  await run('200');
  // Without the Hadamard every shot gives 00; 11 is of the run before alone.
  await expect(opened.locator('.histogram tbody th')).toHaveText(['00', '11']);
  await expect(opened.locator('.histogram tbody .shots')).toHaveText(['200', '0']);
  await expect(before).toHaveText([/^\d+\.\d%$/, /^\d+\.\d%$/]);
  await opened.getByRole('button', { name: 'Reset' }).click();
  await expect(opened.locator('.histogram')).toHaveCount(0);
});

test('R11.6: a change is there after a reload, here and in its tutorial, and Reset forgets it', async ({ page }) => {
  await page.goto('/code#first-quantum-circuit-5');
  const { opened } = workbenchOf(page);
  const editor = opened.getByRole('textbox');
  await opened.getByRole('button', { name: 'Edit' }).click();
  await editor.fill('// mine');
  await page.reload();
  // It is there as soon as anything in the page is touched.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(editor).toHaveValue('// mine');

  await page.goto('/tutorials/first-quantum-circuit');
  await page.getByRole('heading', { level: 1 }).hover();
  const step = page.locator('#step-5');
  await expect(step.getByRole('textbox')).toHaveValue('// mine');
  await step.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/code#first-quantum-circuit-5');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(opened.locator('.listing').first()).toBeVisible();
  await expect(editor).toHaveCount(0);
});

test('R11.9: a circuit is drawn where the program is one, and nowhere else', async ({ page }) => {
  await page.goto('/code');
  const drawn = await page
    .locator('.workbench article')
    .evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('.text-drawing use') !== null,
        one.querySelector('.program-place > span')?.textContent,
      ]),
    );
  const circuits = drawn.filter(([hasCircuit]) => hasCircuit);
  expect(circuits.length).toBeGreaterThan(0);
  expect(circuits.length).toBeLessThan(drawn.length);
  for (const [, language] of circuits) expect(language).toBe('OpenQASM 3');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('R11.9: on a phone the program comes first, then the list by tutorial, whose links open theirs', async ({
      page,
    }) => {
      await page.goto('/code');
      const { rows, opened } = workbenchOf(page);
      await expect(opened).toHaveCount(1);
      const list = page.locator('#programs');
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
      expect(await top(opened)).toBeLessThan(await top(list));
      await expect(rows.first()).toBeVisible();
      const last = rows.last().getByRole('link');
      await expect(last).toBeHidden();
      await list.locator('summary').last().click();
      const href = (await last.getAttribute('href')) ?? '';
      await last.click();
      await expect(opened).toHaveCount(1);
      await expect(page.locator(href)).toBeInViewport();
      await opened.getByRole('link', { name: 'All programs' }).click();
      await expect(page.locator('#programs h3').first()).toBeInViewport();
      // What was read stays open, and an address of its own opens it, too.
      await expect(page.locator(href)).toBeVisible();
      await page.goto('/');
      await page.goto(`/code${href}`);
      await expect(opened).toHaveCount(1);
      await expect(page.locator(href)).toBeInViewport();
      await page.reload();
      await expect(opened).toHaveCount(1);
      await expect(page.locator(href)).toBeVisible();
      expect(await page.locator('html').evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(30 * 844);
    });
  });
}

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
