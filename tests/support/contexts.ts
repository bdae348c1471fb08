import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

interface Opened {
  context: BrowserContext;
  /** Speaks to the browser through a page that no test sees. */
  session: CDPSession;
}

/**
 * Browser contexts that tests with the same settings share, one after the other: a context of its own, with a first visit
 * for which no cache holds fonts and scripts, costs the processor twice what a visit does.
 */
export class Contexts {
  readonly #opened = new Map<string, Promise<Opened>>();
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Lends a context with these settings, as empty as a new one but for what the browser has in its cache. */
  async lend(options: BrowserContextOptions, use: (context: BrowserContext) => Promise<void>): Promise<void> {
    const key = JSON.stringify(options);
    const opening = this.#opened.get(key) ?? this.#open(options);
    this.#opened.set(key, opening);
    const { context, session } = await opening;
    const [hidden] = context.pages();
    await use(context);
    for (const page of context.pages()) if (page !== hidden) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    if (options.baseURL)
      await session.send('Storage.clearDataForOrigin', { origin: options.baseURL, storageTypes: 'local_storage' });
  }

  async close(): Promise<void> {
    for (const opening of this.#opened.values()) await (await opening).context.close();
  }

  async #open(options: BrowserContextOptions): Promise<Opened> {
    const context = await this.#browser.newContext(options);
    return { context, session: await context.newCDPSession(await context.newPage()) };
  }
}
