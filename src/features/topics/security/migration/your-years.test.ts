import { expect, it } from 'vitest';
import { sayingsOf, yearsIn } from './your-years.ts';

const texts = { exposed: 'Until {until}: {years}', safe: 'Done', passed: '{count} of {total} before {until}' };
const example = { secrecy: 10, migration: 8, machine: 15 };
const range = { from: 1, to: 40 };
const ranges = { secrecy: range, migration: range, machine: range };

it('R35.2: says how long data lie open, and which dates have passed by then', () => {
  expect(sayingsOf(example, 2026.9, [2030.5, 2034.8, 2034.9, 2035], texts)).toMatchObject({
    title: 'Until 2034: 3 years',
    passed: '3 of 4 before 2034',
    exposed: '3',
  });
  expect(sayingsOf({ ...example, secrecy: 8 }, 2026.9, [], texts).title).toBe('Until 2034: 1 year');
});

it('says so where nothing lies open', () => {
  expect(sayingsOf({ ...example, machine: 18 }, 2026.9, [], texts)).toMatchObject({ title: 'Done', exposed: '0' });
});

it('an address gives years within their range, and nothing else', () => {
  expect(yearsIn('?x=5&y=3&z=20', example, ranges)).toEqual({ secrecy: 5, migration: 3, machine: 20 });
  expect(yearsIn('?x=1000&y=-3&z=1e3', example, ranges)).toEqual({ ...example, secrecy: 40 });
  expect(yearsIn('', example, ranges)).toEqual(example);
});
