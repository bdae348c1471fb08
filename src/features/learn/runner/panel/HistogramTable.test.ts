import { expect, it } from 'vitest';
import { histogramOf, MOST_ROWS } from './HistogramTable.tsx';

it('bit strings come in the order of their bits, numbers in theirs', () => {
  expect(
    histogramOf([
      ['11', 500],
      ['00', 500],
    ]).rows,
  ).toEqual([
    { outcome: '00', count: 500, share: 0.5 },
    { outcome: '11', count: 500, share: 0.5 },
  ]);
  expect(
    histogramOf([
      ['10', 1],
      ['9', 1],
      ['2', 1],
    ]).rows.map(({ outcome }) => outcome),
  ).toEqual(['2', '9', '10']);
});

it('where there are too many, the rarest are put together', () => {
  const counts = Array.from({ length: MOST_ROWS + 3 }, (_, index) => [`outcome ${index}`, index + 1] as const);
  const { rows, rest } = histogramOf(counts);
  expect(rows).toHaveLength(MOST_ROWS);
  expect(rest).toEqual({ outcomes: 3, count: 1 + 2 + 3 });
});

it('R11.6: the run before stands beside it, also where an outcome came in one of the two only', () => {
  const { rows } = histogramOf(
    [
      ['00', 3],
      ['11', 1],
    ],
    [
      ['00', 5],
      ['01', 5],
    ],
  );
  expect(rows).toEqual([
    { outcome: '00', count: 3, share: 0.75, shareBefore: 0.5 },
    { outcome: '01', count: 0, share: 0, shareBefore: 0.5 },
    { outcome: '11', count: 1, share: 0.25, shareBefore: 0 },
  ]);
});
