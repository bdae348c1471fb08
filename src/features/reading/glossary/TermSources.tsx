import { formatPartial } from '#src/design/format-date.ts';
import { SourceTitle } from '#src/design/Sources.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import { citedSource } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { citations } from '#src/model/schemas/citation.ts';

/** The works behind each term, with the place in them. */
export function TermSources({
  terms,
}: {
  terms: readonly Pick<Entry<'glossary'>, 'id' | 'term' | 'sources' | 'asOf'>[];
}) {
  return (
    <dl>
      {terms.map(({ id, term, sources, asOf }) => (
        <div
          key={id}
          id={id}
          className="gap-x-8 border-t border-rule py-3 target:bg-accent-soft sm:grid sm:grid-cols-[16rem_1fr]"
        >
          <dt>
            <a href={addressOf('glossary', id)}>{term}</a>
            <span className="block text-xs text-ink-3">As of {formatPartial(asOf)}</span>
          </dt>
          <dd className="grid content-start gap-1.5 text-sm">
            {citations(sources).map(({ source, at }) => (
              <p key={`${source} ${at}`}>
                <Work id={source} at={at} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Work({ id, at }: { id: string; at?: string | undefined }) {
  const { title, publisher, date, url } = citedSource(id);
  return (
    <>
      <SourceTitle title={title} url={url} />
      <span className="block text-xs text-ink-2">
        {[publisher, date ? formatPartial(date) : undefined, at].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
