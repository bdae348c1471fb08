import { expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { findingOf, isBinding } from './findings.ts';

const texts = {
  someBind: '{early} of {count} by {year}, {binding} bind',
  noneBinds: '{early} of {count} by {year}',
  empty: 'none',
};

it('R35.1: says by when half of the dates fall, and how many bind', () => {
  const dates = [
    { due: '2026', force: 'guidance' },
    { due: '2030-12-31', force: 'requirement' },
    { due: '2030', force: 'draft' },
    { due: '2035', force: 'law' },
  ] as const;
  expect(findingOf(dates, texts)).toBe('3 of 4 by 2030, 2 bind');
  expect(
    findingOf(
      [...dates, { due: '2036', force: 'law' }, { due: '2037', force: 'law' }, { due: '2037', force: 'law' }],
      texts,
    ),
  ).toBe('4 of 7 by 2035, 5 bind');
  expect(findingOf(dates.slice(0, 1), texts)).toBe('1 of 1 by 2026');
  expect(findingOf([], texts)).toBe('none');
});

it('is true of the dates as they are', () => {
  const deadlines = entriesOf('deadlines');
  const title = findingOf(deadlines, pageOf('post-quantum-migration').chart);
  expect(title).toContain(`of ${deadlines.length}`);
  expect(title).toContain(String(deadlines.filter(isBinding).length));
});
