import type { Browser, Page } from 'playwright-core';
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
  /** How long the page is left alone before the press, ms. */
  idle: 0 | 4000;
  /** Milliseconds from the press to the frame with the result. */
  goal: number;
}

const menu = "document.querySelector('#menu').matches(':popover-open')";
const palette = "document.activeElement.matches('#search-palette input')";
const atLoad = { idle: 0, goal: 100 } as const;
const afterIdle = { idle: 4000, goal: 300 } as const;

const PRESSES: readonly Press[] = [
  { name: 'menu and drawer', path: '/', screen: PHONE, control: '[aria-label="Menu"]', result: menu, ...atLoad },
  {
    name: 'topics menu',
    path: '/',
    screen: DESKTOP,
    control: '[popovertarget="topics-menu"]',
    result: "document.querySelector('#topics-menu').matches(':popover-open')",
    ...atLoad,
  },
  {
    name: 'theme',
    path: '/',
    screen: DESKTOP,
    control: '[name=theme]',
    result: 'document.documentElement.dataset.theme',
    ...atLoad,
  },
  {
    name: 'tab',
    path: '/industry',
    screen: PHONE,
    control: '[role="tab"][href="#trends"]',
    result: "document.querySelector('#trends').checkVisibility()",
    ...atLoad,
  },
  {
    name: 'disclosure',
    path: '/hardware',
    screen: PHONE,
    control: 'main details > summary',
    result: "document.querySelector('main details[open]')",
    ...atLoad,
  },
  {
    name: 'partner dialog',
    path: '/partners',
    screen: PHONE,
    control: '[commandfor="partner-dialog"]',
    result: "document.querySelector('#partner-dialog').open",
    ...afterIdle,
  },
  { name: 'search', path: '/', screen: PHONE, control: '[aria-label="Search"]', result: palette, ...afterIdle },
  {
    name: 'filter of a list',
    path: '/glossary',
    screen: PHONE,
    control: '#filter-text',
    typed: 'entangle',
    result: "/^\\d+ of /.test(document.querySelector('main output').textContent)",
    ...afterIdle,
  },
  {
    name: 'first answer of the search',
    path: '/',
    screen: PHONE,
    control: '[aria-label="Search"]',
    typed: 'surface code',
    result: "document.querySelector('#search-palette [role=option] mark')",
    idle: 4000,
    goal: 1000,
  },
];

const TURNS = 5;
const PATIENCE_MS = 15_000;

/**
 * The first presses of a new visitor on a slow phone: from the press to the first frame with its result, the median of
 * five, by pointer and by keyboard, and the longest interaction that the browser's own event timing has seen (INP).
 * Resolves with false when a goal is missed.
 */
export async function benchFirstPresses(siteUrl: string): Promise<boolean> {
  console.log('First press on a slow phone (processor 4 times slower, 1.6 Mbit/s, 150 ms), median of 5');
  let isWithinGoals = true;
  await withChromium([], async (browser) => {
    for (const press of PRESSES) {
      for (const by of ['pointer', 'keyboard'] as const) {
        const measured: Measured[] = [];
        for (let turn = 0; turn < TURNS; turn += 1) measured.push(await measure(browser, siteUrl, press, by));
        const time = median(measured.map(({ answered }) => answered));
        const interaction = median(measured.map(({ interactionMs }) => interactionMs));
        isWithinGoals &&= time <= press.goal;
        console.log(
          `  ${press.name.padEnd(27)} ${by.padEnd(9)} ${press.idle ? 'after 4 s' : 'at load  '} ${ms(time)} of ${press.goal}  (INP ${ms(interaction)})`,
        );
      }
    }
  });
  return isWithinGoals;
}

interface Measured {
  /** From the press to the frame with the result, ms. */
  answered: number;
  /** The longest of the visit's interactions by the browser's own account (Event Timing), ms. */
  interactionMs: number;
}

async function measure(browser: Browser, siteUrl: string, press: Press, by: 'pointer' | 'keyboard'): Promise<Measured> {
  const { page, context } = await openSlowPage(browser, press.screen);
  try {
    await page.addInitScript(watchFirstPress, { result: press.result, by });
    await page.goto(siteUrl + press.path, { waitUntil: 'load' });
    const control = page.locator(`${press.control} >> visible=true`).first();
    await control.scrollIntoViewIfNeeded();
    if (press.idle) await page.waitForTimeout(press.idle);
    if (by === 'keyboard') await control.focus();
    await page.evaluate(() => window.firstPress.arm());
    await (by === 'keyboard' ? pressByKey(page, press) : pressByPointer(page, press, control));
    if (press.typed) await page.keyboard.insertText(press.typed);
    await page.waitForFunction(() => window.firstPress.answered !== undefined, undefined, { timeout: PATIENCE_MS });
    return await page.evaluate(() => ({
      answered: window.firstPress.answered ?? Number.NaN,
      interactionMs: Math.max(0, ...window.firstPress.interactions),
    }));
  } finally {
    await context.close();
  }
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
function watchFirstPress({ result, by }: { result: string; by: 'pointer' | 'keyboard' }): void {
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
