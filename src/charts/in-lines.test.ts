import { expect, it } from 'vitest';
import { linesFor } from './in-lines.ts';

it('a span takes the first line on which it meets no other', () => {
  const spans = [
    { from: 0, to: 10 },
    { from: 8, to: 20 },
    { from: 10, to: 12 },
    { from: 11, to: 30 },
  ];
  expect(linesFor(spans)).toEqual([0, 1, 0, 2]);
  expect(linesFor(spans, 1)).toEqual([0, 1, 2, 0]);
  expect(linesFor([])).toEqual([]);
});
