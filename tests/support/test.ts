import { test as base, expect } from '@playwright/test';
import { type SiteServer, startSite } from './site-server.ts';

interface TestFixtures {
  /** Console errors that a test expects; every other one fails it. */
  expectedErrors: RegExp | undefined;
  failOnConsoleErrors: undefined;
}

interface WorkerFixtures {
  site: SiteServer;
}

/** Playwright's test with the real server behind `baseURL`; an unexpected error in the console fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  expectedErrors: async ({}, use) => use(undefined),
  failOnConsoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
