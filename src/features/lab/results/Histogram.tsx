import { shareDeviation } from '#circuit/engine/shots.ts';
import { decimal, fullScale, scaleText } from '#circuit/quantum/notation.ts';

interface Props {
  shots: number;
  counts: ReadonlyMap<string, number>;
  /** The probability of each outcome without chance, and without noise. */
  theory: ReadonlyMap<string, number>;
  /** Whether theory itself is drawn by chance. */
  isSampled: boolean;
}

const MOST = 32;

/**
 * Shots against theory: bars are counted, ticks are theory, whiskers one standard deviation of that number of shots.
 */
export function Histogram({ shots, counts, theory, isSampled }: Props) {
  const outcomes = [...new Set([...counts.keys(), ...theory.keys()])];
  const shareOf = (outcome: string) => (counts.get(outcome) ?? 0) / shots;
  const order =
    outcomes.length > MOST ? outcomes.sort((a, b) => shareOf(b) - shareOf(a)).slice(0, MOST) : outcomes.sort();
  const largest = order.reduce((most, each) => Math.max(most, shareOf(each), theory.get(each) ?? 0), 0);
  const scale = fullScale(Math.min(1, largest * 1.05));
  return (
    <>
      <table className="shots-table">
        <caption className="visually-hidden">
          {shots.toLocaleString('en-US')} shots against theory{isSampled ? ', which is sampled' : ''}
        </caption>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col" className="wide">
              Share
            </th>
            <th scope="col">Shots</th>
            <th scope="col">Theory</th>
          </tr>
        </thead>
        <tbody>
          {order.map((outcome) => {
            const share = shareOf(outcome);
            const expected = theory.get(outcome) ?? 0;
            const deviation = shareDeviation(expected, shots);
            return (
              <tr key={outcome}>
                <th scope="row">{outcome}</th>
                <td>
                  <span className="bar">
                    <i className="counted" style={{ scale: `${Math.min(1, share / scale)} 1` }} />
                    <em style={{ left: `${(100 * expected) / scale}%` }} />
                    <u
                      style={{
                        left: `${(100 * Math.max(0, share - deviation)) / scale}%`,
                        width: `${(200 * deviation) / scale}%`,
                      }}
                    />
                  </span>
                  <span className="visually-hidden">
                    {decimal(share)} ± {decimal(deviation)}
                  </span>
                </td>
                <td>{(counts.get(outcome) ?? 0).toLocaleString('en-US')}</td>
                <td>{decimal(expected)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="scale">
        <span>Bars to {scaleText(scale)}</span>
        {outcomes.length > order.length ? (
          <span>{(outcomes.length - order.length).toLocaleString('en-US')} more</span>
        ) : null}
        {isSampled ? <span>Theory sampled</span> : null}
      </p>
    </>
  );
}
