import { expect, test } from 'vitest';
import { LONGEST_ADDRESS, readSet, type TaskSet, variantIn, writeSet } from './set-address.ts';

const SET: TaskSet = {
  title: 'Signs and pairs',
  note: '',
  variants: 'each',
  items: [{ id: 'flip-it' }, { id: 'make-plus' }, { id: 'two-paths', variant: 17 }],
};

/** What is read from a fragment; throws where it is refused. */
function setOf(fragment: string): TaskSet {
  const read = readSet(fragment);
  if ('fault' in read) throw new Error(read.fault);
  return read.set;
}

test('a set is written as one reads it', () => {
  expect(writeSet(SET)).toBe('1:Signs_and_pairs;each;flip-it;make-plus;two-paths=17');
});

test.each([
  SET,
  { ...SET, variants: 'same', note: 'Hand it in by Friday, please' },
  { ...SET, student: 7 },
  { ...SET, title: 'a;b,c_d %41 #1: "é" 量子', note: ';;==,,__' },
  { ...SET, title: '' },
] as const)('what is written is read: %o', (set) => {
  expect(setOf(writeSet(set))).toEqual({ student: undefined, ...set });
});

test('thirty tasks with the longest ids and a title of sixty letters have room', () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ id: `${'x'.repeat(26)}-${index}`, variant: 100 + index }));
  expect(writeSet({ ...SET, title: 'Signs and pairs '.repeat(4).trim(), items }).length).toBeLessThan(LONGEST_ADDRESS);
});

test.each([
  ['', 'The address does not begin with its version, such as "1:".'],
  ['Signs;each;flip-it', 'The address does not begin with its version, such as "1:".'],
  ['2:Signs;each;flip-it', 'The address is of version 2; this page reads version 1.'],
  ['1:', 'The address ends before its first task.'],
  ['1:Signs_and_pai', 'The address ends before its first task.'],
  ['1:Signs_and_pairs;ea', 'The address ends before its first task.'],
  [`1:${'x'.repeat(2000)}`, 'The address has 2,002 characters; a set has at most 2,000.'],
])('%s is refused with a sentence', (fragment, fault) => {
  expect(readSet(fragment)).toEqual({ fault });
});

test('an address that was escaped once more is read; what is broken in a title stays as it is', () => {
  expect(setOf(encodeURIComponent(writeSet(SET)))).toMatchObject(SET);
  expect(setOf('1:100%_sure;same;flip-it').title).toBe('100% sure');
});

test('the same task twice is in it once, and what is no id is kept to be named', () => {
  expect(setOf('1:S;same;flip-it;flip-it=3;<b>;make-pl').items).toEqual([
    { id: 'flip-it', variant: 3 },
    { id: '<b>' },
    { id: 'make-pl' },
  ]);
});

test('whose variant it is follows from the number of the student, or from the set', () => {
  expect(variantIn({ ...SET, student: 7 }, { id: 'a', variant: 17 })).toBe(7);
  expect(variantIn({ ...SET, variants: 'same', student: 7 }, { id: 'a', variant: 17 })).toBe(17);
  expect(variantIn({ ...SET, variants: 'same' }, { id: 'a' })).toBe(1);
});
