import { newestValue } from '#src/features/explorers/thresholds/threshold-values.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const codes = entriesOf('codes');
const thresholds = entriesOf('thresholds');
const rows = '[data-rows] > tr:visible';

test('R52.2, R52.3: the tree leads to a code, and the list finds it by each of its families', async ({ page }) => {
  const several = codes.find(({ also = [] }) => also.length > 0);
  if (!several?.also?.[0]) throw new Error('No code belongs to two families');
  await page.goto(urls.codes());
  const other = several.also[0];
  await page.getByLabel('Family', { exact: true }).focus();
  await page.getByLabel('Family', { exact: true }).selectOption(pageOf('codes').families[other].name);
  const same = codes.filter(({ family, also = [] }) => family === other || also.includes(other));
  await expect(page.locator(rows)).toHaveCount(same.length);
  await expect(page.locator(`#${several.id}`)).toBeVisible();
  await page.locator(`.code-tree a[href="${urls.quantumCode(several.id)}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(several.name);
});

test('R52.5: the circuit that encodes a code opens in the lab, with all its qubits', async ({ page }) => {
  const encoded = codes.find(({ example }) => example?.encoding);
  if (!encoded?.example) throw new Error('No code has a circuit');
  await page.goto(urls.quantumCode(encoded.id));
  await page.getByRole('link', { name: pageOf('codes').entry.checks.open }).click();
  await expect(page).toHaveURL(/\/lab#/);
  await expect(page.getByText(`${encoded.name}: encoding`).first()).toBeAttached();
});

test('R52.7, R52.8: a noise model narrows the table, dims the other signs, and a pseudo-threshold keeps its word', async ({
  page,
}) => {
  const pseudo = thresholds.find((each) => newestValue(each).isPseudo);
  if (!pseudo) throw new Error('There is no pseudo-threshold');
  await page.goto(urls.thresholds());
  await page.getByLabel('Noise', { exact: true }).focus();
  await page.getByLabel('Noise', { exact: true }).selectOption(pseudo.noise);
  const same = thresholds.filter(({ noise }) => noise === pseudo.noise);
  await expect(page.locator(rows)).toHaveCount(same.length);
  await expect(page.locator(`#${pseudo.id}`)).toContainText('pseudo-threshold');
  await expect(page.locator('.drawing-wide .mark[data-dimmed]')).toHaveCount(thresholds.length - same.length);
});
