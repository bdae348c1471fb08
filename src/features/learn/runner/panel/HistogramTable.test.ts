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

it('R46.4: theory stands beside each share, with one standard deviation of so many shots', () => {
  const { rows } = histogramOf(
    [['0', 100]],
    [],
    [
      ['0', 0.75],
      ['1', 0.25],
    ],
  );
  const deviation = expect.closeTo(Math.sqrt((0.75 * 0.25) / 100), 12);
  expect(rows).toEqual([
    { outcome: '0', count: 100, share: 1, expected: 0.75, deviation },
    { outcome: '1', count: 0, share: 0, expected: 0.25, deviation },
  ]);
});
