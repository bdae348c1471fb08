import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatMonth } from '#src/design/format-date.ts';
import type { TutorialEntry } from './load-tutorials.ts';

/** The works that the tutorial rests on, and when they were last checked. */
export function FurtherReading({ tutorial }: { tutorial: TutorialEntry }) {
  return (
    <>
      <ul className="grid gap-3 text-sm">
        {tutorial.sources.map((source) => (
          <li key={source.url}>
            <ExternalLink href={source.url}>{source.title}</ExternalLink>
            <span className="block text-xs text-ink-2">
              {source.publisher}
              {source.date ? `, ${source.date}` : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-2">
        Written by: {tutorial.author}. The statements and numbers rest on these works, as of{' '}
        {formatMonth(tutorial.asOf)}.
      </p>
    </>
  );
}
