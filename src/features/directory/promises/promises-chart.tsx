import type { Chart, Legend, Place, Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { Values } from '#src/charts/ValueTable.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { buildDate } from '#src/model/build-date.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';
import { urls } from '#src/model/urls.ts';
import { countsOf, findingOf } from './lanes/findings.ts';
import { layoutOf, yearsOf } from './lanes/lanes-layout.ts';
import { PromiseLanes } from './lanes/PromiseLanes.tsx';
import { stripOf } from './lanes/strip-layout.ts';
import { lanesOf, type Promised, splitLanes, type VendorLane } from './lanes/vendor-lanes.ts';

type Texts = RoadmapsPage['chart'];

/** The figure's anchor on `/roadmaps`. */
const ANCHOR = 'promises';

/** All promises by outcome, and those of vendors with several as lanes, as it stands on `/roadmaps`. */
export function promisesChart(): Chart {
  return chartOf(entriesOf('promises'), pageOf('roadmaps').chart, buildDate());
}

/** The chart of these promises, as of a day. */
export function chartOf(promises: readonly Promised[], texts: Texts, today: string): Chart {
  const lanes = lanesOf(promises);
  const { title, line } = findingOf(promises, texts);
  const { main } = splitLanes(lanes);
  return {
    id: 'promises',
    address: `${urls.roadmaps()}#${ANCHOR}`,
    title,
    unit: `${line} ${texts.unit}`,
    note: texts.note,
    basis: basisOf(promises, texts),
    legend: legendOf(texts),
    ...valuesOf(
      lanes.flatMap((lane) => lane.promises),
      texts,
    ),
    draw: (size, place) => {
      const strip = stripOf(countsOf(promises), texts.names, size);
      return drawn(main, promises, texts, { size, place, today, strip });
    },
  };
}

/** The lanes by themselves, on the years of all promises. */
export function drawLanes(lanes: readonly VendorLane[], promises: readonly Promised[], texts: Texts, size: Size) {
  return drawn(lanes, promises, texts, { size, place: 'page', today: buildDate() });
}

interface Drawing {
  size: Size;
  place: Place;
  today: string;
  strip?: ReturnType<typeof stripOf>;
}

/** Between the strip and the lanes. */
const STRIP_GAP = 6;

function drawn(
  lanes: readonly VendorLane[],
  promises: readonly Promised[],
  texts: Texts,
  { size, place, today, strip }: Drawing,
) {
  const years = yearsOf(promises, today);
  const top = strip ? strip.height + STRIP_GAP : 0;
  const layout = layoutOf({ lanes, years, size, today, noDate: texts.noDate, top });
  return <PromiseLanes layout={layout} strip={strip} size={size} place={place} texts={texts} />;
}

/** What the charts of promises rest on. */
export function basisOf(promises: readonly Promised[], texts: Texts): string {
  const dates = promises.flatMap((promise) => outcomeOf(promise).on ?? []).sort();
  return fillIn(texts.basis, { count: promises.length, newest: formatPartial(dates.at(-1) ?? '') || '–' });
}

function legendOf({ keys }: Texts): Legend[] {
  return [
    {
      sign: (
        <>
          <path d="M-6 0H6" stroke="var(--color-ill-3)" strokeWidth="2" />
          <circle cx="-5.4" r="2.6" fill="var(--color-ill-3)" />
          <path d="M6-4.5v9" stroke="var(--color-ink-2)" strokeWidth="1.6" />
        </>
      ),
      text: keys.line,
    },
    { sign: <path d="M-8 0H8" stroke="var(--color-phase)" strokeWidth="4" />, text: keys.delay },
    {
      sign: <path d="M-8 0H8" stroke="var(--color-ink-3)" strokeWidth="1.6" strokeDasharray="2 4" />,
      text: keys.noDate,
    },
  ];
}

/** The promises as they are read, and as programs read them. */
export function valuesOf(promises: readonly Promised[], { columns, names }: Texts): { values: Values; data: Values } {
  const read = promises.map((promise) => {
    const { state, on, dateIs } = outcomeOf(promise);
    const date = on && dateIs ? `${dateIs} ${formatPartial(on)}` : '–';
    const due = promise.due ? formatPartial(promise.due) : '–';
    return [promise.what, promise.vendor, formatPartial(promise.said), due, names[state], date];
  });
  const data = promises.map((promise) => {
    const { state, on = '', dateIs = '' } = outcomeOf(promise);
    return [promise.id, promise.vendor, promise.what, promise.said, promise.due ?? '', state, on, dateIs];
  });
  return {
    values: { columns, rows: read },
    data: { columns: ['id', 'vendor', 'what', 'said', 'due', 'outcome', 'on', 'dateIs'], rows: data },
  };
}
