import { expect, it } from 'vitest';
import { ticksAt } from './Axis.tsx';
import { valueAt, valuesAt } from './values-at.ts';

it('is on a point what the point says, and straight between two', () => {
  const points = [
    [0, 1],
    [10, 3],
    [20, -1],
  ] as const;
  expect([0, 5, 10, 15, 20].map((x) => valueAt(points, x))).toEqual([1, 2, 3, 1, -1]);
});

it('is nothing where the line does not reach', () => {
  expect(
    [-1, 21].map((x) =>
      valueAt(
        [
          [0, 1],
          [20, 1],
        ],
        x,
      ),
    ),
  ).toEqual([undefined, undefined]);
  expect(valueAt([], 0)).toBeUndefined();
});

it('makes a row of each tick that a line reaches and a column of each line', () => {
  const lines = [
    {
      name: 'whole',
      points: [
        [0, 0],
        [2, 4],
      ] as const,
    },
    {
      name: 'half',
      points: [
        [1, 1],
        [2, 2],
      ] as const,
    },
  ];
  expect(valuesAt(ticksAt([0, 1, 2, 3]), 'x', lines, (value) => value.toFixed(1))).toEqual({
    columns: ['x', 'whole', 'half'],
    rows: [
      ['0', '0.0', '–'],
      ['1', '2.0', '1.0'],
      ['2', '4.0', '2.0'],
    ],
  });
});
