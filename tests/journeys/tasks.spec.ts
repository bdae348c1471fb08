import type { Page } from '@playwright/test';
import { countOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const CIRCUIT = '/tasks/make-a-minus';
const NUMBER = '/tasks/two-paths-one-turned';

const box = (page: Page) => page.locator('.task-box');
const said = (page: Page) => box(page).locator('.task-note');
const plate = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true });
const place = (page: Page, wire: number, column: number) => box(page).locator(`[data-place="${wire}-${column}"]`);
/** Takes a gate up; a press before the script is there is made again once it is. */
const take = async (page: Page, name: string) => {
  await plate(page, name).click();
  await expect(plate(page, name)).toHaveAttribute('aria-pressed', 'true');
};
const check = (page: Page) => box(page).getByRole('button', { name: /^Check/ });

test('R45.2: a circuit is built by presses, judged with what differs, and solved', async ({ page }) => {
  await page.goto(CIRCUIT);
  await take(page, 'H');
  await place(page, 0, 0).click();
  await check(page).click();
  await expect(said(page)).toContainText('Not yet: the amplitude of |1⟩ should be negative.');
  await expect(box(page).locator('[data-bad]')).toHaveCount(1);
  await expect(check(page)).toBeFocused();

  await box(page).getByRole('button', { name: 'Hint' }).click();
  await expect(said(page)).toHaveText([/^Not yet/, /^Hint 1 of 2\./]);

  await box(page).getByRole('button', { name: 'Undo' }).click();
  await take(page, 'X');
  await place(page, 0, 0).click();
  await take(page, 'H');
  await place(page, 0, 1).click();
  await check(page).click();
  await expect(said(page)).toContainText('Solved with 2 gates, the fewest gates possible.');
  await expect(box(page)).toContainText('Why it works');
  const lab = box(page).getByRole('link', { name: 'Open in the lab' });
  await expect(lab).toHaveAttribute('href', /^\/lab#1:/);

  await page.goto('/tasks');
  await expect(page.locator('[data-task="make-a-minus"]').getByText('Solved')).toBeVisible();
  await expect(page.locator('[data-task="two-paths-one-turned"]').getByText('Solved')).toBeHidden();
});

test('R45.2: the same by keys alone', async ({ page }) => {
  await page.goto(CIRCUIT);
  await place(page, 0, 0).focus();
  await expect(page.locator('astro-island', { has: box(page) })).not.toHaveAttribute('ssr');
  for (const key of ['x', 'Enter', 'x', 'ArrowRight', 'h', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(place(page, 0, 0)).toHaveAccessibleName(/X/);
  await expect(place(page, 0, 1)).toHaveAccessibleName(/H/);
  await check(page).press('Enter');
  await expect(said(page)).toContainText('Solved');
});

test('R45.2: a circuit is also written, and a text that cannot be read is answered with its place', async ({
  page,
}) => {
  await page.goto(CIRCUIT);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await box(page).getByRole('button', { name: 'Edit as text' }).click();
  const text = box(page).getByRole('textbox');
  await expect(text).toHaveValue(/^OPENQASM 3/);
  await text.fill('OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[1] q;\nx q[0]\nh q[0];\n');
  await check(page).click();
  await expect(said(page)).toContainText(/^Line \d, column \d/);
  await text.fill('OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[1] q;\nx q[0];\nh q[0];\n');
  await check(page).click();
  await expect(said(page)).toContainText('Solved');
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

test('R45.3: a variant is the same problem for everybody, and answers of other variants do not do', async ({
  page,
}) => {
  await page.goto(`${NUMBER}?v=17`);
  await expect(box(page)).toContainText('110 degrees');
  const field = page.getByLabel('Your answer');
  for (const [typed, answer] of [
    ['', 'Write a number such as 0.7071 or 1/sqrt(2).'],
    ['<script>', 'Write a number such as 0.7071 or 1/sqrt(2).'],
    ['75', 'Not 75: that is too large.'],
    ['cos(55*pi/180)', 'That is the length of the sum.'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(said(page)).toContainText(answer);
    await expect(field).toHaveValue(typed);
  }
  await field.fill('33 %');
  await field.press('Enter');
  await expect(said(page)).toContainText('Solved');
  await box(page).getByRole('link', { name: 'Another variant' }).click();
  await expect(page).toHaveURL(`${NUMBER}?v=18`);
  await expect(box(page)).not.toContainText('110 degrees');
});

test('R45.4: within a step a task opens in place, gets its parts then, and marks itself when it is solved', async ({
  page,
}) => {
  await page.goto('/tutorials/first-quantum-circuit');
  const task = page.locator('[data-task="make-a-minus"]');
  await expect(task).not.toContainText('Lead the qubit');
  await task.locator('summary').click();
  await expect(task).toContainText('Lead the qubit');
  await take(page, 'X');
  await place(page, 0, 0).click();
  await take(page, 'H');
  await place(page, 0, 1).click();
  await check(page).click();
  await expect(task.locator('summary').getByText('Solved')).toBeVisible();
  await page.reload();
  await expect(task.locator('summary').getByText('Solved')).toBeVisible();
});

test.describe('with a server that fails', () => {
  test.use({ expectedErrors: /503/ });

  test('R45.4: a task that does not come says so', async ({ page }) => {
    await page.route('**/tasks/make-a-minus.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/tutorials/first-quantum-circuit');
    const task = page.locator('[data-task="make-a-minus"]');
    await task.locator('summary').click();
    await expect(task.getByRole('status')).toContainText('could not be loaded');
    await expect(task.getByRole('link', { name: 'On its own page' })).toBeVisible();
  });
});

test('R45.5: the list narrows by tutorial, level, kind, and by what this browser has solved', async ({ page }) => {
  await page.goto('/tasks');
  await expect(page.locator('#list [data-rows] > li')).toHaveCount(countOf('tasks'));
  await page.getByLabel('Answered by').focus();
  await expect(page.locator('#list astro-island')).not.toHaveAttribute('ssr');
  await page.getByLabel('Answered by').selectOption('Number');
  const visible = page.locator('#list [data-rows] > li').filter({ visible: true });
  await expect(visible.filter({ hasNotText: 'Number' })).toHaveCount(0);
  expect(await visible.count()).toBeGreaterThan(0);
  await page.getByLabel('In this browser').selectOption('Solved');
  await expect(visible).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R45.6: a task can be read, with hints and solution, and offers nothing that does nothing', async ({ page }) => {
    await page.goto(CIRCUIT);
    await expect(box(page)).toContainText('Lead the qubit');
    await expect(box(page).getByRole('button', { name: 'Check' })).toBeHidden();
    await page.getByText('Solution', { exact: true }).click();
    await expect(page.locator('.task-without-script pre')).toContainText('x q[0]; h q[0];');
  });
});
