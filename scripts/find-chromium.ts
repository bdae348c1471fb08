import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { isExecutable } from './find-program.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium on this machine: `CHROME_PATH`, the usual places, or Playwright's own download. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!isExecutable(CHROME_PATH)) throw new Error(`CHROME_PATH is not an executable file: ${CHROME_PATH}`);
    return CHROME_PATH;
  }
  return [...USUAL_PLACES, chromium.executablePath()].find(isExecutable);
}

/** Debian's Chromium that draws for no screen. The journeys take 0.58 of the processor in it. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the journeys: the headless shell where it is, else any Chromium, else one from Playwright or from the
 * system's packages where that is allowed.
 */
export function findOrInstallChromium(): string {
  const found = !process.env.CHROME_PATH && isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
  if (found) return found;
  console.log('No Chromium on this machine: getting one.');
  const attempts: [string, string[]][] = [
    ['npx', ['playwright-core', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ];
  for (const [command, words] of attempts) {
    spawnSync(command, words, { stdio: 'inherit', timeout: 10 * 60_000 });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be found or installed. Install one and set CHROME_PATH to its executable.');
}
