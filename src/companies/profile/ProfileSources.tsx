import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { sourceLabels } from '#src/design/source-labels.ts';

/** Where the company's facts are from, with the date at which they held. */
export function ProfileSources({ sources, asOf }: { sources: readonly string[]; asOf: string }) {
  const labels = sourceLabels(sources);
  return (
    <Section id="sources" title="Sources" intro={`As of ${formatMonth(asOf)}.`}>
      <ol className="grid gap-2 text-sm">
        {sources.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
              {labels[index]}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
