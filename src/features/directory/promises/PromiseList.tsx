import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { datesOf } from './lanes/outcome-words.ts';
import { lanesOf, type VendorLane } from './lanes/vendor-lanes.ts';
import { OutcomeGlyph, outcomeText } from './OutcomeGlyph.tsx';
import './promise-list.css';

type Promised = Entry<'promises'>;

interface Props {
  promises: readonly Promised[];
  references: PageReferences;
}

/** Promises with what came of them, vendor by vendor in the order of the lanes. */
export function PromiseList({ promises, references }: Props) {
  return (
    <div id="promise-list" className="vendor-groups">
      {lanesOf(promises).map((lane) => (
        <VendorGroup key={lane.vendor} lane={lane} references={references} />
      ))}
    </div>
  );
}

function VendorGroup({
  lane: { vendor, promises },
  references,
}: {
  lane: VendorLane<Promised>;
  references: PageReferences;
}) {
  const company = promises.find((promise) => promise.company)?.company;
  return (
    <div data-group="" data-vendor={vendor} className={promises.length === 1 ? undefined : 'vendor-group-wide'}>
      <h3>
        {company ? <a href={urls.company(company)}>{vendor}</a> : vendor}
        <span>, {promises.length}</span>
      </h3>
      <ul data-rows="">
        {promises.map((promise) => (
          <PromiseRow key={promise.id} promise={promise} references={references} />
        ))}
      </ul>
    </div>
  );
}

/** The sign, what was promised with its sources, and what came of it. */
function PromiseRow({ promise, references }: { promise: Promised; references: PageReferences }) {
  const { id, vendor, what, short, source, outcome } = promise;
  const became = outcomeOf(promise);
  const sources = [...new Set([source, ...(outcome.source ? [outcome.source] : [])])];
  return (
    <li id={id} data-outcome={became.state} data-identifiers={vendor} className="promise-row">
      <OutcomeGlyph state={became.state} />
      <div>
        <p>
          {/* What its mark in the drawing is labeled with belongs to the mark's name, which is this row. */}
          {short ? <span className="visually-hidden">{`${short}. `}</span> : null}
          <span data-search="">{what}</span>
          <span className="whitespace-nowrap">
            <SourceNumbers sources={references.numbered(sources)} />
          </span>
        </p>
        <p data-search="">
          <b>{outcomeText(became)}.</b> {datesOf(promise)}. {outcome.note}
        </p>
      </div>
    </li>
  );
}
