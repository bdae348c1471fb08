import { expect, test } from 'vitest';
import { EMPTY_SET, fitting, setPath, withItem, withItemAt, withoutItem, withVariant } from './change-set.ts';

const SET = { ...EMPTY_SET, title: 'Signs', items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id).join('');

test('items come to the end, once, and go', () => {
  expect(withItem(SET, 'd')).toEqual({ set: { ...SET, items: [...SET.items, { id: 'd' }] } });
  expect(withItem(SET, 'b')).toEqual({ set: SET });
  expect(ids(withoutItem(SET, 'b'))).toBe('ac');
});

test.each([
  ['c', 0, 'cab'],
  ['a', 2, 'bca'],
  ['a', -1, 'abc'],
  ['c', 9, 'abc'],
  ['x', 0, 'abc'],
])('%s moves to place %d', (id, place, order) => {
  expect(ids(withItemAt(SET, id, place))).toBe(order);
});

test('what would make the address too long is refused with the number', () => {
  const full = { ...SET, note: 'x'.repeat(2000 - setPath({ ...SET, note: 'x' }).length + 1) };
  expect(fitting(full)).toEqual({ set: full });
  expect(withItem(full, 'dd')).toEqual({ refusal: 'The address would have 2,003 characters; 2,000 is the most.' });
  expect(withVariant(full, 'a', 17)).toMatchObject({ refusal: expect.stringContaining('2,003') });
});
