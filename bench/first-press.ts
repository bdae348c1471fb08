import { type Browser, errors, type Page } from 'playwright-core';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { median } from './median.ts';
import { DESKTOP, openSlowPage, PHONE } from './slow-phone.ts';
import { withChromium } from './with-chromium.ts';

interface Press {
  name: string;
  path: string;
  screen: typeof PHONE | typeof DESKTOP;
  /** What is pressed: the first visible element with this selector. */
  control: string;
  /** Typed after the press, in one go; then the answer to it is waited for, too. */
  typed?: string;
  /** What the visitor waits for, as an expression in the page. */
  result: string;
  moments: readonly Moment[];
}

/** When a visitor presses, in milliseconds after the page has loaded, and how long the answer may take at most. */
interface Moment {
  name: string;
  idleMs: number;
  /** Milliseconds from the press to the frame with the result; none where it is only looked at. */
  goal?: number;
}

const atLoad = (goal?: number): Moment => ({ name: 'at load', idleMs: 0, goal });
const afterIdle = (goal: number): Moment => ({ name: 'after 4 s', idleMs: 4000, goal });

/** What the browser does alone answers at load; what needs a script, once the page has been idle. */
const NATIVE = [atLoad(100)];
const SCRIPTED = [atLoad(), afterIdle(300)];

const palette = "document.activeElement.matches('#search-palette input')";

const PRESSES: readonly Press[] = [
  {
    name: 'menu and drawer',
    path: '/',
    screen: PHONE,
    control: '[aria-label="Menu"]',
    result: "document.querySelector('#menu')?.matches(':popover-open')",
    moments: NATIVE,
  },
  {
    name: 'topics menu',
    path: '/',
    screen: DESKTOP,
    control: '[popovertarget="topics-menu"]',
    result: "document.querySelector('#topics-menu')?.matches(':popover-open')",
    moments: NATIVE,
  },
  {
    name: 'theme',
    path: '/',
    screen: DESKTOP,
    control: '[name=theme]',
    result: 'document.documentElement.dataset.theme',
    moments: NATIVE,
  },
  {
    name: 'tab',
    path: '/industry',
    screen: PHONE,
    control: '[role="tab"][href="#trends"]',
    result: "document.querySelector('#trends')?.checkVisibility()",
    moments: NATIVE,
  },
  {
    name: 'disclosure',
    path: '/hardware',
    screen: PHONE,
    control: 'main details > summary',
    result: "document.querySelector('main details[open]')",
    moments: NATIVE,
  },
  {
    name: 'partner dialog',
    path: '/partners',
    screen: PHONE,
    control: '[commandfor="partner-dialog"]',
    result: "document.querySelector('#partner-dialog')?.open",
    moments: SCRIPTED,
  },
  { name: 'search', path: '/', screen: PHONE, control: '[aria-label="Search"]', result: palette, moments: SCRIPTED },
  {
    name: 'filter of a list',
    path: '/glossary',
    screen: PHONE,
    control: '#filter-text',
    typed: 'entangle',
    result: "/^\\d+ of /.test(document.querySelector('main output')?.textContent)",
    moments: SCRIPTED,
  },
  {
    name: 'first answer of the search',
    path: '/',
    screen: PHONE,
    control: '[aria-label="Search"]',
    typed: 'surface code',
    result: "document.querySelector('#search-palette [role=option] mark')",
    moments: [atLoad(), afterIdle(1000)],
  },
];

type Means = 'pointer' | 'keyboard';

const TURNS = 5;
const PATIENCE_MS = 30_000;
const EARLY_PRESSES = 100;
/**
 * An early press comes at most this long after its control is seen: about what the slow line needs for the rest of a
 * page.
 */
const EARLY_MS = 1500;

/**
 * The first presses of a new visitor on a slow phone: from the press to the first frame with its result, the median of
 * five, by pointer and by keyboard, and the longest interaction that the browser's own event timing has seen (INP).
 * Then a hundred presses while the page still loads, and how many of them were never answered.
 * Resolves with false when a goal is missed or a press is lost.
 */
export async function benchFirstPresses(siteUrl: string): Promise<boolean> {
  console.log('First press on a slow phone (processor 4 times slower, 1.6 Mbit/s, 150 ms), median of 5');
  let isWithinGoals = true;
  await withChromium([], async (browser) => {
    for (const press of PRESSES) {
      for (const moment of press.moments) {
        for (const by of ['pointer', 'keyboard'] as const) {
          isWithinGoals = (await benchPress(browser, siteUrl, press, moment, by)) && isWithinGoals;
        }
      }
    }
    isWithinGoals = (await benchEarlyPresses(browser, siteUrl)) && isWithinGoals;
  });
  return isWithinGoals;
}

