import { formatPartial } from '#src/design/format-date.ts';
import { aboutDocument, SourceTitle } from '#src/design/Sources.tsx';
import { asListed } from '#src/figures/page-references.ts';
import { citedSource } from '#src/model/figures.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { OutcomeGlyph } from './OutcomeGlyph.tsx';
import { PromiseLane, yearsOf } from './PromiseLane.tsx';

interface Props {
  promises: readonly Entry<'promises'>[];
  /** The day of the build. */
  today: string;
}

export function PromiseList({ promises, today }: Props) {
  const years = yearsOf(promises);
  return (
    <ul id="promise-list" data-rows="" className="border-b border-rule">
      {promises.map((promise) => (
        <li
          key={promise.id}
          id={promise.id}
          data-vendor={promise.vendor}
          data-outcome={outcomeOf(promise).state}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-4 md:grid-cols-[9rem_1fr]"
        >
          <Outcome promise={promise} />
          <div data-search="" className="min-w-0">
            <h3 className="text-lg">
              <Vendor promise={promise} />
            </h3>
            <p className="max-w-measure">{promise.what}</p>
            <PromiseLane promise={promise} years={years} today={today} />
            {promise.outcome.note ? (
              <p className="mt-1 max-w-measure text-sm text-ink-2">{promise.outcome.note}</p>
            ) : null}
            <Sources promise={promise} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The outcome in a sign and a word, with the dates. */
function Outcome({ promise }: { promise: Entry<'promises'> }) {
  const { said, due } = promise;
  const { state, on, dateIs } = outcomeOf(promise);
  return (
    <div className="text-sm text-ink-2">
      <p className="flex items-center gap-2 font-semibold text-ink">
        <OutcomeGlyph state={state} />
        {state}
      </p>
      <p>
        Said <time dateTime={said}>{formatPartial(said)}</time>
      </p>
      {due ? (
        <p>
          For <time dateTime={due}>{formatPartial(due)}</time>
        </p>
      ) : null}
      {on && dateIs ? (
        <p>
          <span className="inline-block first-letter:uppercase">{dateIs}</span>{' '}
          <time dateTime={on}>{formatPartial(on)}</time>
        </p>
      ) : null}
    </div>
  );
}

function Vendor({ promise: { vendor, company } }: { promise: Entry<'promises'> }) {
  return company ? <a href={urls.company(company)}>{vendor}</a> : vendor;
}

function Sources({ promise: { source, outcome } }: { promise: Entry<'promises'> }) {
  const works = [...new Set([source, ...(outcome.source ? [outcome.source] : [])])].map(citedSource);
  return (
    <p className="mt-1 text-xs text-ink-2">
      {works.length === 1 ? 'Source: ' : 'Sources: '}
      {works.map((work, index) => (
        <span key={work.id}>
          {index > 0 ? '; ' : ''}
          <SourceTitle title={work.title} url={work.url} />
          {` (${aboutDocument(asListed(work))}${work.isPrimary ? '' : `, ${work.kind}`})`}
        </span>
      ))}
    </p>
  );
}
