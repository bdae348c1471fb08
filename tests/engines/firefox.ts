import { launch } from 'puppeteer-core';
import { type Engine, type RunningEngine, type Visitor, WAIT_MS, WINDOW } from './visitor.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox ESR',
  programs: { [FIREFOX]: 'firefox-esr' },
  start: startFirefox,
};

async function startFirefox(): Promise<RunningEngine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: WINDOW,
    timeout: WAIT_MS,
  });
  return {
    version: (await browser.version()).replace('firefox/', ''),
    close: () => browser.close(),
    visit: async (site): Promise<Visitor> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(WAIT_MS);
      return {
        goto: async (path) => void (await page.goto(site + path)),
        press: (selector) => page.locator(selector).click(),
        pointAt: (selector) => page.locator(selector).hover(),
        type: (keys) => page.keyboard.type(keys),
        evaluate: (answer, ...words) => page.evaluate(answer, ...words),
        waitFor: async (state, isSo, ...words) => {
          await page.waitForFunction(isSo, {}, ...words).catch((cause: unknown) => {
            throw new Error(`Waited for: ${state}`, { cause });
          });
        },
        leave: () => context.close(),
      };
    },
  };
}
