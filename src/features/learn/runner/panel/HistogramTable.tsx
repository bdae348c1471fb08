import { histogramOf } from './histogram-rows.ts';

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
