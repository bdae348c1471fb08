import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,database,scripts,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
