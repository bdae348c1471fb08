import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

const EMPTY_WITHIN_MS = 5_000;

interface Opened {
  context: BrowserContext;
  /** A page that no test sees, and a way to speak to the browser through it. */
  hidden: Page;
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
    const opened = await opening;
    await use(opened.context);
    if (await isDoneInTime(empty(opened, options))) return;
    // A page that hangs is left behind with its context; whoever comes next gets a new one.
    this.#opened.delete(key);
  }

  async close(): Promise<void> {
    for (const opening of this.#opened.values()) await (await opening).context.close();
  }

  async #open(options: BrowserContextOptions): Promise<Opened> {
    const context = await this.#browser.newContext(options);
    const hidden = await context.newPage();
    return { context, hidden, session: await context.newCDPSession(hidden) };
  }
}

/** Takes away what a test has left behind. */
async function empty(
  { context, hidden, session }: Opened,
  { baseURL: origin, permissions = [] }: BrowserContextOptions,
): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) if (page !== hidden) await page.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.grantPermissions(permissions);
  if (origin) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
}

async function isDoneInTime(work: Promise<void>): Promise<boolean> {
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    sleep(EMPTY_WITHIN_MS, false, { ref: false }),
  ]);
}
