import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteServer } from '#tests/support/site-server.ts';
import { expect, test } from '#tests/support/test.ts';
import { toasts } from '#tests/support/toasts.ts';

/** Signs up in the footer and answers the `List-Unsubscribe` address of the welcome mail that follows, as a path. */
async function signUp(page: Page, site: SiteServer, email: string): Promise<string> {
  await page.goto('/newsletter');
  const form = page.locator('footer form');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(toasts(page).first()).toContainText("You're in!");
  let mail: string | undefined;
  await expect.poll(() => (mail = welcomeMail(site, email))).toBeDefined();
  const { pathname, search } = new URL(/^List-Unsubscribe: <([^>]+)>/m.exec(mail ?? '')?.[1] ?? '');
  return pathname + search;
}

/** The mail to an address, its folded header lines unfolded (RFC 5322, section 2.2.3). */
function welcomeMail(site: SiteServer, email: string): string | undefined {
  const folder = join(site.dataDir, 'mail');
  if (!existsSync(folder)) return undefined;
  const mails = readdirSync(folder).map((name) =>
    readFileSync(join(folder, name), 'utf8').replace(/\r?\n[ \t]+/g, ' '),
  );
  return mails.find((mail) => mail.includes(`To: ${email}`));
}

const subscribers = (site: SiteServer) => site.signups('export', '--format', 'csv', 'newsletter');

test('the link of the welcome mail asks first, then deletes the address', async ({ page, site }) => {
  const email = 'leaving@example.org';
  const link = await signUp(page, site, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from the newsletter?');
  expect(subscribers(site)).toContain(email);
  await page.locator('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  expect(subscribers(site)).not.toContain(email);
});

test('the button of a mail program needs one request and no page', async ({ page, request, site }) => {
  const email = 'one-click@example.org';
  const link = await signUp(page, site, email);
  const answer = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  expect(subscribers(site)).not.toContain(email);
});
