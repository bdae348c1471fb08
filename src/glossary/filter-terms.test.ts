import { expect, test } from 'vitest';
import { matches } from './filter-terms.ts';

test.each([
  ['Bell State', 'bell'],
  ['Bell State', '  STATE '],
  ['Bell State', ''],
  ['Bell State', '   '],
])('%j matches %j', (text, typed) => {
  expect(matches(text, typed)).toBe(true);
});

test.each([
  ['Bell State', 'bells'],
  ['Bell State', 'bell  state'],
  ['Bell State', '.*'],
])('%j does not match %j', (text, typed) => {
  expect(matches(text, typed)).toBe(false);
});