async function benchPress(
  browser: Browser,
  siteUrl: string,
  press: Press,
  { name, idleMs, goal }: Moment,
  by: Means,
): Promise<boolean> {
  const measured: Measured[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) measured.push(await measure(browser, siteUrl, press, idleMs, by));
  const time = median(measured.map(({ answered }) => answered));
  const interaction = median(measured.map(({ interactionMs }) => interactionMs));
  const limit = goal === undefined ? '' : ` of ${goal}`;
  console.log(
    `  ${press.name.padEnd(27)} ${by.padEnd(9)} ${name.padEnd(9)} ${ms(time)}${limit.padEnd(8)} (INP ${ms(interaction)})`,
  );
  return goal === undefined || time <= goal;
}

/** Presses each control in turn, at a moment of chance after it is seen, while the page still loads. */
async function benchEarlyPresses(browser: Browser, siteUrl: string): Promise<boolean> {
  const random = seededRandom(1);
  const lost: string[] = [];
  for (let index = 0; index < EARLY_PRESSES; index += 1) {
    const press = PRESSES[index % PRESSES.length];
    const by = random() < 0.5 ? 'pointer' : 'keyboard';
    if (press && !(await isAnsweredEarly(browser, siteUrl, press, by, EARLY_MS * random()))) {
      lost.push(`${press.name} by ${by}`);
    }
  }
  console.log(
    `  pressed while it loads      ${lost.length} of ${EARLY_PRESSES} lost${lost.length ? `: ${lost.join(', ')}` : ''}`,
  );
  return lost.length === 0;
}

async function isAnsweredEarly(
  browser: Browser,
  siteUrl: string,
  press: Press,
  by: Means,
  delayMs: number,
): Promise<boolean> {
  const { page, context } = await openSlowPage(browser, press.screen);
  try {
    await page.addInitScript(watchFirstPress, { result: press.result, by });
    await page.goto(siteUrl + press.path, { waitUntil: 'commit' });
    await pressControl(page, press, by, delayMs);
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  } finally {
    await context.close();
  }
}

interface Measured {
  /** From the press to the frame with the result, ms. */
  answered: number;
  /** The longest of the visit's interactions by the browser's own account (Event Timing), ms. */
  interactionMs: number;
}

async function measure(browser: Browser, siteUrl: string, press: Press, idleMs: number, by: Means): Promise<Measured> {
  const { page, context } = await openSlowPage(browser, press.screen);
  try {
    await page.addInitScript(watchFirstPress, { result: press.result, by });
    await page.goto(siteUrl + press.path, { waitUntil: 'load' });
    await pressControl(page, press, by, idleMs);
    return await page.evaluate(() => ({
      answered: window.firstPress.answered ?? Number.NaN,
      interactionMs: Math.max(0, ...window.firstPress.interactions),
    }));
  } finally {
    await context.close();
  }
}

/** Presses after a while, and waits for the frame with the result. */
async function pressControl(page: Page, press: Press, by: Means, delayMs: number): Promise<void> {
  const control = page.locator(`${press.control} >> visible=true`).first();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(delayMs);
  if (by === 'keyboard') await control.focus();
  await page.evaluate(() => window.firstPress.arm());
  await (by === 'keyboard' ? pressByKey(page, press) : pressByPointer(page, press, control));
  if (press.typed) await page.keyboard.insertText(press.typed);
  await page.waitForFunction(() => window.firstPress.answered !== undefined, undefined, { timeout: PATIENCE_MS });
}

/** A field is reached by its focus, and what is pressed is the first letter. */
async function pressByKey(page: Page, press: Press): Promise<void> {
  await page.keyboard.press(press.control.startsWith('#') ? 'ArrowRight' : 'Enter');
}

async function pressByPointer(page: Page, { screen }: Press, control: ReturnType<Page['locator']>): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (screen === PHONE) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

interface FirstPress {
  /** From here on a press counts. */
  arm: () => void;
  answered?: number;
  interactions: number[];
}

declare global {
  interface Window {
    firstPress: FirstPress;
  }
}

/** Runs in the page: notes when the press came, and the first frame in which its result is there. */
function watchFirstPress({ result, by }: { result: string; by: Means }): void {
  const hasResult = new Function(`return Boolean(${result})`) as () => boolean;
  const watch: FirstPress = {
    interactions: [],
    arm() {
      addEventListener(
        by === 'keyboard' ? 'keydown' : 'pointerdown',
        ({ timeStamp }) => {
          const look = () => {
            if (!hasResult()) requestAnimationFrame(look);
            // A frame's callbacks run before it is painted, the next task after.
            else setTimeout(() => Object.assign(watch, { answered: performance.now() - timeStamp }));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    },
  };
  window.firstPress = watch;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) watch.interactions.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

const ms = (time: number) => `${Math.round(time).toString().padStart(5)} ms`;
