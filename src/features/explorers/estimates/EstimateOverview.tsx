import { durationText } from '#src/charts/durations.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { type Fact, FactList } from '#src/design/FactList.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { entryOf } from '#src/model/read-content.ts';
import type { EstimatesPage } from '#src/model/schemas/pages/estimates.ts';
import { urls } from '#src/model/urls.ts';
import { shareText } from '../calculator/steps.ts';
import { changeTexts } from './changed.ts';
import type { PublishedEstimate } from './estimate-values.ts';
import { NO_PLATFORM, platformNames } from './platforms.ts';

interface Props {
  estimate: PublishedEstimate;
  references: PageReferences;
  texts: EstimatesPage['entry'];
}

/** What an estimate assumes; beside it what changed against the one before. */
export function EstimateOverview({ estimate, references, texts }: Props) {
  const { improves, reported, sources } = estimate;
  const before = improves ? entryOf('estimates', improves) : undefined;
  const changes = before ? changeTexts(estimate, before, texts.changed) : [];
  return (
    <section id="assumes" aria-labelledby="assumes-title" className="estimate-overview wrap">
      <div>
        <h2 id="assumes-title">{texts.assumes}</h2>
        <FactList facts={factsOf(estimate, texts)} />
        {reported ? <p className="mt-3 text-sm text-ink-2">{texts.reported}</p> : null}
        <EntrySources sources={sources} references={references} />
      </div>
      {before ? (
        <div>
          <h2>{fillIn(texts.changed.title, { before: before.short })}</h2>
          {changes.length > 0 ? (
            <ul className="estimate-changes">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          ) : (
            <p className="mb-3 text-sm text-ink-2">{texts.changed.same}</p>
          )}
          <a href={urls.estimate(before.id)} className="link">
            {before.title}
          </a>
        </div>
      ) : null}
    </section>
  );
}

function factsOf(estimate: PublishedEstimate, { names, storages }: EstimatesPage['entry']): Fact[] {
  const { instance, platform, assumes = {}, layout, date, isReviewed } = estimate;
  const fact = (name: string, value: Fact['value'] | undefined): Fact[] => (value ? [{ name, value }] : []);
  return [
    { name: names.instance, value: instance },
    { name: names.published, value: `${formatPartial(date)}, ${isReviewed ? 'reviewed' : 'preprint'}` },
    { name: names.platform, value: platform ? platformNames[platform] : NO_PLATFORM },
    ...fact(names.error, assumes.error && shareText(assumes.error)),
    ...fact(names.cycle, assumes.cycle && durationText(assumes.cycle)),
    ...fact(names.reaction, assumes.reaction && durationText(assumes.reaction)),
    ...fact(names.budget, assumes.budget && shareText(assumes.budget)),
    ...fact(names.code, layout && <Code estimate={estimate} />),
    ...fact(names.distance, layout?.distance && String(layout.distance)),
    ...fact(names.factories, layout?.factories && `${layout.factories.count} ${layout.factories.kind}`),
    ...fact(names.storage, layout?.storage && storages[layout.storage]),
  ];
}

function Code({ estimate: { layout } }: { estimate: PublishedEstimate }) {
  const [code] = layout?.codes ?? [];
  return (
    <>
      {code ? (
        <a href={urls.quantumCode(code)} className="link">
          {layout?.code}
        </a>
      ) : (
        layout?.code
      )}
      {layout?.note ? `. ${layout.note}` : null}
    </>
  );
}
