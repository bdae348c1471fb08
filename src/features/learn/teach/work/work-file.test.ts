import { expect, test } from 'vitest';
import { readWork } from './work-file.ts';

const FILE = {
  format: 'quantum-hub-work',
  version: 1,
  student: 7,
  saved: '2026-11-27T10:00:00.000Z',
  set: '1:Signs;same;flip-it',
  work: { 'flip-it': { tries: 2, isSolved: true, answer: 'x q[0];' } },
};

test('a file is read as it was written', () => {
  expect(readWork(JSON.stringify(FILE))).toEqual({ file: FILE });
});

test.each([
  ['', 'it is not JSON, or its end is missing'],
  ['{"format": "quantum-hub-wo', 'it is not JSON, or its end is missing'],
  ['[]', 'it is no file of this site: “format” is missing'],
  ['null', 'it is no file of this site: “format” is missing'],
  [{ ...FILE, version: 2 }, 'it is of version 2; this page reads version 1'],
  [{ ...FILE, student: '7' }, '“student” is no number from 1 to 9999'],
  [{ ...FILE, student: 1e9 }, '“student” is no number from 1 to 9999'],
  [{ ...FILE, saved: 'yesterday' }, '“saved” is no time'],
  [{ ...FILE, set: 3 }, '“set” is missing'],
  [{ ...FILE, work: [] }, '“work” is missing'],
  [{ ...FILE, work: { 'flip-it': { tries: -1 } } }, '“work” of flip-it is not tries, isSolved and answer'],
  [{ ...FILE, work: { '<script>': 'x' } }, '“work” of <script> is not tries, isSolved and answer'],
])('%o is refused with the field', (value, fault) => {
  expect(readWork(typeof value === 'string' ? value : JSON.stringify(value))).toEqual({ fault });
});
