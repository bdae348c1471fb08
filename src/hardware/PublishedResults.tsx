import type { QubitTechnology } from '#src/content-model/qubit-technology.ts';
import { ExternalLink } from '#src/design/ExternalLink.tsx';

/** Measured values with the place where each was published. */
export function PublishedResults({ results }: { results: QubitTechnology['results'] }) {
  return (
    <div className="self-start rounded-md border border-rule bg-surface p-5">
      <h4 className="text-[1.2rem]">Best published results</h4>
      <p className="mt-0.5 text-xs text-ink-3">Up to December 2024</p>
      <dl className="mt-3 text-sm">
        {results.map(({ measure, value, url }) => (
          <div key={measure} className="border-t border-rule py-2.5">
            <dt className="text-xs text-ink-3">{measure}</dt>
            <dd className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
              {value}
              <ExternalLink href={url} label={`Source: ${measure}`} className="text-xs">
                Source
              </ExternalLink>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
