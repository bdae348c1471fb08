import { ChartGround } from '#src/charts/ChartPicture.tsx';
import type { Chart } from '#src/charts/chart.ts';
import { urls } from '#src/model/urls.ts';

/** Every chart as a small picture under its title. */
export function ChartGallery({ charts }: { charts: readonly Chart[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2">
      {charts.map((chart) => (
        <li key={chart.id} id={chart.id} className="relative grid content-start gap-3 border-t-2 border-ink pt-3">
          <a
            href={urls.chart(chart.id)}
            className="font-serif text-lg leading-snug text-ink no-underline hover:underline"
          >
            {chart.title}
          </a>
          <ChartGround chart={chart} size="middle" />
        </li>
      ))}
    </ul>
  );
}
