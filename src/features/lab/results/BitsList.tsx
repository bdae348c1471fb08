import { memo } from 'react';
import { decimal } from '#circuit/quantum/notation.ts';

/** More outcomes are counted, not listed. */
const MOST = 16;

/** What the classical bits say, and how probable each is; the most probable ones where there are many. */
export const BitsList = memo(function BitsList({ bits }: { bits: ReadonlyMap<string, number> }) {
  const all = [...bits].filter(([, probability]) => probability > 0);
  const listed =
    all.length > MOST ? all.sort((a, b) => b[1] - a[1]).slice(0, MOST) : all.sort(([a], [b]) => a.localeCompare(b));
  return (
    <>
      <ul className="bits">
        {listed.map(([outcome, probability]) => (
          <li key={outcome}>
            <span>{outcome}</span>
            <span>{decimal(probability)}</span>
            <span className="bar">
              <i className="mixed" style={{ scale: `${probability} 1` }} />
            </span>
          </li>
        ))}
      </ul>
      {all.length > listed.length ? <p>and {(all.length - listed.length).toLocaleString('en-US')} more</p> : null}
    </>
  );
});
