import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PathError, placeOf, textOf, versionOf, writeFiles } from './files.ts';

let project: string;
let folder: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-files-'));
  folder = join(project, 'content');
  mkdirSync(join(folder, 'companies'), { recursive: true });
  writeFileSync(join(folder, 'companies/a.yaml'), 'name: A\n');
});
afterEach(() => rmSync(project, { recursive: true }));

it.each([
  '../a.yaml',
  'companies/../../a.yaml',
  '/etc/a.yaml',
  'companies/.a.yaml',
  'companies/a.js',
  'companies/a',
  'companies//a.yaml',
  'a\0.yaml',
  'companies\\a.yaml',
  'companies/A.yaml',
  '',
])('R63.6: "%s" is no file of content', (file) => expect(() => placeOf(folder, file)).toThrow(PathError));

it('R63.6: a link that leads out of the content is not followed', () => {
  symlinkSync(project, join(folder, 'out'));
  writeFileSync(join(project, 'b.yaml'), 'name: B\n');
  symlinkSync(join(project, 'b.yaml'), join(folder, 'companies/b.yaml'));
  expect(() => writeFiles(folder, [{ file: 'out/b.yaml', text: '' }])).toThrow(PathError);
  expect(() => writeFiles(folder, [{ file: 'out/new/b.yaml', text: '' }])).toThrow(PathError);
  expect(() => writeFiles(folder, [{ file: 'companies/b.yaml', text: '' }])).toThrow(PathError);
  expect(readFileSync(join(project, 'b.yaml'), 'utf8')).toBe('name: B\n');
});

it('R63.5: writes several files, in folders that are not there yet, too, and leaves nothing beside them', () => {
  writeFiles(folder, [
    { file: 'companies/a.yaml', text: 'name: AA\n' },
    { file: 'sources/s.yaml', text: 'title: S\n' },
  ]);
  expect(textOf(folder, 'companies/a.yaml')).toBe('name: AA\n');
  expect(textOf(folder, 'sources/s.yaml')).toBe('title: S\n');
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('.tmp'))).toEqual([]);
});

it('R63.5: where one file cannot be moved to its place, those before it get back what they held', () => {
  // A folder in the place of a file, made after the names were looked at, is what no move replaces.
  const files = [
    { file: 'companies/a.yaml', text: 'name: AA\n' },
    { file: 'companies/new.yaml', text: 'name: New\n' },
    {
      file: 'companies/z.yaml',
      get text(): string {
        mkdirSync(join(folder, 'companies/z.yaml/full'), { recursive: true });
        return 'name: Z\n';
      },
    },
  ];
  expect(() => writeFiles(folder, files)).toThrow();
  expect(textOf(folder, 'companies/a.yaml')).toBe('name: A\n');
  expect(existsSync(join(folder, 'companies/new.yaml'))).toBe(false);
  expect(readdirSync(join(folder, 'companies')).sort()).toEqual(['a.yaml', 'z.yaml']);
});

it.skipIf(process.getuid?.() === 0)('R63.5: where a folder takes no file, nothing is written', () => {
  mkdirSync(join(folder, 'sources'));
  chmodSync(join(folder, 'sources'), 0o500);
  const files = [
    { file: 'companies/a.yaml', text: 'name: AA\n' },
    { file: 'sources/s.yaml', text: 'title: S\n' },
  ];
  expect(() => writeFiles(folder, files)).toThrow();
  expect(textOf(folder, 'companies/a.yaml')).toBe('name: A\n');
});

it('R63.5: a text has a version, and a file that is not there has none', () => {
  expect(versionOf('a')).not.toBe(versionOf('b'));
  expect(versionOf(textOf(folder, 'companies/nobody.yaml'))).toBeNull();
});
