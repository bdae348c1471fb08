import type { Chart } from '#src/charts/chart.ts';
import { LegendList } from '#src/charts/DrawnChart.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';
import { laneId, lanesOf, promisesIn, splitLanes } from './vendor-lanes.ts';

interface Props {
  chart: Chart;
  promises: readonly Entry<'promises'>[];
  texts: RoadmapsPage['chart'];
}

/** What the lines stand for; on a phone also the ways to the vendors, whose lanes are there one under the other. */
export function LaneKeys({ chart: { legend = [] }, promises, texts }: Props) {
  const { main, more } = splitLanes(lanesOf(promises));
  return (
    <>
      <LegendList legend={legend} />
      <nav aria-label={texts.vendors} className="lane-chips">
        {main.map(({ vendor, promises: own }) => (
          <a key={vendor} href={`#${laneId(vendor)}`}>
            <span>
              {vendor} <small>{own.length}</small>
            </span>
          </a>
        ))}
        <a href="#by-vendor">{fillIn(texts.more, { vendors: more.length, promises: promisesIn(more) })}</a>
      </nav>
    </>
  );
}
