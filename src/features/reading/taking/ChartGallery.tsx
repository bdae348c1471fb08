import { drawingUrl } from '#src/base/drawing-file.ts';
import { type Chart, SIZES, type Size } from '#src/charts/chart.ts';
import { Drawings } from '#src/charts/Drawings.tsx';
import { groundOf } from '#src/charts/ground.tsx';
import { Section } from '#src/design/Section.tsx';
import type { ChartsPage } from '#src/model/schemas/pages/data.ts';
import { urls } from '#src/model/urls.ts';
import './taking.css';

interface Props {
  charts: readonly Chart[];
  groups: ChartsPage['groups'];
}

/** Every chart as a small picture over its title, by what they are about. */
export function ChartGallery({ charts, groups }: Props) {
  return groupsOf(charts, groups).map(({ id, title, of }) => (
    <Section key={id} id={id} title={title}>
      <ul className="chart-gallery grid gap-10 md:grid-cols-2">
        {of.map((chart) => (
          <li key={chart.id} id={chart.id} className="chart relative grid content-start">
            <Drawings sizes={CROPS} draw={(size) => <Crop chart={chart} size={size} />} />
            <a
              href={urls.chart(chart.id)}
              className="mt-4 font-serif text-lg leading-snug text-ink no-underline hover:underline"
            >
              {chart.title}
            </a>
            <p className="mt-1 text-xs text-pretty text-ink-2">{chart.basis}</p>
          </li>
        ))}
      </ul>
    </Section>
  ));
}

/** @throws for a chart whose page no group names. */
export function groupsOf(charts: readonly Chart[], groups: ChartsPage['groups']) {
  const pageOf = ({ address }: Chart) => address.slice(0, address.indexOf('#'));
  const left = charts.find((chart) => !groups.some(({ pages }) => pages.includes(pageOf(chart))));
  if (left) throw new Error(`content/pages/charts.yaml: no group names ${pageOf(left)}, the page of chart ${left.id}`);
  return groups.map((group) => ({ ...group, of: charts.filter((chart) => group.pages.includes(pageOf(chart))) }));
}

const CROPS = ['wide', 'middle', 'narrow'] as const satisfies readonly Size[];

/** How high a picture is in its units of width, whatever its drawing. */
const SHARES = { wide: 480 / 1240, middle: 338 / 600, narrow: 4 / 5 } as const;

/** The top of a drawing, or all of one that is less high, in the middle. */
function Crop({ chart, size }: { chart: Chart; size: (typeof CROPS)[number] }) {
  const ground = groundOf(chart);
  const { width, height } = ground.boxes[size];
  const shown = Math.round(SIZES[size] * SHARES[size]);
  const top = Math.round(Math.min(0, (height - shown) / 2));
  return (
    <svg
      viewBox={`0 ${top} ${width} ${shown}`}
      aria-hidden="true"
      className={`block w-full ${height > shown ? 'crop-cut' : ''}`}
    >
      <use href={drawingUrl(ground, size)} width={width} height={height} />
    </svg>
  );
}
