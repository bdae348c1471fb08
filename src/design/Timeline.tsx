import type { ReactNode } from 'react';
import { parsePeriod, shadeOf, TimelineAxis, timelineScale } from './TimelineAxis.tsx';

export interface TimelineEntry {
  /** "2024-2027", or "2030+" where no end is set. */
  period: string;
  title: string;
  body: ReactNode;
}

/** Whole class names, because Tailwind reads them from the source text. */
const columns: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/** Phases in their order: on wide screens in columns under an axis drawn to scale, else along one line. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const scale = timelineScale(entries.map(({ period }) => parsePeriod(period)));
  return (
    <div>
      <TimelineAxis scale={scale} />
      <ol className={`grid gap-y-9 ${columns[entries.length] ?? ''}`}>
        {entries.map((entry, index) => (
          <li
            key={entry.period}
            className="relative pl-8 before:absolute before:top-4 before:-bottom-9 before:left-[6px] before:w-px before:bg-rule-strong last:before:bottom-1 lg:pr-8 lg:pl-0 lg:before:hidden"
          >
            <span
              aria-hidden
              className="absolute top-1 left-0 size-3.25 rounded-full border-[3px] bg-paper lg:static lg:-mr-8 lg:mb-4 lg:block lg:h-0 lg:w-auto lg:rounded-none lg:border-0 lg:border-t-[3px]"
              style={{ borderColor: shadeOf(index) }}
            />
            <p className="text-xs font-semibold text-ink-2 tabular-nums">{entry.period}</p>
            <h3 className="mt-0.5 text-xl">{entry.title}</h3>
            <div className="mt-2 grid max-w-measure gap-2.5 text-sm text-ink-2">{entry.body}</div>
          </li>
        ))}
      </ol>
    </div>
  );
}
