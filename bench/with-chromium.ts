import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.ts';

/** The browser paints as fast as it can, so that the wait for the display is in no number. */
export const NO_FRAME_LIMIT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Measures in a browser, which is closed at the end. Says so where this machine has none. */
export async function withChromium(
  flags: readonly string[],
  measure: (browser: Browser) => Promise<void>,
): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('  no Chromium on this machine');
    return;
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...flags],
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
