import type { ReactNode } from 'react';
import { TrendingUp } from '#src/design/icons.tsx';
import './stat-row.css';

export interface Stat {
  label: string;
  value: ReactNode;
  /** What is under the value: its date, whether it is due. */
  meta?: ReactNode;
  /** Change against the year before, such as "+42%", or with its span. */
  change?: ReactNode;
  /** Shown in place of a change that is not known. */
  noChange?: string | undefined;
  /** Where published evidence differs from the figure, a short note beside it says so. */
  note?: string | undefined;
}

/** Figures in a ruled row: two a line on small screens, all in one line on wide ones. */
export function StatRow({ stats, label }: { stats: readonly Stat[]; label: string }) {
  // Five and more share the line in smaller type, so that a value with its unit keeps to two lines.
  const size = stats.length > 4 ? 'text-3xl lg:text-2xl' : 'text-3xl';
  return (
    <dl
      aria-label={label}
      // The last of an odd number has its line alone where two share one.
      className={`stat-row grid grid-cols-2 border-y border-rule lg:auto-cols-fr lg:grid-flow-col ${stats.length % 2 ? 'max-lg:*:last:col-span-2' : ''}`}
    >
      {stats.map((stat) => (
        <div
          key={stat.label}
          className="border-rule py-5 pr-4 even:border-l max-lg:even:pl-4 nth-[n+3]:border-t lg:border-l lg:px-6 lg:py-6 lg:first:border-l-0 lg:first:pl-0 lg:nth-[n+3]:border-t-0"
        >
          <dt className="mt-2 text-sm leading-snug text-ink-2">
            {stat.label}
            {stat.note ? <span className="mt-1 block max-w-[34ch] text-xs text-ink-2">{stat.note}</span> : null}
          </dt>
          <dd>
            <span
              className={`block font-serif ${size} leading-none font-medium tracking-display lining-nums [&_.figure]:whitespace-normal! [&_.figure-number]:font-medium [&_.figure-number:not(:hover)]:text-ink-2`}
            >
              {stat.value}
            </span>
            <span className="block">
              {stat.meta ? <span className="mt-2 block">{stat.meta}</span> : null}
              {stat.change ? (
                <span className="mt-2 inline-flex items-start gap-1 text-xs font-semibold text-ok">
                  <TrendingUp aria-hidden className="mt-0.5 size-3.5 flex-none" />
                  {stat.change}
                </span>
              ) : null}
              {stat.noChange ? <span className="mt-2 block text-xs text-ink-2">{stat.noChange}</span> : null}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
