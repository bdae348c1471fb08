import { outcomeOf } from '#src/model/promise-outcome.ts';
import type { Entry } from '#src/model/read-content.ts';
import { OutcomeGlyph, outcomeText } from './OutcomeGlyph.tsx';

/** Stands for the year of promises without a date. */
const UNDATED = 'Without a date';

/** The promises by the year for which they were made: a table, which reads as a list on a phone. */
export function PromisesByYear({ promises, caption }: { promises: readonly Entry<'promises'>[]; caption: string }) {
  const byYear = [...Map.groupBy(promises, ({ due }) => due?.slice(0, 4) ?? UNDATED)].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-ink-2">
          <th scope="col" className="py-2 pr-3 sm:pr-4 font-medium">
            For
          </th>
          <th scope="col" className="py-2 pr-3 sm:pr-4 font-medium">
            Promise
          </th>
          <th scope="col" className="py-2 font-medium">
            Outcome
          </th>
        </tr>
      </thead>
      {byYear.map(([year, ofYear]) => (
        <tbody key={year} className="border-b border-rule">
          {ofYear.map((promise, index) => (
            <tr key={promise.id} className="align-top">
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={ofYear.length} className="py-2 pr-3 sm:pr-4 font-semibold">
                  {year}
                </th>
              ) : null}
              <td className="py-2 pr-3 sm:pr-4">
                <a href={`#${promise.id}`}>{promise.vendor}</a>
                {`: ${promise.what}`}
              </td>
              <td className="py-2 md:whitespace-nowrap">
                <OutcomeGlyph state={outcomeOf(promise).state} /> {outcomeText(outcomeOf(promise))}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
