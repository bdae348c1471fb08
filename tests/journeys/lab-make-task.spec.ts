import type { Page } from '@playwright/test';
import { writeTaskAddress } from '#circuit/task/task-address.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { BELL_PLACES, expectPlaces, focusFirstPlace, openLab, placeAt, typeKeys } from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true, permissions: ['clipboard-read', 'clipboard-write'] });

const PAIR = '1:q2//A_pair;h0;x1@0';
const HEAD = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';
const TASK = {
  title: 'A pair',
  task: 'Make (|00⟩ + |11⟩)/√2.',
  start: `${HEAD}qubit[2] q;\n`,
  solution: `${HEAD}qubit[2] q;\nh q[0];\ncx q[0], q[1];\n`,
  allowed: [
    { gate: 'h', controls: 0 },
    { gate: 'x', controls: 1 },
  ],
  goal: { compare: 'state' },
} as const;

const makerOf = (page: Page) => page.getByRole('region', { name: 'Make a task', exact: true });
const taskOf = (page: Page) => page.getByRole('region', { name: 'Task', exact: true });
const linkOf = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true });

async function openMaker(page: Page, fragment: string, lines: number): Promise<void> {
  await openLab(page, fragment, lines);
  await page.getByRole('button', { name: 'Share or export' }).click();
  await page.getByRole('button', { name: 'Make a task' }).click();
  await expect(makerOf(page)).toBeVisible();
}

const fill = (page: Page, name: string | RegExp, text: string) => makerOf(page).getByLabel(name).fill(text);

