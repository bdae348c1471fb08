import type { Page } from 'playwright-core';
import { median } from './median.ts';
import { DESKTOP, SLOW_PHONE } from './slow-phone.ts';
import { NO_FRAME_LIMIT, withChromium } from './with-chromium.ts';

const TURNS = 5;
const COMPUTING_MS = 4000;

/** What a visitor waits for: an element, with these words in it. */
interface Result {
  readonly selector: string;
  readonly text: string;
}

const CURVE: Result = { selector: '#threshold .drawing-wide g:has(> path[d*="l"])', text: '' };
const STOPPED: Result = { selector: '#threshold [role=status]', text: 'stopped' };
const EMPTY: Result = { selector: '#patch .patch-verdict h3', text: 'No error yet.' };
const CORRECTED: Result = { selector: '#patch .patch-verdict h3', text: 'Corrected.' };

/**
 * The playgrounds of error correction in a browser, medians of five: of a threshold the first curve after the press, the
 * longest task of the page while it computes, and the end of the run; of a patch the time from the touch to the verdict. The
 * page is slowed four times; Chromium slows no worker along with it, so that shots are counted at full speed. The patch is
 * touched unslowed, too, as its goal is meant. Resolves with false when a goal is missed.
 */
export async function benchPlaygrounds(siteUrl: string): Promise<boolean> {
  console.log('Playgrounds of error correction, median of 5 (page 4 times slower, workers as they are)');
  let isWithinGoals = true;
  const tell = (name: string, times: readonly number[], goal?: number) => {
    const time = median([...times]);
    const limit = goal === undefined ? '' : ` of ${goal}`;
    console.log(`  ${name.padEnd(40)} ${time.toFixed(1).padStart(6)} ms${limit}`);
    if (goal !== undefined && time > goal) isWithinGoals = false;
  };
  await withChromium([], async (browser) => {
    const page = await browser.newPage(DESKTOP);
    await page.goto(`${siteUrl}/error-correction#threshold=toric;flips;union-find;5,7,9,13`);
    await hydrated(page, '#threshold');
    await slowDown(page, SLOW_PHONE.cpuSlowdown);
    const runs = await times(() => runOnce(page));
    tell(
      'first curve',
      runs.map(({ curve }) => curve),
      500,
    );
    tell(
      'longest task while it computes',
      runs.map(({ longest }) => longest),
      50,
    );
    tell(
      'stop',
      runs.map(({ stop }) => stop),
      100,
    );
  });
  await withChromium(NO_FRAME_LIMIT, async (browser) => {
    const page = await browser.newPage(DESKTOP);
    await page.goto(`${siteUrl}/error-correction#patch=9`);
    await hydrated(page, '#patch');
    const touch = () => touchPatch(page);
    tell('touch to verdict, distance 9, unslowed', await times(touch), 16);
    await slowDown(page, SLOW_PHONE.cpuSlowdown);
    tell('touch to verdict, distance 9', await times(touch));
  });
  return isWithinGoals;
}

async function times<Measured>(measure: () => Promise<Measured>): Promise<Measured[]> {
  const all = [];
  for (let turn = 0; turn < TURNS; turn += 1) all.push(await measure());
  return all;
}

/** Runs a threshold for some seconds and stops it. */
async function runOnce(page: Page): Promise<{ curve: number; longest: number; stop: number }> {
  const button = page.locator('#threshold .threshold-set > button');
  const curve = await msFromPress(page, CURVE, () => button.click());
  const longest = await page.evaluate(longestTask, COMPUTING_MS);
  const stop = await msFromPress(page, STOPPED, () => button.click());
  return { curve, longest, stop };
}

/** Puts an error in the middle of an empty patch. */
async function touchPatch(page: Page): Promise<number> {
  await msFromPress(page, EMPTY, () => page.locator('#patch').getByRole('button', { name: 'Clear' }).click());
  return msFromPress(page, CORRECTED, () =>
    page.locator('#patch').getByRole('gridcell', { name: 'row 5, column 5' }).click(),
  );
}

/** Milliseconds from the press to the frame that shows its result. */
async function msFromPress(page: Page, result: Result, press: () => Promise<void>): Promise<number> {
  const answered = page.evaluate(watchPress, result);
  await press();
  return answered;
}

/** Runs in the page. */
function watchPress({ selector, text }: Result): Promise<number> {
  return new Promise((resolve) => {
    const isThere = () => [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(text));
    const onPress = () => {
      // Not when the press was made: how long a busy machine takes to deliver it is no doing of the page.
      const start = performance.now();
      const look = () => {
        // A frame's callbacks run before it is painted, the next task after.
        if (isThere()) setTimeout(() => resolve(performance.now() - start));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onPress, { capture: true, once: true });
  });
}

/** Runs in the page: the longest task of the next while. A browser tells of those above 50 ms alone: 0 where there was none. */
function longestTask(ms: number): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  return new Promise((resolve) =>
    setTimeout(() => {
      observer.disconnect();
      resolve(longest);
    }, ms),
  );
}

/** An island wakes when somebody comes near it. */
async function hydrated(page: Page, section: string): Promise<void> {
  await page.locator(section).scrollIntoViewIfNeeded();
  await page.locator(`${section} select, ${section} input`).first().focus();
  await page.locator(`${section} astro-island:not([ssr])`).waitFor({ state: 'attached' });
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
