import type { Page } from '@playwright/test';
import { addressOf } from '#src/model/entry-pages.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const status = (page: Page) => page.locator('main output');
const results = (page: Page) => page.locator('main #found-list li');
const field = (page: Page) => page.locator('main').getByPlaceholder('Search quantum topics...');

test('a search in the header is logged and leads to its results, by kind and with the words marked', async ({
  page,
}) => {
  await page.goto('/news');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Search'));
  await page.locator('#header-search').fill('surface code');
  await page.keyboard.press('Enter');
  expect((await logged).text()).toBe('Search: surface code');
  await expect(page).toHaveURL(/\/search\?q=surface\+code$/);
  await expect(status(page)).toHaveText(/^\d+ results for “surface code”$/);
  await expect(field(page)).toHaveValue('surface code');
  await expect(page.getByRole('heading', { level: 2, name: 'Glossary terms' })).toBeVisible();
  const term = results(page).filter({ has: page.locator(`a[href="${addressOf('glossary', 'surface-code')}"]`) });
  await expect(term).toContainText('Surface Code');
  await expect(term.locator('mark').first()).toHaveText('code');
});

test('a search that is opened by its address is logged there, too', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text() === 'Search: grover');
  await page.goto('/search?q=grover');
  await logged;
});

test('the best of all kinds come first, then some more of each kind', async ({ page }) => {
  await page.goto('/search?q=surface+code');
  await expect(status(page)).toHaveText(/results for/);
  const best = page.getByRole('list', { name: 'Best results' }).getByRole('link');
  await expect(best).toHaveCount(3);
  const links = await results(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('a kind narrows the results, counts them and stands in the address', async ({ page }) => {
  await page.goto('/search?q=qubits');
  const papers = page.getByRole('button', { name: /^Research papers \d+$/ });
  const count = Number(/\d+/.exec((await papers.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(3);
  await papers.click();
  await expect(page).toHaveURL(/\?q=qubits&kind=Research\+papers$/);
  await expect(papers).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main #found-list h2')).toHaveText(['Research papers']);
  await page.reload();
  await expect(papers).toHaveAttribute('aria-pressed', 'true');
  await expect(results(page)).toHaveCount(Math.min(count, 10));
  await page.getByRole('button', { name: /^All \d+$/ }).click();
  await expect(page).toHaveURL(/\?q=qubits$/);
  expect(await page.locator('main #found-list h2').count()).toBeGreaterThan(1);
});

test('more of a kind come by a button, without losing the place', async ({ page }) => {
  await page.goto('/search?q=qubit&kind=Glossary+terms');
  await expect(results(page)).toHaveCount(10);
  const more = page.getByRole('button', { name: /^More glossary terms/ });
  const eleventh = results(page).nth(10).getByRole('link');
  await more.click();
  await expect(results(page)).toHaveCount(20);
  await expect(eleventh).toBeFocused();
});

test('typing searches as one goes; the address follows', async ({ page }) => {
  await page.goto('/search');
  await field(page).fill('kyber');
  await expect(status(page)).toHaveText(/results for “kyber”$/);
  await expect(page).toHaveURL(/\?q=kyber$/);
  await page.getByRole('link', { name: 'ML-KEM', exact: true }).click();
  await expect(page).toHaveURL(addressOf('glossary', 'ml-kem'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ML-KEM');
});

test('a slip of the keyboard is answered with the names that look like it', async ({ page }) => {
  await page.goto('/search?q=deccoherence');
  await expect(status(page)).toHaveText('Nothing found for “deccoherence”.');
  await page
    .getByRole('group', { name: 'Did you mean' })
    .getByRole('button', { name: 'Decoherence', exact: true })
    .click();
  await expect(results(page).first()).toContainText('Decoherence');
  await expect(page).toHaveURL(/\?q=Decoherence$/);
  await expect(field(page)).toBeFocused();
});

test('what resembles nothing offers no name', async ({ page }) => {
  await page.goto('/search?q=xxyyzzqq');
  await expect(status(page)).toHaveText('Nothing found for “xxyyzzqq”.');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'The glossary, A to Z' })).toBeVisible();
});

test('what was typed is never markup', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(status(page)).toContainText('“<img src=x onerror=alert(1)>”');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test.describe('when the network fails', () => {
  test.use({ expectedErrors: /Failed to (load|fetch)|pagefind|ERR_/i });

  test('it says so, and another attempt succeeds', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('/search?q=qubit');
    await expect(status(page)).toContainText('could not be loaded');
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toHaveText(/results for “qubit”$/);
  });

  test('an index that does not come is no empty result', async ({ page }) => {
    await page.route(/pagefind\/index/, (route) => route.abort());
    await page.goto('/search?q=qubit');
    await expect(status(page)).toContainText('could not be loaded');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs and leads on', async ({ page }) => {
    await page.goto('/news');
    await page.locator('#header-search').fill('qubit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=qubit$/);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await page.getByRole('link', { name: 'Every page' }).click();
    await expect(page.locator('#site-links').getByRole('link', { name: 'Tools' })).toBeInViewport();
  });
});

test('results have no violation that axe can find, in either theme', async ({ page }) => {
  await page.goto('/search?q=surface+code');
  await expect(results(page).first()).toBeVisible();
  await expectAccessible(page);
});