async function copiedLink(page: Page): Promise<string> {
  await makerOf(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(makerOf(page).getByRole('status')).toHaveText('Copied. Who opens the link gets this task.');
  const link = await linkOf(page).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  return link;
}

test('R48.5 and R48.6: a circuit becomes a task, which is judged where its link is opened', async ({
  page,
  browser,
}) => {
  await openMaker(page, PAIR, 2);
  const maker = makerOf(page);
  await expect(maker.getByLabel('Title')).toBeFocused();
  await expect(maker.getByLabel('Title')).toHaveValue('A pair');
  await expect(maker.getByLabel('Gate 1', { exact: true })).toHaveValue('h');
  await fill(page, 'What is to be done', 'Entangle both qubits.');
  await fill(page, /columns are given/, '1');
  // The gates are those of the rest, and the cut shows where it begins.
  await expect(maker.getByLabel('Gate 1', { exact: true })).toHaveValue('x');
  await expect(maker.getByLabel('Controls of gate 1')).toHaveValue('1');
  await expect(page.getByText('Column 1 of 2')).toBeVisible();
  await expect(maker.getByRole('radio', { name: 'The state that comes from |0…0⟩' })).toBeChecked();
  await expect(maker.getByRole('radio', { name: /^The probabilities/ })).toBeDisabled();
  await fill(page, /^Hint/, 'One gate joins two qubits.');
  await fill(page, /^Why it works/, 'CNOT makes q1 depend on q0.');
  const link = await copiedLink(page);
  expect(link).toMatch(/\/lab#task=1z:[\w-]+$/);

  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const student = await context.newPage();
  const requests: string[] = [];
  student.on('request', (request) => requests.push(request.url()));
  await student.goto(link);
  const task = taskOf(student);
  await expect(task.getByRole('heading')).toContainText('A pair');
  await expect(task).toContainText('Entangle both qubits.');
  await expect(task).toContainText('Gates: CNOT; the author’s answer has 1 gate.');
  await expectPlaces(student, [
    'qubit 0, column 1: H',
    'qubit 0, column 2: barrier with qubit 1',
    'qubit 1, column 2: barrier with qubit 0',
  ]);
  await expect(
    student.getByRole('region', { name: 'Gates' }).getByRole('button', { name: 'Y', exact: true }),
  ).toHaveAttribute('aria-disabled', 'true');

  const check = task.getByRole('button', { name: 'Check' });
  const said = task.getByRole('status').first();
  await check.click();
  await expect(said).toHaveText('Not yet: |01⟩ should not occur; it has the probability 0.5.');
  await placeAt(student, 0, 2).focus();
  await expect(student.locator('.focus-ring')).toBeAttached();
  await student.keyboard.press('x');
  await check.click();
  await expect(said).toHaveText('Not yet: X is not among the gates allowed here.');
  await task.getByRole('button', { name: 'Hint' }).click();
  await expect(task).toContainText('One gate joins two qubits.');
  await placeAt(student, 0, 2).focus();
  await typeKeys(student, 'Delete c ArrowDown n');
  await check.click();
  await expect(said).toHaveText('Solved with 1 gate, as many as the author. CNOT makes q1 depend on q0.');
  expect(await student.evaluate(() => [localStorage.puzzles, localStorage.solved])).toEqual([undefined, undefined]);
  // What the address holds is asked of nobody.
  expect(requests.filter((url) => url.includes('1z'))).toEqual([]);

  await task.getByRole('button', { name: 'Copy my answer' }).click();
  const answer = await linkOf(student).inputValue();
  expect(answer).toMatch(/\/lab#1:q2\/\/A_pair;h0;b0\.1;x1@0$/);
  await page.goto(answer);
  await expectPlaces(page, [
    'qubit 0, column 1: H',
    'qubit 0, column 2: barrier with qubit 1',
    'qubit 0, column 3: CNOT control, target qubit 1',
    'qubit 1, column 2: barrier with qubit 0',
    'qubit 1, column 3: CNOT target, control qubit 0',
  ]);
  await context.close();
});

test('R48.5: what is no task is said, and leads to its field', async ({ page }) => {
  await openMaker(page, '1:q2;h0;x1@0', 2);
  const maker = makerOf(page);
  const said = maker.getByRole('alert');
  const copy = maker.getByRole('button', { name: 'Copy the link' });
  await copy.click();
  await expect(said).toHaveText('Give the task a title.');
  await expect(maker.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('A pair');
  await expect(said).toBeHidden();
  await copy.click();
  await expect(said).toHaveText('Say what is to be done.');
  await page.keyboard.type('Build it.');
  await fill(page, /columns are given/, '2');
  await copy.click();
  await expect(said).toHaveText('The given part already solves it.');
  await expect(maker.getByLabel(/columns are given/)).toBeFocused();
  await fill(page, /columns are given/, '0');
  await maker.getByRole('button', { name: 'Take gate 1 away' }).click();
  await copy.click();
  await expect(said).toHaveText('The solution does not solve its own task: H is not among the gates allowed here.');
  await maker.getByRole('button', { name: 'Add a gate' }).click();
  await fill(page, 'Uses of gate 2 at most', '1');
  await maker.getByRole('checkbox', { name: 'q1' }).uncheck();
  await copy.click();
  await expect(said).toHaveText(/entangled/);
  await maker.getByRole('radio', { name: 'What becomes of every basis state' }).check();
  await copiedLink(page);
  await fill(page, 'Title', 'Two qubits');
  await expect(linkOf(page)).toHaveCount(0);
});

test('R48.5: no task comes of no circuit, of too many qubits, or of a swept angle', async ({ page }) => {
  for (const [fragment, lines, sentence] of [
    ['1:q2', 2, 'There is no solution yet: build it first.'],
    ['1:q11;h0', 11, 'A task has at most 10 qubits; this circuit has 11.'],
    ['1:q1;rx(t)0', 1, 'Every angle of a task is a number, without t.'],
  ] as const) {
    await openMaker(page, fragment, lines);
    await expect(makerOf(page)).toContainText(sentence);
    await expect(makerOf(page).getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
    await makerOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(makerOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share or export' })).toBeFocused();
  }
});

test('R48.5: a task is tried, left, and nothing that was written is lost', async ({ page }) => {
  await openMaker(page, PAIR, 2);
  await fill(page, 'What is to be done', 'Entangle both qubits.');
  await makerOf(page).getByRole('button', { name: 'Try it' }).click();
  await expect(taskOf(page)).toContainText('Entangle both qubits.');
  await expectPlaces(page, []);
  await expect(page).toHaveURL(/#task=1z:/);
  await taskOf(page).getByRole('button', { name: 'Leave' }).click();
  await expectPlaces(page, BELL_PLACES);
  await expect(makerOf(page).getByLabel('What is to be done')).toHaveValue('Entangle both qubits.');
  await expect(page).toHaveURL(/#1:q2\/\/A_pair;h0;x1@0$/);
});

test('R48.5: an answer is tried with other definitions of a given gate', async ({ page }) => {
  await openMaker(page, '1:q2/c1/One_call;x1;h0,h1;oracle!0.1;h0;m0:0&oracle=q2;x1@0', 3);
  const maker = makerOf(page);
  await fill(page, 'What is to be done', 'Is the function constant?');
  await maker.getByRole('button', { name: 'Add a case' }).click();
  await fill(page, /^Name of case 1/, 'f = 1');
  const definition = maker.getByLabel('Definitions of case 1 in OpenQASM');
  await definition.fill((await definition.inputValue()).replace('cx q0, q1', 'x q1 +'));
  await maker.getByRole('button', { name: 'Copy the link' }).click();
  await expect(maker.getByRole('alert')).toHaveText(/^The case f = 1, line \d+, column \d+: /);
  await definition.fill((await definition.inputValue()).replace('x q1 +', 'x q1'));
  await page.goto(await copiedLink(page));
  await expect(taskOf(page)).toBeVisible();
  await expectPlaces(page, []);
  // The outcome of the one definition, written down by hand.
  await focusFirstPlace(page);
  await typeKeys(page, 'x ArrowRight m');
  await taskOf(page).getByRole('button', { name: 'Check' }).click();
  await expect(taskOf(page).getByRole('status').first()).toHaveText(/^Not yet: with f = 1, /);
});

test('R48.7: each task has its own attempt, and a reload keeps it', async ({ page }) => {
  const [first, second] = [await writeTaskAddress(TASK), await writeTaskAddress({ ...TASK, title: 'Another' })];
  await openLab(page, '1:q1;y0', 1);
  await page.goto(`/lab#task=${first}`);
  await expect(taskOf(page).getByRole('heading')).toContainText('A pair');
  await focusFirstPlace(page);
  await typeKeys(page, 'h');
  await expectPlaces(page, ['qubit 0, column 1: H']);
  await page.reload();
  await expect(taskOf(page).getByRole('heading')).toContainText('A pair');
  await expectPlaces(page, ['qubit 0, column 1: H']);
  await page.goto(`/lab#task=${second}`);
  await expect(taskOf(page).getByRole('heading')).toContainText('Another');
  await expectPlaces(page, []);
  await page.goBack();
  await expect(taskOf(page).getByRole('heading')).toContainText('A pair');
  await expectPlaces(page, ['qubit 0, column 1: H']);
  await taskOf(page).getByRole('button', { name: 'Start again' }).click();
  await expectPlaces(page, []);
});

test('R48.4: an address of a task that cannot be read opens an empty lab that says why, and keeps the text', async ({
  page,
}) => {
  const good = await writeTaskAddress(TASK);
  const unknown = await writeTaskAddress({ ...TASK, allowed: [{ gate: 'foo', controls: 0 }] });
  const wide = await writeTaskAddress({ ...TASK, start: `${HEAD}qubit[17] q;\n` });
  for (const [text, reason] of [
    ['', 'The address does not begin with its version'],
    ['9z:AAAA', 'The address is of version 9; this lab reads version 1.'],
    [good.slice(0, -20), 'The address is damaged: its end is missing, or a letter is wrong.'],
    [unknown, 'The task cannot be judged: no gate is called foo.'],
    [wide, 'The start, line 3, column 11: the circuit has more than 10 qubits.'],
    [`1:${'x'.repeat(1_000_000)}`, 'The address holds more than a million characters.'],
  ] as const) {
    await openLab(page, `task=${text}`, 2);
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(reason);
    await expect(page.getByRole('textbox', { name: 'What the address said' })).toHaveValue(`task=${text}`);
    await expectPlaces(page, []);
    await expect(taskOf(page)).toHaveCount(0);
  }
});

test('R48.8: a task is made and solved by keyboard alone', async ({ page }) => {
  await openLab(page, PAIR, 2);
  await page.getByRole('button', { name: 'Share or export' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy the address' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make a task' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(makerOf(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Entangle them.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(makerOf(page).getByLabel(/columns are given/)).toHaveValue('1');
  // Enter tries it.
  await page.keyboard.press('Enter');
  await expect(taskOf(page)).toContainText('Entangle them.');
  await placeAt(page, 0, 2).focus();
  await expect(page.locator('.focus-ring')).toBeAttached();
  await typeKeys(page, 'c ArrowDown n');
  await taskOf(page).getByRole('button', { name: 'Check' }).focus();
  await page.keyboard.press('Enter');
  await expect(taskOf(page).getByRole('status').first()).toHaveText(/^Solved with 1 gate/);
});

for (const width of [1440, 390, 320]) {
  test(`R48.8: nothing that axe can find at ${width} px, and nothing wider than the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openMaker(page, '1:q2/c1/One_call;x1;h0,h1;oracle!0.1;h0;m0:0&oracle=q2;x1@0', 3);
    await makerOf(page).getByRole('button', { name: 'Add a case' }).click();
    await fill(page, /^Name of case 1/, 'f = 1');
    await fill(page, 'What is to be done', 'Is the function constant?');
    await copiedLink(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page, '.lab');
    await makerOf(page).getByRole('button', { name: 'Try it' }).click();
    await taskOf(page).getByRole('button', { name: 'Check' }).click();
    await expect(taskOf(page).getByRole('status').first()).toHaveText(/^Not yet/);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page, '.lab .lesson');
  });
}
