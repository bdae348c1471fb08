import { existsSync, readdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from '../scripts/find-chromium.ts';

/** From pressing Run to the result on the page, in milliseconds. */
export interface RunTimes {
  tutorial: string;
  /** In a fresh browser profile: island, worker, engine, compiling and running. */
  cold: number;
  /** The same program again. */
  warm: number;
}

const REPEATS = 3;

/** Runs the first program of every tutorial in a browser, on the site at this address. */
export async function benchPrograms(siteUrl: string): Promise<RunTimes[]> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const times: RunTimes[] = [];
    for (const tutorial of tutorialsWithPrograms()) times.push(await bestOf(browser, siteUrl, tutorial));
    return times;
  } finally {
    await browser.close();
  }
}

function tutorialsWithPrograms(): string[] {
  return readdirSync('content/tutorials').filter((id) => existsSync(`content/tutorials/${id}/programs`));
}

/** The best of a few turns: what the page can do, and not what else the machine was at. */
async function bestOf(browser: Browser, siteUrl: string, tutorial: string): Promise<RunTimes> {
  let best: RunTimes = { tutorial, cold: Infinity, warm: Infinity };
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${siteUrl}/tutorials/${tutorial}`, { waitUntil: 'networkidle' });
    const program = page.locator('.program').first();
    await program.scrollIntoViewIfNeeded();
    const cold = await timeOfRun();
    const warm = await timeOfRun();
    best = { tutorial, cold: Math.min(best.cold, cold), warm: Math.min(best.warm, warm) };
    await context.close();

    async function timeOfRun(): Promise<number> {
      const before = await program.locator('.histogram').count();
      const started = performance.now();
      await program.getByRole('button', { name: /^Run/ }).click();
      if (before > 0) await program.locator('.histogram').waitFor({ state: 'detached' });
      await program.locator('.histogram').waitFor();
      return performance.now() - started;
    }
  }
  return best;
}
