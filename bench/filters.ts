import type { Browser, Page } from 'playwright-core';
import { NO_FRAME_LIMIT, withChromium } from './with-chromium.ts';

/** A filter on a page of the site, and what is typed into it. */
interface Trial {
  name: string;
  path: string;
  field: string;
  typed: string;
  /** The island of the filter, which wakes when the field is reached; none for the field that measures the browser. */
  island?: string;
  /** Elements that are copied before the filter wakes, until there are `upTo` of them. */
  copies?: { of: string[]; upTo: number };
}

const TRIALS: Trial[] = [
  {
    name: 'plain field, no filter',
    path: '/glossary',
    field: '#header-search',
    typed: 'entangle',
  },
  {
    name: 'glossary, its own terms',
    path: '/glossary',
    field: '#filter-text',
    typed: 'entangle',
    island: 'astro-island:has(#filter-text)',
  },
  {
    name: 'companies, 1,000 cards',
    path: '/companies',
    field: '#filter-text',
    typed: 'trapped ion',
    island: 'astro-island:has(#filter-text)',
    copies: { of: ['#company-cards li[data-category]', '#company-table tbody tr'], upTo: 1000 },
  },
  {
    name: 'research, 1,000 papers',
    path: '/research',
    field: '#filter-text',
    typed: 'surface code',
    island: 'astro-island:has(#filter-text)',
    copies: { of: ['main li[data-category]'], upTo: 1000 },
  },
  {
    name: 'figures, 1,000 rows',
    path: '/figures',
    field: '#filter-text',
    typed: 'valuation',
    island: 'astro-island:has(#filter-text)',
    copies: { of: ['#figure-rows > tr'], upTo: 1000 },
  },
];

/** As a phone of the lower middle class against a desktop computer; Lighthouse takes the same factor. */
const CPU_SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
const RUNS = 5;
/** Longer than the filters wait before they write the address, so that no keystroke pays for the one before. */
const PAUSE_MS = 350;

/** What is waited for after a keystroke: the frame with the letter, and the first frame in which the list has changed. */
const ANSWERS = ['letter', 'list'] as const;

/** Milliseconds by key of a trial; undefined where a key changed nothing in the list. */
type Times = Record<(typeof ANSWERS)[number], (number | undefined)[]>;

/**
 * Types into the real filters and takes the text back again, key by key, on a slowed processor. Prints the time from a
 * keystroke to the end of the frame that answers it, the quickest of several runs of the same keys. The wait for the
 * display is not in it: the browser paints as fast as it can.
 */
export async function benchFilters(siteUrl: string): Promise<void> {
  console.log(`Filters, keystroke to painted frame, processor slowed ${CPU_SLOWDOWN} times, frame of 16.7 ms`);
  await withChromium(NO_FRAME_LIMIT, async (browser) => {
    for (const trial of TRIALS) {
      const runs: Times[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await timesOf(trial, siteUrl, browser));
      for (const answer of ANSWERS) report(`${trial.name}: ${answer}`, quickest(runs.map((times) => times[answer])));
    }
  });
}

async function timesOf(trial: Trial, siteUrl: string, browser: Browser): Promise<Times> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(siteUrl + trial.path, { waitUntil: 'load' });
  if (trial.copies) await addCopies(page, trial.copies);
  await page.locator(trial.field).focus();
  if (trial.island) await page.locator(`${trial.island}:not([ssr])`).waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watchKeystrokes(page);
  const times: Times = { letter: [], list: [] };
  for (const key of [...trial.typed, ...Array<string>(trial.typed.length).fill('Backspace')]) {
    await page.evaluate(() => performance.clearMeasures());
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(PAUSE_MS);
    const found = await page.evaluate(() => performance.getEntriesByType('measure').map((each) => each.toJSON()));
    for (const answer of ANSWERS) times[answer].push(found.find(({ name }) => name === answer)?.duration);
  }
  await page.close();
  if (times.letter.includes(undefined)) throw new Error(`${trial.name}: a keystroke was not seen`);
  return times;
}

/** Copies differ in their name, as companies do. */
async function addCopies(page: Page, copies: { of: string[]; upTo: number }): Promise<void> {
  await page.evaluate(({ of, upTo }) => {
    for (const selector of of) {
      const originals = [...document.querySelectorAll<HTMLElement>(selector)];
      for (let index = 0; index < upTo - originals.length; index += 1) {
        const original = originals[index % originals.length];
        const copy = original?.cloneNode(true);
        if (!(copy instanceof HTMLElement)) continue;
        copy.removeAttribute('id');
        copy.querySelector('h3')?.append(` ${index}`);
        original?.parentElement?.append(copy);
      }
    }
  }, copies);
}

/** Measures each keystroke in the page: from the event's own time to the first task after the frame that answers it. */
async function watchKeystrokes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted = new MessageChannel();
    let start = 0;
    let isListAwaited = false;
    painted.port1.onmessage = ({ data }) => performance.measure(data, { start, end: performance.now() });
    const measureNextFrame = (answer: string) => requestAnimationFrame(() => painted.port2.postMessage(answer));
    document.addEventListener(
      'beforeinput',
      (event) => {
        start = event.timeStamp;
        isListAwaited = true;
        measureNextFrame('letter');
      },
      { capture: true },
    );
    const list = new MutationObserver(() => {
      if (isListAwaited) measureNextFrame('list');
      isListAwaited = false;
    });
    list.observe(document.querySelector('main') ?? document.body, { subtree: true, attributeFilter: ['hidden'] });
  });
}

/** The same keys do the same work in every run: what is above the quickest is the machine's other work. */
function quickest(runs: readonly Times['list'][]): number[] {
  const byKey = runs[0]?.map((_, key) => Math.min(...runs.map((times) => times[key] ?? Number.POSITIVE_INFINITY)));
  return byKey?.filter(Number.isFinite) ?? [];
}

function report(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1];
  const [half, most] = [percentile(0.5), percentile(0.95)];
  if (half === undefined || most === undefined) return;
  const inFrames = (time: number) => `${time.toFixed(1).padStart(6)} ms = ${(time / FRAME_MS).toFixed(2)} frames`;
  console.log(`  ${name.padEnd(32)} p50 ${inFrames(half)}, p95 ${inFrames(most)}`);
}
