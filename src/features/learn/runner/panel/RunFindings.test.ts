import { expect, it } from 'vitest';
import { orderNote } from './RunFindings.tsx';

it('R32.21: says in which order Q# prints, where there is more than one digit', () => {
  expect(orderNote('qsharp', { counts: [['01', 3]], dumps: [] })).toContain('leftmost');
  expect(orderNote('qsharp', { counts: [], dumps: [{ '00': [1, 0] }] })).toContain('leftmost');
  expect(orderNote('qsharp', { counts: [['0 1', 3]], dumps: [] })).toContain('leftmost');
});

it('says nothing where there is no order, or the order of the site', () => {
  expect(orderNote('qsharp', { counts: [['1', 3]], dumps: [{ '0': [1, 0] }] })).toBeUndefined();
  expect(orderNote('qsharp', { counts: [['(3, 5)', 1]], dumps: [] })).toBeUndefined();
  expect(orderNote('openqasm', { counts: [['01', 3]], dumps: [] })).toBeUndefined();
});
