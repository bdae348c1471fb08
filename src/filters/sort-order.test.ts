import { expect, it } from 'vitest';
import { withFields } from './form-fields.ts';
import { fieldsOfOrder, nextOrder, orderOf } from './sort-order.ts';

const columns = {
  company: { ascending: 'company, A to Z', descending: 'company, Z to A', first: 'ascending' },
  date: { ascending: 'date, earliest first', descending: 'date, latest first', first: 'descending' },
} as const;
const rendered = { key: 'date', direction: 'descending' } as const;

it('a second press turns the order round; a new column begins with the end that its table names', () => {
  expect(nextOrder(rendered, 'date', columns)).toEqual({ key: 'date', direction: 'ascending' });
  expect(nextOrder(rendered, 'company', columns)).toEqual({ key: 'company', direction: 'ascending' });
  expect(nextOrder(undefined, 'date', columns)).toEqual(rendered);
});

it('the address holds the order, and nothing for the one that was rendered', () => {
  const order = { key: 'company', direction: 'descending' } as const;
  const address = withFields('https://hub.example/funding?x=1', fieldsOfOrder(order, rendered));
  expect(address).toBe('https://hub.example/funding?x=1&sort=company&direction=descending');
  expect(orderOf(Object.fromEntries(new URL(address).searchParams), columns)).toEqual(order);
  expect(withFields(address, fieldsOfOrder(rendered, rendered))).toBe('https://hub.example/funding?x=1');
});

it('an address that names no column, or no direction, asks for nothing', () => {
  expect(orderOf({ sort: 'color', direction: 'ascending' }, columns)).toBeUndefined();
  expect(orderOf({ sort: 'toString', direction: 'ascending' }, columns)).toBeUndefined();
  expect(orderOf({ sort: 'date', direction: 'sideways' }, columns)).toBeUndefined();
  expect(orderOf({ sort: 'Oldest first' }, columns)).toBeUndefined();
  expect(orderOf({}, columns)).toBeUndefined();
});
