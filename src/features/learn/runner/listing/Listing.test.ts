import { expect, it } from 'vitest';
import { allPrograms } from '../program-files.ts';
import { highlight } from './Listing.tsx';

const kinds = (source: string, language: Parameters<typeof highlight>[1]) =>
  highlight(source, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

it('colors comments, strings and keywords of each language', () => {
  expect(kinds('include "stdgates.inc"; // for all\nqubit[2] q0;', 'openqasm')).toEqual([
    'key include',
    'str "stdgates.inc"',
    'com // for all',
    'key qubit',
  ]);
  expect(kinds('for i in range(3): # 10\n  qc.rx(0.5, i)', 'python')).toEqual(['key for', 'key in', 'com # 10']);
  expect(kinds('operation Main() : Result[] { }', 'qsharp')).toEqual(['key operation', 'key Result']);
});

it('loses no letter of any program', () => {
  for (const { source, python, language } of allPrograms()) {
    expect(
      highlight(source, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source);
    expect(
      highlight(python, 'python')
        .map(({ text }) => text)
        .join(''),
    ).toBe(python);
  }
});
