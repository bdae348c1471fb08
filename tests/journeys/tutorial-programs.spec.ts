import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const TUTORIAL = '/tutorials/first-quantum-circuit';
/** A cold run of Q# loads, compiles and starts an engine of 6 MB, on a machine that may be busy. */
const COLD_RUN_MS = 20_000;

const tutorials = readdirSync('content/tutorials').filter((id) => existsSync(`content/tutorials/${id}/programs`));
const bellPair = readFileSync(`content${TUTORIAL}/programs/bell-pair.qasm`, 'utf8').trimEnd();

/** The runner of a step, and what one does with it. */
function runnerOf(page: Page, step: number) {
  const root = page.locator(`#step-${step} .program`);
  const button = (name: string) => root.getByRole('button', { name });
  return {
    root,
    run: () => button(`Run step ${step}`).click(),
    stop: () => button(`Stop step ${step}`).click(),
    edit: () => button('Edit').click(),
    reset: () => button('Reset').click(),
    editor: root.getByRole('textbox'),
    shots: root.getByRole('spinbutton', { name: 'Shots' }),
    status: root.locator('.run-bar > [role="status"]'),
    rows: root.locator('.histogram tbody tr'),
  };
}

const finished = /^Finished ([\d,]+) shots? in [\d,]+ ms\.$/;

for (const id of tutorials) {
  test(`R46.1: the first program of ${id} runs, nothing is fetched before, and the compiler for Q# alone`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`/tutorials/${id}`, { waitUntil: 'networkidle' });
    const program = page.locator('.program').first();
    const run = program.getByRole('button', { name: /^Run/ });
    await run.scrollIntoViewIfNeeded();
    await run.hover();
    expect(fetched.filter((url) => /wasm|\.worker/.test(url))).toEqual([]);

    await run.click();
    await expect(program.locator('.run-bar > [role="status"]')).toHaveText(finished, { timeout: COLD_RUN_MS });
    const isQSharp = (await program.getByRole('tab').first().textContent()) === 'Q#';
    expect(fetched.filter((url) => url.endsWith('.wasm'))).toHaveLength(isQSharp ? 1 : 0);
    await expect(program.locator('table.histogram tbody tr').first()).toBeVisible();
  });
}

test('R46.1: the counts of the Bell pair are those of theory, and another program uses the same engine', async ({
  page,
}) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (/\.wasm$|\.worker/.test(request.url())) engines.push(request.url());
  });
  await page.goto(TUTORIAL);
  const bell = runnerOf(page, 5);
  await bell.run();
  await expect(bell.status).toHaveText(finished, { timeout: COLD_RUN_MS });
  await expect(bell.rows.locator('th')).toHaveText(['00', '11']);
  const counts = (await bell.rows.locator('td:nth-child(2)').allTextContents()).map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1024);
  for (const count of counts) expect(Math.abs(count - 512)).toBeLessThan(5 * 16);

  const hadamard = runnerOf(page, 2);
  await hadamard.shots.fill('10');
  await hadamard.run();
  await expect(hadamard.status).toHaveText(/^Finished 10 shots/);
  await expect(hadamard.root.locator('table.state tbody tr')).toHaveText([
    /^\|0⟩0\.70710\.5000 ?0$/,
    /^\|1⟩0\.70710\.5000 ?0$/,
  ]);
  // Another run has other counts, beside the same theory.
  await expect(bell.rows.locator('.theory')).toHaveText(['50.0 ± 1.6%', '50.0 ± 1.6%']);
  const first = await bell.rows.first().locator('.shots').textContent();
  await expect(async () => {
    await bell.run();
    await expect(bell.status).toHaveText(finished);
    expect(await bell.rows.first().locator('.shots').textContent()).not.toBe(first);
  }).toPass();
  expect(engines).toEqual([expect.stringContaining('kernel.worker')]);

  expect(await violationsOf(axe(page).include('.program'))).toEqual([]);
});

