import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { textWidth } from '#src/charts/font.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { buildDate } from '#src/model/build-date.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { TimelinePage } from '#src/model/schemas/pages/list-page.ts';
import { urls } from '#src/model/urls.ts';
import { wordsOf } from './drawn-words.ts';
import { radiusOf, type TimeMark } from './layout/time-mark.ts';
import { allMarks, type Mark, wholeSpan } from './marks.ts';
import { StatusSign } from './StatusSign.tsx';
import { TimeDrawing } from './TimeDrawing.tsx';
import { CUT } from './zoom.ts';

/** Developments and papers since 1980, as they stand on `/timeline`. */
export function timelineChart(): Chart {
  return timelineChartOf(allMarks(), pageOf('timeline').chart);
}

/** The chart of these marks. */
export function timelineChartOf(marks: readonly Mark[], texts: TimelinePage['chart']): Chart {
  const developments = marks.filter(({ what }) => what === 'Development');
  const landmarks = developments.filter(({ landmark }) => landmark).length;
  const whole = wholeSpan();
  const unit = fillIn(texts.unit, { cut: CUT, before: CUT - whole.from });
  const topics = entriesOf('topics').map(({ menuTitle }) => menuTitle);
  const view = { marks, topics, span: whole, whole, measure: textWidth };
  return {
    id: 'timeline',
    address: `${urls.timeline()}#line`,
    title: titleOf(developments, texts),
    unit: landmarks > 0 ? `${unit} ${fillIn(texts.landmarks, { count: landmarks })}` : unit,
    note: fillIn(texts.note, { most: fullestMonth(developments) }),
    unlessNarrow: texts.unlessNarrow,
    basis: fillIn(texts.basis, {
      developments: developments.length,
      papers: marks.length - developments.length,
      newest: formatPartial(developments[0]?.date ?? ''),
    }),
    legend: legendOf(texts),
    values: {
      columns: texts.columns,
      rows: developments.map(({ title, date, standing }) => [title, formatPartial(date), standing]),
    },
    data: {
      columns: ['id', 'kind', 'title', 'date', 'topic', 'status_or_venue', 'landmark'],
      rows: marks.map(({ id, what, title, date, topic, standing, landmark = '' }) => [
        id,
        what,
        title,
        date,
        topic,
        standing,
        landmark,
      ]),
    },
    draw: (size, place) => (
      <TimeDrawing view={view} size={size} place={place} words={wordsOf(urls.timeline(), texts)} />
    ),
  };
}

/** Most developments of a month. */
function fullestMonth(developments: readonly Mark[]): number {
  const months = Map.groupBy(developments, ({ date }) => date.slice(0, 7));
  return Math.max(0, ...[...months.values()].map(({ length }) => length));
}

/** How many of them are younger than three years on the day of the build. */
function titleOf(developments: readonly Mark[], texts: TimelinePage['chart']): string {
  const today = buildDate();
  const from = `${Number(today.slice(0, 4)) - 3}${today.slice(4)}`;
  const young = developments.filter(({ date }) => date > from).length;
  const all = developments.length;
  return young > 0 ? fillIn(texts.title, { young, all }) : fillIn(texts.noneYoung, { all });
}

/** The signs by their weight; on a phone only landmarks are drawn one by one. */
const KEY = ['peer-reviewed', 'delivered', 'announced', 'disputed', 'withdrawn'] as const;

function legendOf({ statuses, landmark }: TimelinePage['chart']): Legend[] {
  return [
    ...KEY.map((status) => ({ sign: signOf({ status }), text: statuses[status], unlessNarrow: true })),
    { sign: signOf({ status: 'peer-reviewed', landmark }), text: landmark },
  ];
}

function signOf(mark: Pick<TimeMark, 'status' | 'landmark'>) {
  return (
    <g fill="var(--color-accent)">
      <StatusSign mark={mark} x={0} y={0} radius={radiusOf(mark)} />
    </g>
  );
}
