import { outcomeOf } from '#src/model/promise-outcome.ts';
import type { Entry } from '#src/model/read-content.ts';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';
import './promises-by-year.css';

/** Stands for the year of promises without a date. */
const UNDATED = 'Without a date';

/** The promises by the year for which they were made, each as a sign and a few words that lead to its row; on a phone as a sign. */
export function PromisesByYear({ promises }: { promises: readonly Entry<'promises'>[] }) {
  const byYear = [...Map.groupBy(promises, ({ due }) => due?.slice(0, 4) ?? UNDATED)].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return (
    <dl className="promise-years">
      {byYear.map(([year, ofYear]) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd>
            <ul>
              {ofYear.map((promise) => (
                <li key={promise.id}>
                  <a href={`#${promise.id}`}>
                    <OutcomeGlyph state={outcomeOf(promise).state} />
                    <span>
                      <span className="visually-hidden">{`${outcomeOf(promise).state}: `}</span>
                      <b>{promise.vendor}</b> {promise.short}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
