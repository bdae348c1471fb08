import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,content,src,server,database,scripts,tests}/**/*.test.{ts,tsx}'],
    // One for each processor: of two, Vitest by itself would leave one idle.
    maxWorkers: availableParallelism(),
    // Long enough for a machine that does something else as well: what is green waits for none of it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in playwright.config.ts: a busy machine may let one wait run out; what fails twice is broken.
    retry: process.env.CI ? 1 : 0,
  },
});
