import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { type Engine, type RunningEngine, type Visitor, WAIT_MS, WINDOW } from './visitor.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** WebKitGTK in the small browser that comes with it, by WebDriver. It has no mode without a display. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  programs: { [DRIVER]: 'webkit2gtk-driver', [DISPLAY_SERVER]: 'xvfb' },
  start: startWebkit,
};

async function startWebkit(): Promise<RunningEngine> {
  const screen = `${WINDOW.width}x${WINDOW.height}x24`;
  // It takes the first display that is free, and writes its number. Without `-noreset` it would start anew after each
  // visitor, and refuse a browser that comes meanwhile.
  const words = ['-displayfd', '1', '-noreset', '-screen', '0', screen, '-nolisten', 'tcp'];
  const display = spawn(DISPLAY_SERVER, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  // Also when the rest does not start.
  process.once('exit', () => display.kill());
  const [number] = await once(display.stdout, 'data');
  const service = new DriverService.Builder(DRIVER)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(number).trim()}` })
    .build();
  const address = await service.start(WAIT_MS);
  const open = () =>
    new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
  // Only a session says the version.
  const first = await open();
  const version = (await first.getCapabilities()).get('browserVersion') ?? '';
  await first.quit();

  return {
    version,
    close: async () => {
      await service.kill();
      display.kill();
    },
    visit: async (site): Promise<Visitor> => {
      const driver = await open();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      const waitFor: Visitor['waitFor'] = async (state, isSo, ...words) => {
        await driver.wait(() => driver.executeScript<boolean>(isSo, ...words), WAIT_MS, `Waited for: ${state}`);
      };
      const reach = async (selector: string) => {
        await waitFor(`${selector} is in reach`, isInReach, selector);
        return driver.findElement(By.css(selector));
      };
      return {
        goto: (path) => driver.get(site + path),
        press: async (selector) => (await reach(selector)).click(),
        pointAt: async (selector) => {
          await driver
            .actions()
            .move({ origin: await reach(selector) })
            .perform();
        },
        type: (keys) => driver.actions().sendKeys(keys).perform(),
        evaluate: (answer, ...words) => driver.executeScript<string>(answer, ...words),
        waitFor,
        leave: () => driver.quit(),
      };
    },
  };
}

/** In the page: whether the pointer would meet the first element that a selector finds, which is scrolled to if need be. */
function isInReach(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const isMet = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  if (!isMet) element.scrollIntoView({ block: 'center' });
  return isMet;
}
