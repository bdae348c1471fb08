import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import { type Engine, type RunningEngine, type Visitor, WAIT_MS, WINDOW } from './visitor.ts';
import { openSession, untilReady } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSER = 'MiniBrowser';

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
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const close = async () => {
    driver.kill();
    display.kill();
  };
  // Also when the rest does not start.
  process.once('exit', close);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, WAIT_MS);
  // Only a session says the version.
  const first = await openSession(address, BROWSER);
  await first.leave();
  return { version: first.version, close, visit: (site) => visit(site, address) };
}

async function visit(site: string, driver: string): Promise<Visitor> {
  const session = await openSession(driver, BROWSER);
  await session.resize(WINDOW);
  const waitFor: Visitor['waitFor'] = async (state, isSo, ...words) => {
    const end = performance.now() + WAIT_MS;
    while (!(await session.evaluate(isSo, words))) {
      if (performance.now() > end) throw new Error(`Waited for: ${state}`);
      await sleep(50);
    }
  };
  const reach = (selector: string) => waitFor(`${selector} is in reach`, isInReach, selector);
  return {
    goto: async (path) => void (await session.goto(site + path)),
    press: async (selector) => {
      await reach(selector);
      await session.click(selector);
    },
    pointAt: async (selector) => {
      await reach(selector);
      await session.pointAt(selector);
    },
    type: async (keys) => void (await session.type(keys)),
    evaluate: (answer, ...words) => session.evaluate(answer, words),
    waitFor,
    leave: () => session.leave(),
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