test('R46.2: an error is shown with its line and column, in the editor and in words, without the compiler', async ({
  page,
}) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto(TUTORIAL);
  const bell = runnerOf(page, 5);
  await bell.edit();
  await expect(bell.editor).toHaveValue(bellPair);
  await bell.editor.fill(bellPair.replace('cx q[0]', '  cnot q[0]'));
  await bell.run();
  await expect(bell.status).toHaveText('The program has a fault.', { timeout: COLD_RUN_MS });
  const alert = bell.root.getByRole('alert');
  await expect(alert).toContainText('Line 8, column 3: no gate is called cnot');
  await expect(bell.root.locator('.editor [data-fault]')).toHaveText('8');
  await expect(bell.editor).toHaveAttribute('aria-invalid', 'true');

  await alert.getByRole('button', { name: 'Line 8, column 3' }).click();
  await expect(bell.editor).toBeFocused();
  const cursor = await bell.editor.evaluate((editor: HTMLTextAreaElement) =>
    editor.value.slice(editor.selectionStart, editor.selectionStart + 4),
  );
  expect(cursor).toBe('cnot');
  // The keyboard leaves the editor as it leaves every field.
  await page.keyboard.press('Tab');
  await expect(bell.editor).not.toBeFocused();

  await bell.reset();
  await expect(bell.editor).toBeHidden();
  await bell.run();
  await expect(bell.status).toHaveText(finished);
});

