import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { buildDate } from '#src/model/build-date.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import { urls } from '#src/model/urls.ts';
import { countsOf, settledOf } from './lanes/findings.ts';
import { lanesOf, type Promised, type VendorLane } from './lanes/vendor-lanes.ts';
import { OutcomeMark } from './OutcomeMark.tsx';
import { basisOf, valuesOf } from './promises-chart.tsx';
import { PromisesStrip } from './strip/PromisesStrip.tsx';
import { stripLayout } from './strip/strip-layout.ts';

/** Known to every reader, and with promises of every age. */
const SHOWN = ['IBM', 'IonQ', 'Google'];

/** The promises of three vendors by the date that was promised, for the home page. */
export function promisesStripChart(): Chart {
  return stripChartOf(entriesOf('promises'), pageOf('roadmaps').chart, buildDate());
}

/** The chart of these promises, as of a day. */
export function stripChartOf(promises: readonly Promised[], texts: RoadmapsPage['chart'], today: string): Chart {
  const all = lanesOf(promises);
  const lanes = SHOWN.flatMap((vendor) => all.find((lane) => lane.vendor === vendor) ?? []);
  const drawn = lanes.flatMap((lane) => lane.promises);
  const counts = countsOf(drawn);
  const shown = inWords(lanes.length);
  return {
    id: 'promises-home',
    address: `${urls.home()}#promises-home`,
    title: titleOf(lanes, texts),
    unit: fillIn(texts.strip.unit, { shown: shown.charAt(0).toUpperCase() + shown.slice(1), count: all.length }),
    basis: basisOf(drawn, texts),
    legend: OUTCOMES.filter((state) => counts[state] > 0).map((state) => ({
      sign: <OutcomeMark state={state} radius={5.6} />,
      text: texts.names[state],
    })),
    ...valuesOf(drawn, texts),
    draw: (size, place) => (
      <PromisesStrip
        layout={stripLayout(lanes, size, today)}
        place={place}
        texts={{ label: texts.strip.label, today: texts.today, noDate: texts.noDate }}
      />
    ),
  };
}

/** What these vendors kept, named, so that no reader takes it for all that was promised. */
function titleOf(lanes: readonly VendorLane[], { strip, nothingSettled }: RoadmapsPage['chart']): string {
  const { kept, settled } = settledOf(countsOf(lanes.flatMap(({ promises }) => promises)));
  if (settled === 0) return nothingSettled;
  const vendors = new Intl.ListFormat('en-US').format(lanes.map(({ vendor }) => vendor)).replace(', and ', ' and ');
  return fillIn(strip.title, { vendors, kept: kept === 0 ? 'none' : kept, settled });
}
