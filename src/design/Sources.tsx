import type { ReactNode } from 'react';
import { CalendarDays } from '#src/design/icons.tsx';
import { formatMonth } from './format-date.ts';
import { type Source, SourceLink } from './SourceLink.tsx';

interface Props {
  sources: readonly Source[];
  asOf: string;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** Where a page's statements are from, numbered, with the date at which they held. */
export function Sources({ sources, asOf, children }: Props) {
  return (
    <section
      id="sources"
      aria-labelledby="sources-title"
      className="py-(--section-space) [section+&]:border-t [section+&]:border-rule"
    >
      <div className="wrap grid gap-6 lg:grid-cols-[4fr_7fr] lg:gap-12">
        <div>
          <h2 id="sources-title" className="text-2xl">
            Sources
          </h2>
          <p className="mt-2 inline-flex items-center gap-1.5 text-xs text-ink-2">
            <CalendarDays aria-hidden className="size-3.5" />
            As of {formatMonth(asOf)}
          </p>
          {children}
        </div>
        <ol className="grid max-w-measure list-decimal gap-3 pl-7 text-sm marker:text-ink-3">
          {sources.map((source, index) => (
            <li key={source.url} id={`source-${index + 1}`} className="min-w-0 target:bg-accent-soft">
              <SourceLink source={source} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
