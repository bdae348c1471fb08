import type { QubitTechnology } from '#src/model/schemas/qubit-technology.ts';

/** Measured values; each name leads to the place where the value was published. */
export function PublishedResults({ results }: { results: QubitTechnology['results'] }) {
  return (
    <div className="self-start rounded-md border border-rule bg-surface p-5">
      <h4 className="text-[1.2rem]">Best published results</h4>
      <p className="mt-0.5 mb-3 text-xs text-ink-2">Up to December 2024</p>
      <dl className="text-sm">
        {results.map(({ measure, value, url }) => (
          <div key={measure} className="border-t border-rule py-2.5">
            <dt className="text-xs">
              <a href={url} target="_blank" rel="noopener noreferrer">
                {measure}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
