import { expect, it } from 'vitest';
import { withFields } from '#src/filters/form-fields.ts';
import { defaultSorting, fieldsOf, nextSorting, sortingFromQuery } from './sorting.ts';

it('a second press turns the order round; a new column begins with names up or figures down', () => {
  expect(nextSorting(defaultSorting, 'date')).toEqual({ key: 'date', direction: 'ascending' });
  expect(nextSorting(defaultSorting, 'amount')).toEqual({ key: 'amount', direction: 'descending' });
  expect(nextSorting(defaultSorting, 'company')).toEqual({ key: 'company', direction: 'ascending' });
});

it('the address holds the sorting, and nothing for the default', () => {
  const sorting = { key: 'amount', direction: 'ascending' } as const;
  const address = withFields('https://hub.example/funding?x=1', fieldsOf(sorting));
  expect(address).toBe('https://hub.example/funding?x=1&sort=amount&order=ascending');
  expect(sortingFromQuery(new URL(address).search)).toEqual(sorting);
  expect(withFields(address, fieldsOf(defaultSorting))).toBe('https://hub.example/funding?x=1');
  expect(sortingFromQuery('?sort=color&order=ascending')).toEqual(defaultSorting);
});
