import type { BrowserContext, Page } from '@playwright/test';
import { pageOf } from '#src/model/read-content.ts';
import { expect } from '#tests/support/test.ts';

export const { texts, bar, notTaken } = pageOf('offline');

export const takeButton = (page: Page) => page.getByRole('button', { name: texts.take });
export const said = (page: Page) => page.locator('main [role=status]');
export const offlineBar = (page: Page) => page.locator('#offline-bar');
export const keptLine = (page: Page) => page.getByText(/^The edition of .+ is in this browser/);

/** Takes the hub along, and waits until the browser answers for it. */
export async function takeAlong(page: Page, site: string, hasCompiler = false): Promise<void> {
  await page.goto(`${site}/offline`);
  if (hasCompiler) await page.getByRole('checkbox', { name: /compiler for Q#/ }).check();
  await takeButton(page).click();
  await expect(keptLine(page)).toBeVisible({ timeout: 60_000 });
}

/** What this browser keeps of the hub. */
export async function keptIn(
  page: Page,
): Promise<{ workers: number; databases: string[]; caches: number; mark: string | null }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: (await caches.keys()).length,
    mark: localStorage.getItem('offline'),
  }));
}

export const NOTHING = { workers: 0, databases: [], caches: 0, mark: null };

/** The id of the edition that is kept. */
export async function keptId(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('offline');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('edition').objectStore('edition').get('kept');
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.id);
          };
        };
      }),
  );
}

/** Says how much room the browser has for a site, in bytes; undefined is as much as it has. */
export async function setRoom(context: BrowserContext, page: Page, origin: string, bytes?: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
}
