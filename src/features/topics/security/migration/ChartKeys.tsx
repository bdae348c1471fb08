import type { Legend } from '#src/charts/chart.ts';
import { LegendList } from '#src/charts/DrawnChart.tsx';
import { KeyLink } from '#src/filters/KeyLink.tsx';
import { urls } from '#src/model/urls.ts';

interface Props {
  regions: readonly string[];
  counts: Readonly<Record<string, number>>;
  legend: readonly Legend[];
  /** What a press on a region does. */
  label: string;
}

/** The chart's key, and its regions, which narrow list and drawing to what holds there. */
export function ChartKeys({ regions, counts, legend, label }: Props) {
  return (
    <>
      <ul
        aria-label={label}
        className="region-keys my-3 flex gap-1.5 overflow-x-auto py-1 md:flex-wrap noscript:hidden print:hidden"
      >
        {regions.map((region) => (
          <li key={region} className="flex-none">
            <KeyLink page={urls.migration()} field="region" value={region} count={counts[region]} />
          </li>
        ))}
      </ul>
      <LegendList legend={legend} />
    </>
  );
}
