import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const [machine] = entriesOf('machines');
const company = entriesOf('companies').find(({ papers }) => papers && papers.length > 0);
const paper = entriesOf('papers').find(({ id }) => id === company?.papers?.[0]);
if (!machine || !company || !paper) throw new Error('There is no machine, or no company with a paper');

test('R24.15: a page ends with its file, and its mail goes where the footer’s goes', async ({ page }) => {
  for (const [path, file, what] of [
    [urls.machine(machine.id), `content/machines/${machine.id}.yaml`, 'entry'],
    [urls.tools(), 'content/pages/tools.yaml', 'page'],
  ] as const) {
    await page.goto(path);
    const line = page.locator('#correction');
    await expect(line).toContainText(file);
    const house = await page.getByRole('contentinfo').getByRole('link', { name: 'Email' }).getAttribute('href');
    await expect(line.getByRole('link', { name: `Correct this ${what}` })).toHaveAttribute(
      'href',
      `${house}?subject=${file}`,
    );
  }
  await expect(page.locator('#correction')).toContainText('its entries in content/tools');
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
