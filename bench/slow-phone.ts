import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Lighthouse's phone of the lower middle class: processor slowed four times, "slow 4G". */
export const SLOW_PHONE = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 } as const;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

/** A page of its own, without anything cached, in the phone's conditions. The caller closes its context. */
export async function openSlowPage(
  browser: Browser,
  screen: typeof PHONE | typeof DESKTOP,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
  // The slow line and a busy machine together take their time; only an answer that never comes is a finding.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.bytesPerSecond,
    uploadThroughput: SLOW_PHONE.bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
  return { page, context };
}
