import type { CSSProperties, ReactNode } from 'react';
import { parsePeriod, shadeOf, TimelineAxis, timelineScale } from './TimelineAxis.tsx';

export interface TimelineEntry {
  /** "2024-2027", or "2030+" where no end is set. */
  period: string;
  title: string;
  body: ReactNode;
}

/**
 * Phases in their order: on wide screens in columns under an axis drawn to scale, else along one line. A page that has
 * them brings `phases.css`.
 */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const scale = timelineScale(entries.map(({ period }) => parsePeriod(period)));
  return (
    <div>
      <TimelineAxis scale={scale} />
      <ol className="phases">
        {entries.map((entry, index) => (
          <li key={entry.period} style={{ '--phase-color': shadeOf(index) } as CSSProperties}>
            <p className="text-xs font-semibold text-ink-2 tabular-nums">{entry.period}</p>
            <h3 className="mt-0.5 text-xl">{entry.title}</h3>
            <div className="mt-2 grid max-w-measure gap-2.5 text-sm text-ink-2">{entry.body}</div>
          </li>
        ))}
      </ol>
    </div>
  );
}
