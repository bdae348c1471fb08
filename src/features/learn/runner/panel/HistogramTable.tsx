import { countDeviation } from '../statistics.ts';

type Counts = readonly (readonly [string, number])[];

interface Props {
  counts: Counts;
  /** Of the run before, if there was one. */
  before?: Counts | undefined;
  /** Exact probabilities, where the program is a circuit. */
  theory?: Counts | undefined;
}

/**
 * How often each outcome came: a table whose last column is drawn as bars, those of the run before hollow below them.
 * Where theory is known, a line says what it expects, and a band one standard deviation of so many shots.
 */
export function HistogramTable({ counts, before = [], theory = [] }: Props) {
  const { rows, rest } = histogramOf(counts, before, theory);
  const highest = Math.max(
    ...rows.flatMap(({ share, shareBefore = 0, expected = 0, deviation = 0 }) => [
      share,
      shareBefore,
      expected + deviation,
    ]),
  );
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
          {theory.length > 0 ? (
            <th scope="col" className="theory">
              Theory ± σ
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ outcome, count, share, shareBefore, expected, deviation = 0 }) => (
          <tr key={outcome}>
            <th scope="row">{outcome}</th>
            <td className="shots">{count.toLocaleString('en-US')}</td>
            <td>
              <span>{percent(share)}</span>
              <span className="bar">
                <i aria-hidden style={{ width: width(share) }} />
                {expected === undefined ? null : (
                  <u aria-hidden style={{ left: width(expected - deviation), width: width(2 * deviation) }} />
                )}
              </span>
              {shareBefore === undefined ? null : (
                <>
                  <span className="before">{percent(shareBefore)}</span>
                  <i aria-hidden className="before" style={{ width: width(shareBefore) }} />
                </>
              )}
            </td>
            {theory.length > 0 ? <td className="theory">{theoryText(expected ?? 0, deviation)}</td> : null}
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

/** "50.0 ± 1.6%"; what is certain does not scatter. */
const theoryText = (expected: number, deviation: number) =>
  deviation > 0 ? `${(100 * expected).toFixed(1)} ± ${percent(deviation)}` : percent(expected);

/** The most outcomes that are listed one by one. */
export const MOST_ROWS = 32;

interface HistogramRow {
  outcome: string;
  count: number;
  /** Of all shots, from 0 to 1. */
  share: number;
  /** The same in the run before, if there was one. */
  shareBefore?: number;
  /** Its probability, where it is known exactly, and the standard deviation of a share of so many shots. */
  expected?: number;
  deviation?: number;
}

interface Histogram {
  rows: HistogramRow[];
  /** What did not find room: how many outcomes, and their counts together. */
  rest: { outcomes: number; count: number };
}

/**
 * The outcomes to be listed: the most frequent ones where there are too many, bit strings and numbers in their order.
 * What came only in the run before, or in theory, is among them, with a count of 0.
 */
export function histogramOf(counts: Counts, before: Counts = [], theory: Counts = []): Histogram {
  const [total, totalBefore] = [totalOf(counts), totalOf(before)];
  const [now, then, exact] = [new Map(counts), new Map(before), new Map(theory)];
  const others = [...new Set([...then.keys(), ...exact.keys()])].filter((outcome) => !now.has(outcome));
  const byCount = [...counts, ...others.map((outcome) => [outcome, 0] as const)].toSorted(([, a], [, b]) => b - a);
  const [listed, unlisted] = [byCount.slice(0, MOST_ROWS), byCount.slice(MOST_ROWS)];
  return {
    rows: listed
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([outcome, count]) => ({
        outcome,
        count,
        share: count / total,
        ...(totalBefore > 0 && { shareBefore: (then.get(outcome) ?? 0) / totalBefore }),
        ...(theory.length > 0 && expectation(exact.get(outcome) ?? 0, total)),
      })),
    rest: { outcomes: unlisted.filter(([, count]) => count > 0).length, count: totalOf(unlisted) },
  };
}

const expectation = (expected: number, shots: number) => ({
  expected,
  deviation: countDeviation(shots, expected) / shots,
});

const totalOf = (counts: Counts) => counts.reduce((sum, [, count]) => sum + count, 0);
