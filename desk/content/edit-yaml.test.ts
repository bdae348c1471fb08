import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit-yaml.ts';
import { splitFile } from './split-file.ts';
import { writtenFile } from './write-yaml.ts';

const files = globSync('content/**/*.{yaml,mdx}').sort();
const headOf = (file: string) => splitFile(file, readFileSync(file, 'utf8')).head;

it('R63.4: opening and writing without a change leaves every file byte for byte as it is', () => {
  expect(files.length).toBeGreaterThan(3000);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const { head, join } = splitFile(file, text);
    expect(join(editYaml(head, structuredClone(parse(head))))).toBe(text);
  }
});

/** Every text, number and flag of a value, by its path. */
function leaves(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** The same value with another at a path; `undefined` takes it out. */
function put<Value>(value: Value, path: readonly (string | number)[], next: unknown): Value {
  const copy = structuredClone(value);
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) as string | number;
  if (next === undefined && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (next === undefined) delete holder[key];
  else holder[key] = next;
  return copy;
}

function changed(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf * 3 + 7;
  if (typeof leaf === 'boolean') return !leaf;
  return /^\d{4}-\d{2}/.test(String(leaf)) ? '1999-01' : `Otherwise: "${String(leaf).slice(0, 20)}" # 'and' {more}`;
}

it('R63.4: a change of any field changes the lines of that field alone', () => {
  // Every sixty-first file, all its fields: a change touches each kind, quote and fold somewhere.
  for (const file of files.filter((_, index) => index % 61 === 0)) {
    const head = headOf(file);
    const data: unknown = parse(head);
    for (const path of leaves(data)) {
      const next = put(data, path, changed(at(data, path)));
      const text = editYaml(head, next);
      expect(parse(text), `${file} ${path.join('.')}`).toEqual(next);
      const [before, after] = [head.split('\n'), text.split('\n')];
      const top = after.findIndex((line, index) => line !== before[index]);
      const tail = [...after].reverse().findIndex((line, index) => line !== before[before.length - 1 - index]);
      const gone = before.length - top - tail;
      const was = String(at(data, path));
      // A value in one line changes one line; one over several changes no more than it has.
      const mayChange = Math.max(1, was.split('\n').length + 1, Math.ceil(was.length / 60) + 1);
      expect(gone, `${file} ${path.join('.')}`).toBeLessThanOrEqual(mayChange);
    }
  }
});

it('R63.4: what is taken out or put in leaves the rest as it is', () => {
  for (const file of files.filter((_, index) => index % 97 === 0)) {
    const head = headOf(file);
    const data: unknown = parse(head);
    for (const path of leaves(data)) {
      for (const length of path.keys()) {
        const short = path.slice(0, length + 1);
        const holder = at(data, short.slice(0, -1)) as object;
        if (Object.keys(holder).length < 2) continue;
        const without = put(data, short, undefined);
        const text = editYaml(head, without);
        expect(parse(text), `${file} without ${short.join('.')}`).toEqual(without);
        expect(parse(editYaml(text, data)), `${file} with ${short.join('.')} again`).toEqual(data);
      }
    }
  }
});

it('R63.4: comments stay where they are', () => {
  const text = '# The head\nname: A # its name\n# before b\nb:\n  - x # one\n  - y\n# the end\n';
  expect(editYaml(text, { name: 'B', b: ['z', 'x'] })).toBe(
    '# The head\nname: B # its name\n# before b\nb:\n  - z\n  - x # one\n# the end\n',
  );
});

it('R63.4: a new value of a figure stands on top, written as editors write it', () => {
  const text =
    'figures:\n  revenue:\n    - value: $43.1M\n      amount: {value: 43.1e6, currency: USD}\n      asOf: "2024-12"\n      source: a\nasOf: "2024-12"\n';
  const data = parse(text) as { figures: { revenue: object[] } };
  data.figures.revenue.unshift({
    value: '$130.0M',
    amount: { value: 130e6, currency: 'USD' },
    asOf: '2025-12',
    source: 'b',
    correction: true,
  });
  expect(editYaml(text, data)).toBe(
    text.replace(
      '    - value: $43.1M',
      '    - value: $130.0M\n      amount: {value: 130.0e6, currency: USD}\n      asOf: "2025-12"\n      source: b\n      correction: true\n    - value: $43.1M',
    ),
  );
});

it('R63.4: a whole file is written as it will be read', () => {
  for (const file of files.filter((_, index) => index % 41 === 0)) {
    const data: unknown = parse(headOf(file));
    expect(parse(writtenFile(data))).toEqual(data);
  }
});
