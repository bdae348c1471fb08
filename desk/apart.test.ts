import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('R63.1: nothing of the site, its server or its build imports the desk', () => {
  const files = globSync([
    '{src,server,database,packages,content,scripts}/**/*.{ts,tsx,astro,mdx,css}',
    'astro.config.ts',
    'bench/**/*.ts',
  ]).filter((file) => !file.includes('node_modules'));
  expect(files.length).toBeGreaterThan(500);
  const importing = files.filter((file) =>
    /(?:from|import|import\(|@import|url\()\s*['"][^'"]*(?:\/|#)desk\//.test(readFileSync(file, 'utf8')),
  );
  expect(importing).toEqual([]);
});

it('R63.1: the desk listens on the loopback alone', () => {
  expect(readFileSync('desk/server/http.ts', 'utf8')).toContain("listen(port, '127.0.0.1', resolve)");
});
