interface Props {
  counts: readonly (readonly [string, number])[];
}

/** How often each outcome came: a table whose last column is drawn as bars. */
export function HistogramTable({ counts }: Props) {
  const { rows, rest } = histogramOf(counts);
  const highest = Math.max(...rows.map(({ share }) => share));
  return (
    <table className="histogram">
      <caption className="visually-hidden">How often each outcome came</caption>
      <thead>
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col" className="shots">
            Shots
          </th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ outcome, count, share }) => (
          <tr key={outcome}>
            <th scope="row">{outcome}</th>
            <td className="shots">{count.toLocaleString('en-US')}</td>
            <td>
              <span>{(100 * share).toFixed(1)}%</span>
              <i aria-hidden style={{ width: `${(100 * share) / highest}%` }} />
            </td>
          </tr>
        ))}
        {rest.outcomes > 0 ? (
          <tr>
            <th scope="row">{rest.outcomes.toLocaleString('en-US')} others</th>
            <td className="shots">{rest.count.toLocaleString('en-US')}</td>
            <td />
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** The most outcomes that are listed one by one. */
export const MOST_ROWS = 32;

interface HistogramRow {
  outcome: string;
  count: number;
  /** Of all shots, from 0 to 1. */
  share: number;
}

interface Histogram {
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
