import type { ReactNode } from 'react';

export interface TimelineEntry {
  period: string;
  title: string;
  body: ReactNode;
}

/** Phases in their order, each at a node of one line. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="relative grid gap-7 pl-7 before:absolute before:top-2 before:bottom-2 before:left-1.5 before:w-px before:bg-rule-strong">
      {entries.map((entry) => (
        <li key={entry.period} className="relative">
          <span
            aria-hidden
            className="absolute top-1.5 -left-7 size-3.25 rounded-full border-2 border-accent bg-paper"
          />
          <p className="text-xs font-semibold text-ink-3">{entry.period}</p>
          <h3 className="text-[1.2rem]">{entry.title}</h3>
          <div className="mt-1.5 grid max-w-measure gap-2 text-sm text-ink-2">{entry.body}</div>
        </li>
      ))}
    </ol>
  );
}
