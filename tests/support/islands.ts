import type { Page } from '@playwright/test';

/** Holds an island's script back: what a visitor does until it is released comes before React. */
export async function holdIsland(page: Page, name: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${name}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Touches a page, and waits until its island runtime listens: what is pressed then is answered as after hydration. */
export async function wakePage(page: Page): Promise<void> {
  await page.locator('h1').hover();
  await page.waitForFunction(() => customElements.get('astro-island') !== undefined);
}
