import type { Page } from '@playwright/test';
import { currentText, figureOf } from '#src/model/figures.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const machine = entriesOf('machines').find(({ company, status }) => company && status === 'in service');
if (!machine?.company) throw new Error('No company has a machine in service');
const { id, name, company } = machine;
/** Its mark in the chart of qubits and errors stands alone, at the edge. */
const measured =
  entriesOf('machines')
    .map(({ id, figures }) => ({ id, error: figures['two-qubit-error']?.[0]?.error?.value ?? 1 }))
    .toSorted((a, b) => a.error - b.error)[0]?.id ?? '';
const PAGE = `/companies/${company}`;
const link = (page: Page) => page.locator(`#machines a[href="/machines/${id}"]`);
const card = (page: Page, title = name) => page.getByRole('dialog', { name: title });

/** The addresses of the scripts that a page has asked for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    // The next page may ask for its own, since the pointer rests on it.
    const isOfPage = new URL(request.frame().url()).pathname === PAGE;
    if (request.resourceType() === 'script' && isOfPage) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('R29.12: a mouse over a link to a machine sees its portrait, qubits and error, and the first press follows it', async ({
  page,
}) => {
  await page.goto(PAGE);
  await link(page).hover();
  await expect(card(page)).toContainText(currentText(figureOf(`machines/${id}/physical-qubits`)));
  await expect(card(page).locator('svg use')).toHaveAttribute('href', /^\/drawings\/portrait-.+\.svg#p$/);
  await expect(card(page).getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/machines/${id}`);
  await expectAccessible(page);
  await link(page).click();
  await expect(page).toHaveURL(`/machines/${id}`);
});

test('R29.12: a link to a company shows it, also by keyboard', async ({ page }) => {
  const { name: title } = entriesOf('companies').find((each) => each.id === company) ?? { name: '' };
  await page.goto(`/machines/${id}`);
  await wakePage(page);
  await page.locator(`#machine a[href="${PAGE}"]`).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card(page, title)).toContainText('Open');
  await page.keyboard.press('Escape');
  await expect(card(page, title)).toBeHidden();
});

test('R29.12: links that are cards or buttons have no preview', async ({ page }) => {
  await page.goto(`/machines/${id}`);
  await wakePage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('#beside a').first().hover();
  await page.locator('#beside a').last().hover();
  // One that has a preview answers later than these would have.
  await page.locator(`#machine a[href="${PAGE}"]`).hover();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(asked.filter((address) => /\/machines\/.+\.xhtml/.test(address))).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('R29.12: a tap on a link to a machine follows it, without a script on the way out', async ({ page }) => {
    await page.goto(PAGE);
    const asked = scriptsOf(page);
    await link(page).scrollIntoViewIfNeeded();
    await link(page).tap();
    await expect(page).toHaveURL(`/machines/${id}`);
    expect(asked).toEqual([]);
  });

  test('R29.12: a tap on a mark of a chart shows the card, whose link opens the page', async ({ page }) => {
    await page.goto('/machines');
    await wakePage(page);
    await page.locator(`svg:visible a.mark[href="/machines/${measured}"]`).first().tap();
    await expect(card(page, entryOf('machines', measured).name)).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'Open' }).tap();
    await expect(page).toHaveURL(`/machines/${measured}`);
  });
});
