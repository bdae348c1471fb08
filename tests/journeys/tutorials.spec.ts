import { entriesOf } from '#src/model/read-content.ts';
import { countOf, namesOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const cards = '#tutorial-list li:visible > article';
const count = '#tutorials output';
const TOTAL = countOf('tutorials');
/** Titles of the tutorials of a level or a category. */
const having = (choice: string) =>
  namesOf('tutorials', (field) => [field('difficulty'), field('category')].includes(choice));
const BUTTONS = ['All Tutorials', 'Beginner', 'Intermediate', 'Advanced', 'Algorithms', 'AI/ML'];

test('R11.3: one filter is active at a time, at first All Tutorials', async ({ page }) => {
  await page.goto('/tutorials');
  const group = page.getByRole('group', { name: 'Tutorials to show' });
  const button = (name: string) => group.getByText(name, { exact: true });
  const pressed = group.locator('label:has(:checked)');
  await expect(group.locator('label')).toHaveText(BUTTONS);
  await expect(pressed).toHaveText(['All Tutorials']);
  await expect(page.locator(cards)).toHaveCount(TOTAL);

  for (const name of BUTTONS.slice(1)) {
    const titles = having(name);
    await button(name).click();
    await expect(pressed).toHaveText([name]);
    await expect(page.locator(cards)).toHaveCount(titles.length);
    for (const title of titles)
      await expect(page.locator(cards).getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.locator(count)).toHaveText(`${titles.length} of ${TOTAL} tutorials`);
    expect(new URL(page.url()).searchParams.get('show')).toBe(name);
  }

  await group.getByRole('radio', { name: 'All Tutorials' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator(cards)).toHaveCount(TOTAL);
  await expect(page.locator(count)).toHaveText(`${TOTAL} tutorials`);
  await expect(page).toHaveURL(/\/tutorials$/);
});

test('R11.7: each card shows the circuit of a program of its tutorial, or its own picture', async ({ page }) => {
  await page.goto('/tutorials');
  const circuits = page.locator(`${cards} > svg[role="img"]`);
  await expect(circuits).toHaveCount(TOTAL);
  for (const circuit of await circuits.all()) {
    await expect(circuit).toHaveAttribute(
      'aria-label',
      /^The circuit of .+: \d+ qubits?, \d+ gates?\.$|^The picture of the tutorial: .+\.$/,
    );
    const file = (await circuit.locator('use').getAttribute('href')) ?? '';
    expect((await page.request.get(file)).headers()['content-type']).toContain('image/svg+xml');
  }
});

test('an address with a filter shows the filtered list', async ({ page }) => {
  await page.goto('/tutorials?show=Beginner');
  await expect(page.locator(cards)).toHaveCount(having('Beginner').length);
  await expect(page.locator('#tutorials label:has(:checked)')).toHaveText(['Beginner']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all tutorials show, and no button that would do nothing', async ({ page }) => {
    await page.goto('/tutorials?show=Beginner');
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page.locator('#tutorials [type="radio"]').first()).toBeHidden();
  });
});

test('R11.5: the head of a tutorial says its place on the path and how many tasks it has, and leads to them', async ({
  page,
}) => {
  const id = 'arrows-that-add';
  const tasks = entriesOf('tasks').filter(({ tutorial }) => tutorial === id);
  await page.goto(`/tutorials/${id}`);
  const head = page.getByRole('list', { name: 'About this page' });
  await expect(head).toContainText('No. 0 on the path');
  await head.getByRole('link', { name: `${tasks.length} tasks` }).click();
  await expect(page).toHaveURL(`/tasks#${id}`);
  await expect(page.locator(`[id="${id}"] [data-task]`)).toHaveCount(tasks.length);
});
