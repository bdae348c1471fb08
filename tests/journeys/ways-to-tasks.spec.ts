import type { Locator, Page } from '@playwright/test';
import { attemptText, isCircuitTask, taskOf } from '#src/features/learn/tasks/task.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

/** The reference solution of a task, as one types it. */
function solutionOf(id: string): string {
  const task = taskOf(entryOf('tasks', id));
  if (!isCircuitTask(task)) throw new Error(`${id} is not answered with a circuit`);
  return attemptText(task.answer, task.answer.solution);
}

/** Writes an answer as OpenQASM and has it judged. */
async function write(box: Locator, text: string) {
  const field = box.getByRole('textbox');
  await expect(field.or(box.getByRole('button', { name: 'Edit as text' }))).toBeVisible();
  if (!(await field.isVisible())) await box.getByRole('button', { name: 'Edit as text' }).click();
  // Its script comes with the first press.
  await field.click();
  await field.fill(text);
  await box.getByRole('button', { name: /^Check/ }).click();
}

const wayOf = (page: Page, who: string) => page.getByRole('article').filter({ hasText: who });

test('R45.9: a developer comes from the ways to five tasks, and solves them in OpenQASM without WebAssembly', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/learning-path');
  const way = wayOf(page, 'I write software');
  const stop = way.getByRole('link', { name: 'Five tasks on first circuits' });
  if (!(await stop.isVisible())) await way.locator('summary').first().click();
  await stop.click();
  await expect(page).toHaveURL(/\/tasks/);
  const five = entriesOf('tasks')
    .filter((task) => task.tutorial === 'first-quantum-circuit' && isCircuitTask(taskOf(task)))
    .slice(0, 5);
  expect(five).toHaveLength(5);
  for (const { id } of five) {
    await page.goto(`/tasks/${id}`);
    await write(page.locator('.task-box'), solutionOf(id));
    await expect(page.locator('.task-note')).toContainText('Solved');
  }
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

test('R45.9: a student comes from the learning path to an oracle of Grover that checks itself, without leaving it', async ({
  page,
}) => {
  await page.goto('/learning-path');
  await page
    .locator('#path')
    .getByRole('link', { name: /Grover/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tutorials\/grovers-search/);
  const task = page.locator('[data-task="one-clause-one-bit"]');
  await task.locator('summary').click();
  await expect(task.locator('.task-box')).toBeVisible();
  await write(task, solutionOf('one-clause-one-bit'));
  await expect(task.locator('.task-note')).toContainText('Solved');
  await expect(page).toHaveURL(/\/tutorials\/grovers-search/);
});
