import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import type { Report } from '../report.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { GrowthTable } from './GrowthTable.tsx';

/** The market's growth as a chart, with what of it is published and what is reckoned. */
export function GrowthFigure({ projections }: { projections: Report['projections'] }) {
  const { years, rate, fraction, chart } = projections;
  const sizes = years.map(({ year, billions }) => `$${billions}B in ${year}`).join(', ');
  const label = `${chart.title}: ${sizes}.`;
  return (
    <figure
      aria-labelledby="growth-finding"
      className="grid gap-x-12 gap-y-6 border-t-2 border-ink pt-5 rail:grid-cols-[7fr_5fr]"
    >
      <div className="min-w-0">
        <h3 id="growth-finding" className="text-xl">
          {chart.title}
        </h3>
        <p className="mt-1 mb-4 text-sm text-ink-2">{chart.subtitle}</p>
        <GrowthChart years={years} rate={fraction} layout="wide" label={label} className="max-w-168 max-md:hidden" />
        <GrowthChart years={years} rate={fraction} layout="compact" label={label} className="md:hidden" />
      </div>
      <figcaption className="grid content-start gap-4 text-sm text-ink-2">
        <Legend chart={chart} rate={rate} />
        <GrowthTable years={years} rate={rate} fraction={fraction} />
      </figcaption>
    </figure>
  );
}

/** The kinds of marks, drawn as they are in the chart. */
function Legend({ chart, rate }: { chart: IndustryPage['projections']['chart']; rate: string }) {
  const marks = [
    { words: chart.given, mark: <circle cx="12" cy="8" r="4.5" stroke="var(--color-viz-1)" strokeWidth="2.5" /> },
    {
      words: chart.between,
      mark: <path d="M0 8h24" stroke="var(--color-viz-1)" strokeWidth="2.5" strokeDasharray="6 3" />,
    },
    {
      words: `${chart.atRate} ${rate} a year.`,
      mark: <path d="M0 8h24" stroke="var(--color-ink-3)" strokeWidth="1.5" strokeDasharray="1.5 4" />,
    },
  ];
  return (
    <ul className="grid gap-2.5">
      {marks.map(({ words, mark }) => (
        <li key={words} className="grid grid-cols-[1.5rem_1fr] gap-3">
          <svg aria-hidden viewBox="0 0 24 16" className="mt-0.5 h-4 w-6 fill-none">
            {mark}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
