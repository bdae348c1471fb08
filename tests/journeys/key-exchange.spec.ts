import type { Page } from '@playwright/test';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const ADDRESS = '/tutorials/replace-rsa';
/** A first run loads and starts a worker, on a machine that may be busy. */
const FIRST_RUN_MS = 20_000;

const kem = (page: Page) => page.getByRole('region', { name: 'ML-KEM-768', exact: true });
const dsa = (page: Page) => page.getByRole('region', { name: 'ML-DSA-65', exact: true });
const runOf = (page: Page, what: string) => page.getByRole('button', { name: `Run the ${what}` });

/** The bytes of a row as they stand there: all behind the fold, else those that are seen. */
async function bytesOf(page: Page, name: string): Promise<string[]> {
  const row = page
    .locator('.byte-list > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name} `) }) });
  const text = await row.locator('code').last().textContent();
  return (text ?? '').replace('…', '').trim().split(/\s+/);
}

/** What breaks the policy of the page, told by the browser while it runs. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { broken: string[] }).broken);
}

test('R61.17: nothing of the schemes is fetched before the press; an exchange ends with one secret', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const brokenPolicy = await watchPolicy(page);
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  await kem(page).scrollIntoViewIfNeeded();
  await runOf(page, 'key exchange').hover();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('exchange.worker'))).toEqual([]);
  await expect(kem(page).locator('.byte-count')).toHaveText([
    '1,184 bytes',
    '2,400 bytes',
    '1,088 bytes',
    '32 bytes',
    '32 bytes',
  ]);
  await expect(kem(page).locator('code')).toHaveCount(0);

  await runOf(page, 'key exchange').click();
  const status = kem(page).getByRole('status');
  await expect(status).toHaveText(/^Both sides hold the same 32 bytes, after \d+ ms\.$/, { timeout: FIRST_RUN_MS });
  expect(fetched.filter((url) => url.includes('exchange.worker'))).toHaveLength(1);
  expect(await bytesOf(page, 'Encapsulation key')).toHaveLength(1184);
  expect(await bytesOf(page, 'Ciphertext')).toHaveLength(1088);
  const secret = await bytesOf(page, 'The server’s secret');
  expect(secret).toHaveLength(32);
  expect(await bytesOf(page, 'The client’s secret')).toEqual(secret);

  await kem(page).getByRole('button', { name: 'Flip one byte of the ciphertext' }).click();
  await expect(status).toHaveText(
    /^Byte \d+ of the ciphertext was changed: the client gets another secret and no error\.$/,
  );
  const changed = await bytesOf(page, 'Changed ciphertext');
  const sent = await bytesOf(page, 'Ciphertext');
  expect(changed.filter((byte, place) => byte !== sent[place])).toHaveLength(1);
  const other = await bytesOf(page, 'What the client gets of it');
  expect(other).toHaveLength(32);
  expect(other).not.toEqual(secret);

  await runOf(page, 'key exchange').click();
  await expect(status).toHaveText(/^Both sides hold/);
  expect(await bytesOf(page, 'The server’s secret')).not.toEqual(secret);
  expect(await brokenPolicy()).toEqual([]);
  expect(await violationsOf(axe(page).include('.key-exchange'))).toEqual([]);
});

test('R61.17: a signature is made, and fits no other message; by keyboard, with the first press kept', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await runOf(page, 'signature').focus();
  await page.keyboard.press('Enter');
  const status = dsa(page).getByRole('status');
  await expect(status).toHaveText(/^The signature fits the message, after \d+ ms\.$/, { timeout: FIRST_RUN_MS });
  expect(await bytesOf(page, 'Public key')).toHaveLength(1952);
  expect(await bytesOf(page, 'Signature')).toHaveLength(3309);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dsa(page).locator('.signed-message')).toHaveText('Message: Pay Bob 900 euros.');
  await expect(status).toHaveText('The signature does not fit the changed message.');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('The signature fits the message that was signed.');
});

test.describe('when the network is lost', () => {
  test.use({ expectedErrors: /./ });

  test('R61.17: it is told, and the next press tries again', async ({ page }) => {
    await page.route(/exchange\.worker/, (route) => route.abort());
    await page.goto(ADDRESS);
    await runOf(page, 'key exchange').click();
    const status = kem(page).getByRole('status');
    await expect(status).toContainText('could not be loaded', { timeout: FIRST_RUN_MS });
    await page.unroute(/exchange\.worker/);
    await runOf(page, 'key exchange').click();
    await expect(status).toHaveText(/^Both sides hold/, { timeout: FIRST_RUN_MS });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R61.17: the sizes of the standard stand there, and no button that would do nothing', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(dsa(page).locator('.byte-count')).toHaveText(['1,952 bytes', '4,032 bytes', '3,309 bytes']);
    await expect(page.locator('.key-exchange button').filter({ visible: true })).toHaveCount(0);
  });
});
