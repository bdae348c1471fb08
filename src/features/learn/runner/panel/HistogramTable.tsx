type Counts = readonly (readonly [string, number])[];

interface Props {
  counts: Counts;
  /** Of the run before, if there was one. */
  before?: Counts | undefined;
}

/** How often each outcome came: a table whose last column is drawn as bars, those of the run before hollow below them. */
export function HistogramTable({ counts, before = [] }: Props) {
  const { rows, rest } = histogramOf(counts, before);
  const highest = Math.max(...rows.flatMap(({ share, shareBefore = 0 }) => [share, shareBefore]));
  const width = (share: number) => `${(100 * share) / highest}%`;
  return (
    <table className="histogram">
      <caption className="visually-hidden">
        How often each outcome came{before.length > 0 ? ', and in the run before' : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col" className="shots">
            Shots
          </th>
          <th scope="col">{before.length > 0 ? 'Share, and in the run before' : 'Share'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ outcome, count, share, shareBefore }) => (
          <tr key={outcome}>
            <th scope="row">{outcome}</th>
            <td className="shots">{count.toLocaleString('en-US')}</td>
            <td>
              <span>{percent(share)}</span>
              <i aria-hidden style={{ width: width(share) }} />
              {shareBefore === undefined ? null : (
                <>
                  <span className="before">{percent(shareBefore)}</span>
                  <i aria-hidden className="before" style={{ width: width(shareBefore) }} />
                </>
              )}
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

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The most outcomes that are listed one by one. */
export const MOST_ROWS = 32;

interface HistogramRow {
  outcome: string;
  count: number;
  /** Of all shots, from 0 to 1. */
  share: number;
  /** The same in the run before, if there was one. */
  shareBefore?: number;
}

interface Histogram {
  rows: HistogramRow[];
  /** What did not find room: how many outcomes, and their counts together. */
  rest: { outcomes: number; count: number };
}

/**
 * The outcomes to be listed: the most frequent ones where there are too many, bit strings and numbers in their order.
 * What came only in the run before is among them, with a count of 0.
 */
export function histogramOf(counts: Counts, before: Counts = []): Histogram {
  const [total, totalBefore] = [totalOf(counts), totalOf(before)];
  const [now, then] = [new Map(counts), new Map(before)];
  const gone = before.flatMap(([outcome]) => (now.has(outcome) ? [] : [[outcome, 0] as const]));
  const byCount = [...counts, ...gone].toSorted(([, a], [, b]) => b - a);
  const [listed, others] = [byCount.slice(0, MOST_ROWS), byCount.slice(MOST_ROWS)];
  return {
    rows: listed
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([outcome, count]) => ({
        outcome,
        count,
        share: count / total,
        ...(totalBefore > 0 && { shareBefore: (then.get(outcome) ?? 0) / totalBefore }),
      })),
    rest: { outcomes: others.filter(([, count]) => count > 0).length, count: totalOf(others) },
  };
}

const totalOf = (counts: Counts) => counts.reduce((sum, [, count]) => sum + count, 0);
