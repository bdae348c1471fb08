import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Edition, megabytes } from '#src/features/reading/offline/edition.ts';
import { PHONE, SLOW_PHONE } from './slow-phone.ts';
import { withChromium } from './with-chromium.ts';

const LONGEST_MS = 10_000;
const LONGEST_FRAME_MS = 50;
const MOST_KEPT = 80e6;

/** What is taken along: how large it is, how long it takes on a slow processor, and whether the page is held up meanwhile. */
export async function benchOffline(siteUrl: string, distDir: string): Promise<boolean> {
  const { parts }: Edition = JSON.parse(readFileSync(join(distDir, 'offline/edition.json'), 'utf8'));
  console.log('Taken along');
  for (const { name, sent, size } of parts)
    console.log(`  ${name.padEnd(18)} ${megabytes(sent)} over the line, ${megabytes(size)} in the browser`);
  const sum = (of: 'sent' | 'size') => parts.reduce((all, part) => all + part[of], 0);
  console.log(`  all                ${megabytes(sum('sent'))} (goal: 6), ${megabytes(sum('size'))} (goal: 80)`);
  let isWithin = sum('size') <= MOST_KEPT;
  await withChromium([], async (browser) => {
    const { ms, frame, used } = await takeSlowly(browser, siteUrl);
    console.log(
      `  taken in ${(ms / 1000).toFixed(1)} s on a processor ${SLOW_PHONE.cpuSlowdown} times slower (goal: ${LONGEST_MS / 1000}); longest task of the page ${frame.toFixed(0)} ms (goal: ${LONGEST_FRAME_MS}); the browser counts ${megabytes(used)}`,
    );
    isWithin &&= ms <= LONGEST_MS && frame <= LONGEST_FRAME_MS;
  });
  return isWithin;
}

/** From the press to the sentence that all is kept, with the longest task of the page's thread between. */
async function takeSlowly(browser: Browser, siteUrl: string): Promise<{ ms: number; frame: number; used: number }> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/offline`);
  const box = page.getByRole('checkbox');
  await box.check();
  await page.waitForFunction(() => !document.querySelector('[data-keeps=offline]')?.closest('[ssr]'));
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
  // What looks from outside for a button or a text runs in the page, and would be measured with it.
  const { ms, frame } = await page.evaluate(
    () =>
      new Promise<{ ms: number; frame: number }>((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask' });
        const island = document.querySelector('[data-keeps=offline]') as HTMLElement;
        const start = performance.now();
        new MutationObserver(() => {
          if (!island.textContent?.includes('is in this browser,')) return;
          const time = performance.now() - start;
          // The last task is told of after it.
          setTimeout(() => resolve({ ms: time, frame: longest }), 200);
        }).observe(island, { childList: true, subtree: true, characterData: true });
        island.querySelector('button')?.click();
      }),
  );
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await context.close();
  return { ms, frame, used };
}
