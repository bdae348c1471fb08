import { expect, test } from 'vitest';
import type { WorkFile } from '../work/work-file.ts';
import { hardest, type NamedFile, readFiles, solvedCounts } from './class-results.ts';
import { resultsCsv } from './results-csv.ts';

const solved = { tries: 1, isSolved: true, answer: 'x q[0];' };
const tried = { tries: 3, isSolved: false, answer: '=cmd' };

function work(student: number, done: WorkFile['work'], more: Partial<WorkFile> = {}): NamedFile {
  const file = {
    format: 'quantum-hub-work',
    version: 1,
    student,
    saved: '2026-11-27T10:00:00Z',
    set: '1:Signs;same;a;b;c',
    work: done,
    ...more,
  };
  const text = JSON.stringify(file);
  return { name: `work-${student}.json`, size: text.length, text: async () => text };
}

test('files of one set become a table, by number', async () => {
  const { results, notes } = await readFiles(undefined, [
    work(23, { a: solved, b: tried }),
    work(7, { a: solved, b: solved, c: solved }),
  ]);
  expect(notes).toEqual([]);
  expect(results?.files.map(({ student }) => student)).toEqual([7, 23]);
  expect(results && solvedCounts(results)).toEqual([2, 1, 1]);
  expect(results && hardest(results)).toEqual({ tasks: [2, 3], count: 1 });
});

test('where all tie, no task is the hardest', async () => {
  const { results } = await readFiles(undefined, [work(1, { a: solved, b: solved, c: solved })]);
  expect(results && hardest(results)).toEqual({ tasks: [], count: 1 });
});

test('a task that nobody has begun is not the hardest', async () => {
  const { results } = await readFiles(undefined, [work(1, { a: solved, b: tried }), work(2, { a: solved })]);
  expect(results && hardest(results)).toEqual({ tasks: [2], count: 0 });
});

test('of one student twice, the newer counts, in either order, and it is said', async () => {
  const old = work(7, { a: tried });
  const newer = work(7, { a: solved }, { saved: '2026-11-28T10:00:00Z' });
  for (const files of [
    [old, newer],
    [newer, old],
  ]) {
    const { results, notes } = await readFiles(undefined, files);
    expect(results?.files).toHaveLength(1);
    expect(results?.files[0]?.work.a).toEqual(solved);
    expect(notes).toEqual(['Number 7 came twice, the newer one counts.']);
  }
});

test('a file that is too large is not opened, one of another shape or set is left out, the rest counts', async () => {
  const large: NamedFile = {
    name: 'work-8.json',
    size: 20_000_000,
    text: () => Promise.reject(new Error('must not be opened')),
  };
  const gone: NamedFile = { name: 'gone.json', size: 10, text: () => Promise.reject(new Error('gone')) };
  const other = work(9, {}, { set: '1:Pairs;same;a' });
  const cut: NamedFile = { name: 'cut.json', size: 10, text: async () => '{"format"' };
  const { results, notes } = await readFiles(undefined, [large, work(1, { a: solved }), other, cut, gone]);
  expect(results?.files.map(({ student }) => student)).toEqual([1]);
  expect(notes).toEqual([
    'work-8.json was left out: it has 20.0 MB, and such a file has at most 1.',
    'work-9.json was left out: it is of another set, “Pairs”.',
    'cut.json was left out: it is not JSON, or its end is missing.',
    'gone.json was left out: the browser could not read it.',
  ]);
});

test('a first file whose set cannot be read opens nothing', async () => {
  const { results, notes } = await readFiles(undefined, [work(1, {}, { set: '2:X;same;a' })]);
  expect(results).toBeUndefined();
  expect(notes[0]).toBe(
    'work-1.json was left out: its set cannot be read. The address is of version 2; this page reads version 1.',
  );
});

test('tasks with names of objects are not taken from them', async () => {
  const { results } = await readFiles(undefined, [work(1, {}, { set: '1:X;same;constructor' })]);
  expect(results && solvedCounts(results)).toEqual([0]);
});

test('CSV has tries and answers, and no cell is a formula', async () => {
  const { results } = await readFiles(undefined, [work(7, { a: solved, b: tried })]);
  expect(results && resultsCsv(results, { a: 'Make |1⟩', b: 'A, B' })).toBe(
    [
      'Student,Saved,Solved,1 Make |1⟩,1 Make |1⟩: tries,1 Make |1⟩: last answer,"2 A, B","2 A, B: tries","2 A, B: last answer",3 c,3 c: tries,3 c: last answer',
      "7,2026-11-27T10:00:00Z,1,solved,1,x q[0];,tried,3,'=cmd,,,",
      '',
    ].join('\r\n'),
  );
});
