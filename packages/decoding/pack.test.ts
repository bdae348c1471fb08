import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The package as others get it: packed, installed in an empty folder, and used as its README says. */
const folder = mkdtempSync(join(tmpdir(), 'decoding-package-'));
const run = (command: string, words: readonly string[], cwd = folder) =>
  execFileSync(command, words, { cwd, encoding: 'utf8' });

beforeAll(() => {
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], import.meta.dirname).trim();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  run('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', `./${packed.split('\n').at(-1)}`]);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the package (R51.12)', () => {
  it('prints by the example of its README what it says', () => {
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
    const [, output = ''] = /```text\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10);
    writeFileSync(join(folder, 'example.js'), example);
    expect(run('node', ['example.js'])).toBe(output);
  });

  it('decodes a file by its command', () => {
    cpSync(join(import.meta.dirname, 'fixtures/repetition-d3.dem'), join(folder, 'model.dem'));
    const printed = run('npx', ['--no-install', 'decode', 'model.dem', '--decoder', 'matching', '--shots', '1000']);
    expect(printed).toMatch(/^8 detectors, 1 observable, 27 mechanisms\n\d of 1,000 shots failed by matching/);
  });

  it('brings its types, its readme and no test', () => {
    const files = run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], import.meta.dirname);
    expect(files).toContain('dist/index.d.ts');
    expect(files).toContain('README.md');
    expect(files).not.toMatch(/\.test\.|testing|fixtures/);
  });
});
