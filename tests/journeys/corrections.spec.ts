import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const [machine] = entriesOf('machines');
const [tool] = entriesOf('tools');
const company = entriesOf('companies').find(({ papers }) => papers && papers.length > 0);
const paper = entriesOf('papers').find(({ id }) => id === company?.papers?.[0]);
if (!machine || !tool || !company || !paper)
  throw new Error('There is no machine, no tool, or no company with a paper');

test('R24.15: a page ends with its file, and its mail goes where the footer’s goes', async ({ page }) => {
  for (const [path, file, what] of [
    [urls.machine(machine.id), `content/machines/${machine.id}.yaml`, 'entry'],
    [urls.tools(), 'content/pages/tools.yaml', 'page'],
  ] as const) {
    await page.goto(path);
    const line = page.locator('#correction');
    await expect(line).toContainText(file);
    const house = await page.getByRole('contentinfo').getByRole('link', { name: 'Email' }).getAttribute('href');
    const link = await line.getByRole('link', { name: `Correct this ${what}` }).getAttribute('href');
    const [start, body = ''] = (link ?? '').split('&body=');
    expect(start).toBe(`${house}?subject=${encodeURIComponent(file)}`);
    expect(decodeURIComponent(body).includes(path)).toBe(what === 'entry');
  }
  await expect(page.locator('#correction')).toContainText('its entries in content/tools');
});

test('R67.8: what opens in a list has its own way to be corrected, with what it says now', async ({ page }) => {
  const { id, name, description } = tool;
  await page.goto(urls.tools());
  const row = page.locator(`[id="${id}"]`);
  await row.locator('summary').press('Enter');
  const href = await row.getByRole('link', { name: 'Correct this entry' }).getAttribute('href');
  const body = decodeURIComponent(href?.split('&body=')[1] ?? '');
  expect(body).toContain(`${urls.tools()}#${id}\r\n`);
  expect(body).toContain(`It says now: ${name}: ${description.slice(0, 40)}`);
});

test('R29.13: a link to a paper shows what it shows, with two facts and the file to correct', async ({ page }) => {
  await page.goto(urls.company(company.id));
  await wakePage(page);
  await page.locator('#papers').getByRole('link', { name: paper.title }).hover();
  const card = page.getByRole('dialog', { name: paper.title });
  await expect(card).toContainText(paper.venue);
  await expect(card.locator('dt')).toHaveCount(2);
  await expect(card.getByRole('link', { name: 'Correct this entry' })).toBeVisible();
  await expect(card).toContainText(`content/papers/${paper.id}.yaml`);
});
