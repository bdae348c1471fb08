import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The package as others get it: packed, installed in an empty folder, and used as its README says. */
const folder = mkdtempSync(join(tmpdir(), 'circuit-package-'));
const run = (command: string, words: readonly string[], cwd = folder) =>
  execFileSync(command, words, { cwd, encoding: 'utf8' });

beforeAll(() => {
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], import.meta.dirname).trim();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  run('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', `./${packed.split('\n').at(-1)}`]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the example of the README runs and prints what it says', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(10);
  writeFileSync(join(folder, 'example.js'), example);
  const printed = run('node', ['example.js']);
  expect(printed).toMatch(/^00 0\.500\n11 0\.500\n/);
  expect(printed).toContain('circuit.cx(q[0], q[1])');
});

test('its command prints a distribution', () => {
  writeFileSync(
    join(folder, 'bell.qasm'),
    'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\ncx q[0], q[1];\n',
  );
  expect(run('npx', ['--no-install', 'simulate', 'bell.qasm', '--format', 'json'])).toBe(
    '{"qubits": 2, "probabilities": {"00": 0.5, "11": 0.5}}\n',
  );
});

test('it compares two circuits, and says in what they differ', () => {
  writeFileSync(
    join(folder, 'compare.js'),
    `import { BELL, compareCircuits, comparisonSentence, emptyCircuit } from '@quantum-computing-hub/circuit';
    for (const other of [BELL, emptyCircuit(2)]) console.log(comparisonSentence(compareCircuits(BELL, other, { t: 0 })));`,
  );
  const [same, different] = run('node', ['compare.js']).split('\n');
  expect(same).toBe('Both do the same for every input.');
  expect(different).not.toBe(same);
});

test('it brings its types, its readme and no test', () => {
  const files = run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], import.meta.dirname);
  expect(files).toContain('dist/index.d.ts');
  expect(files).toContain('README.md');
  expect(files).not.toMatch(/\.test\.|testing/);
});
