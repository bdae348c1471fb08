import type { Legend } from '#src/charts/chart.ts';
import { LegendList } from '#src/charts/DrawnChart.tsx';
import { urls } from '#src/model/urls.ts';

interface Props {
  regions: readonly string[];
  counts: Readonly<Record<string, number>>;
  legend: readonly Legend[];
  /** What a press on a region does. */
  label: string;
}

/** The chart's key, and its regions, which narrow list and drawing to what holds there (`data-sets` in `ListFilter`). */
export function ChartKeys({ regions, counts, legend, label }: Props) {
  return (
    <>
      <ul
        aria-label={label}
        className="my-3 flex gap-1.5 overflow-x-auto py-1 md:flex-wrap noscript:hidden print:hidden"
      >
        {regions.map((region) => (
          <li key={region} className="flex-none">
            <a
              href={`${urls.migration()}?region=${encodeURIComponent(region)}`}
              data-sets="region"
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-rule-strong bg-surface px-2.5 text-xs font-medium text-ink no-underline hover:border-accent aria-current:border-ink aria-current:bg-accent-soft"
            >
              <span>{region}</span> <span className="text-ink-2">{counts[region]}</span>
            </a>
          </li>
        ))}
      </ul>
      <LegendList legend={legend} />
    </>
  );
}
