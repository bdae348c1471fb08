import { defineConfig } from '@playwright/test';
import { findOrInstallChromium } from './scripts/find-chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may let one wait run out; what fails twice is broken. The report names what passed only then.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a machine that does something else as well: what is green waits for none of it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Else the headless shell gives letters whole pixels, which no visitor's browser does.
        '--font-render-hinting=none',
        '--force-effective-connection-type=3G',
      ],
    },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
