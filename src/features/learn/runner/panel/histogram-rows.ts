/** The most outcomes that are listed one by one. */
export const MOST_ROWS = 32;

export interface HistogramRow {
  outcome: string;
  count: number;
  /** Of all shots, from 0 to 1. */
  share: number;
}

export interface Histogram {
  rows: HistogramRow[];
  /** What did not find room: how many outcomes, and their counts together. */
  rest: { outcomes: number; count: number };
}

/** The outcomes to be listed: the most frequent ones where there are too many, bit strings and numbers in their order. */
export function histogramOf(counts: readonly (readonly [string, number])[]): Histogram {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const byCount = counts.toSorted(([, a], [, b]) => b - a);
  const [listed, others] = [byCount.slice(0, MOST_ROWS), byCount.slice(MOST_ROWS)];
  return {
    rows: listed
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([outcome, count]) => ({ outcome, count, share: count / total })),
    rest: { outcomes: others.length, count: others.reduce((sum, [, count]) => sum + count, 0) },
  };
}