test('Edit opens the program in its place, with the focus in it, and numbers stand at their lines', async ({
  page,
}) => {
  await page.goto('/tutorials/grovers-search');
  const program = runnerOf(page, 7);
  await program.root.scrollIntoViewIfNeeded();
  const before = await program.root.boundingBox();
  await program.edit();
  await expect(program.editor).toBeFocused();
  expect(await program.root.boundingBox()).toEqual(before);
  await page.keyboard.type('//');
  await expect(program.editor).toHaveValue(/^\/\//);
  // The field lies over the colored text, character upon character.
  const layers = await program.root.locator('.editor').evaluate((editor) => {
    const [colored, field] = [editor.querySelector('code'), editor.querySelector('textarea')];
    if (!colored || !field) throw new Error('A layer of the editor is missing');
    const look = (element: Element) => {
      const { fontFamily, fontSize, lineHeight, tabSize, paddingTop } = getComputedStyle(element);
      return { fontFamily, fontSize, lineHeight, tabSize, paddingTop };
    };
    const lines = editor.querySelector('pre')?.dataset.lines?.split('\n').length ?? 0;
    return { looks: [look(colored), look(field)], heights: [colored, field].map((e) => e.clientHeight), lines };
  });
  expect(layers.looks[0]).toEqual(layers.looks[1]);
  expect(layers.lines).toBe((await program.editor.inputValue()).split('\n').length);
});

test('a changed program is kept until Reset', async ({ page }) => {
  await page.goto(TUTORIAL);
  const bell = runnerOf(page, 5);
  await bell.edit();
  await bell.editor.fill(bellPair.replace('cx q[0], q[1];', ''));
  await page.reload();
  // It is there as soon as anything in the page is touched.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(bell.editor).toHaveValue(bellPair.replace('cx q[0], q[1];', ''));
  await expect(bell.status).toContainText('this browser keeps it');
  await bell.reset();
  await page.reload();
  await bell.edit();
  await expect(bell.editor).toHaveValue(bellPair);
});

for (const width of [390, 1440]) {
  test(`what a run finds is in view, as is a fault with its line, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/tutorials/grovers-search');
    const program = runnerOf(page, 8);
    const fold = page
      .locator('#step-8 .phone-fold')
      .filter({ has: page.locator('.program') })
      .locator('> summary');
    if (await fold.isVisible()) await fold.click();
    await program.run();
    await expect(program.status).toHaveText(finished, { timeout: COLD_RUN_MS });
    await expect(program.root.locator('table').first()).toBeInViewport({ ratio: 0.9 });

    await program.edit();
    await program.editor.fill(`wrong\n${await program.editor.inputValue()}`);
    await page.keyboard.press('Control+Enter');
    await expect(program.root.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(program.root.locator('[data-fault]').first()).toBeInViewport({ ratio: 1 });
  });
}

test('an error while running names the line that caused it', async ({ page }) => {
  await page.goto('/tutorials/grovers-search');
  const program = runnerOf(page, 1);
  await program.edit();
  await program.editor.fill('operation Main() : Int {\n    use q = Qubit();\n    H(q);\n    return 1;\n}');
  await program.shots.fill('64');
  await program.run();
  await expect(program.root.getByRole('alert')).toContainText(/Line 2, column \d+ while running: .*released/, {
    timeout: COLD_RUN_MS,
  });
});

test('R46.2: a loop without end, which is no circuit, goes to the compiler; Stop ends it at once, and the page stays usable', async ({
  page,
}) => {
  // The compiler is started twice.
  test.slow();
  await page.goto(TUTORIAL);
  const bell = runnerOf(page, 5);
  await bell.edit();
  await bell.editor.fill(
    'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit q;\nint i = 0;\nwhile (i < 1) { x q; }\nbit c = measure q;',
  );
  await bell.run();
  await expect(bell.status).toHaveText('Running.', { timeout: COLD_RUN_MS });
  // At once is before the next frame, however long the machine takes to come to the press.
  const told = bell.root.evaluate(
    (root) =>
      new Promise((resolve) => {
        const status = root.querySelector('.run-bar > [role="status"]');
        const tell = () => requestAnimationFrame(() => resolve(status?.textContent));
        root.addEventListener('click', tell, { once: true });
      }),
  );
  await bell.stop();
  expect(await told).toBe('Stopped.');

  await bell.reset();
  await bell.run();
  await expect(bell.status).toHaveText(finished, { timeout: COLD_RUN_MS });
});

test.describe('when the engine breaks', () => {
  test.use({ expectedErrors: /./ });

  test('a program that needs too much memory ends with a message', async ({ page }) => {
    await page.goto(TUTORIAL);
    const bell = runnerOf(page, 5);
    await bell.edit();
    await bell.editor.fill(
      'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[26] q;\nh q;\nfor int i in [0:24] { cz q[i], q[i + 1]; }\nh q;\nbit[26] c = measure q;',
    );
    await bell.run();
    await expect(bell.status).toContainText('needs more memory', { timeout: COLD_RUN_MS });
    await bell.reset();
    await bell.run();
    await expect(bell.status).toHaveText(finished, { timeout: COLD_RUN_MS });
  });

  test('a lost network is told, and the next press tries again', async ({ page }) => {
    for (const [address, step, file] of [
      [TUTORIAL, 5, /kernel\.worker/],
      ['/tutorials/grovers-search', 1, /\.wasm$/],
    ] as const) {
      await page.route(file, (route) => route.abort());
      await page.goto(address);
      const program = runnerOf(page, step);
      await program.run();
      await expect(program.status).toContainText('could not be loaded', { timeout: COLD_RUN_MS });
      await page.unroute(file);
      await program.run();
      await expect(program.status).toHaveText(finished, { timeout: COLD_RUN_MS });
    }
  });
});

test('R46.1: each program of the first tutorial runs without the compiler, and shows its states', async ({ page }) => {
  const wasm: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) wasm.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(TUTORIAL);
  for (let step = 1; step <= 8; step += 1) {
    const program = runnerOf(page, step);
    await program.run();
    await expect(program.status).toHaveText(finished);
    await expect(program.rows.first()).toBeVisible();
  }
  expect(wasm).toEqual([]);
  await expect(runnerOf(page, 4).root.locator('table.state caption')).toHaveText([
    /^State at the barrier in line \d+$/,
    /^State at the barrier in line \d+$/,
    'State before the measurement',
  ]);
  await expect(runnerOf(page, 8).root.locator('table.state')).toHaveCount(0);
});

test('copy and download give the file that the site has', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TUTORIAL);
  const { root } = runnerOf(page, 5);
  await root.getByRole('button', { name: 'Copy' }).click();
  await expect(root.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bellPair);

  await root.getByRole('tab', { name: 'Qiskit (Python)' }).click();
  await expect(root.locator('pre').last()).toContainText('from qiskit import QuantumCircuit');
  const link = root.getByRole('link', { name: 'Download bell-pair.py' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/plain');
  expect(await file.text()).toBe(readFileSync(`content${TUTORIAL}/programs/bell-pair.py`, 'utf8'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the program can be read, and both its files are there', async ({ page }) => {
    await page.goto(TUTORIAL);
    const { root } = runnerOf(page, 5);
    await expect(root.locator('pre')).toContainText('OPENQASM 3.0;');
    await expect(root.getByRole('link', { name: /^Download/ })).toHaveText([
      'Download bell-pair.qasm',
      'Download bell-pair.py',
    ]);
  });
});
