import { test as base, expect } from '@playwright/test';
import { Contexts } from './contexts.ts';
import { type SiteServer, startSite } from './site-server.ts';

interface TestFixtures {
  /** Console errors that a test expects; every other one fails it. */
  expectedErrors: RegExp | undefined;
  /** Whether a test needs a browser that has never been here: nothing in its cache, and no clock of an earlier test. */
  isFirstVisit: boolean;
}

interface WorkerFixtures {
  site: SiteServer;
  contexts: Contexts;
}

/**
 * Chromium's own note that it left out the fade between two pages, as it may when a page is followed by the next one
 * early. The site asks for the fade in CSS alone and holds no promise that could be handled.
 */
const FADE_LEFT_OUT = /^Transition was (aborted|skipped)/;

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
  contexts: [
    async ({ browser }, use) => {
      const contexts = new Contexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [undefined, { option: true }],
  isFirstVisit: [false, { option: true }],
  context: async (
    {
      browser,
      contexts,
      contextOptions,
      baseURL,
      viewport,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      permissions,
      isFirstVisit,
    },
    use,
  ) => {
    const options = { ...contextOptions, baseURL, viewport, javaScriptEnabled, hasTouch, isMobile, permissions };
    if (!isFirstVisit) return contexts.lend(options, use);
    const context = await browser.newContext(options);
    await use(context);
    await context.close();
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (!FADE_LEFT_OUT.test(error.message)) errors.push(error.message);
    });
    await use(page);
    expect(errors.filter((text) => !expectedErrors?.test(text))).toEqual([]);
  },
});

export { expect };
