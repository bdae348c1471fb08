import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that replace a module, or an engine that is loaded once, which nobody else may see. */
const ALONE = [
  'src/model/content-refused.test.ts',
  'src/features/explorers/advantage/one-file.test.ts',
  'src/features/learn/runner/limit-memory.test.ts',
];

/** Tests of one process after another, with modules, and content, that are read once. */
const TOGETHER = '{packages,content,desk,src,tests}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    // One for each processor: of two, Vitest by itself would leave one idle.
    maxWorkers: availableParallelism(),
    // Long enough for a machine that does something else as well: what is green waits for none of it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in playwright.config.ts: a busy machine may let one wait run out; what fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [TOGETHER],
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
          // What a test puts in place of a global is gone before the next one, in whatever file.
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
        },
      },
      { extends: true, test: { name: 'alone', include: [...ALONE, '{server,database,scripts}/**/*.test.ts'] } },
    ],
  },
});
