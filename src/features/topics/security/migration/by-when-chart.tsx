import type { Chart, Legend, Place, Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { buildDate } from '#src/model/build-date.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import { DEADLINE_FORCES, DEADLINE_SCOPES } from '#src/model/schemas/deadline.ts';
import type { MigrationPage } from '#src/model/schemas/pages/security.ts';
import { urls } from '#src/model/urls.ts';
import { ByWhen } from './by-when/ByWhen.tsx';
import { DeadlineSign, SIGNS } from './by-when/DeadlineSign.tsx';
import { findingOf } from './by-when/findings.ts';
import { layoutOf } from './by-when/layout.ts';
import { yearOn } from './by-when/year-axis.ts';
import { regionsOf } from './jurisdictions.ts';

/** The figure's anchor on `/post-quantum-migration`. */
export const ANCHOR = 'by-when';

/** All deadlines by region and year, as they stand on `/post-quantum-migration`. */
export function byWhenChart(): Chart {
  const page = pageOf('post-quantum-migration');
  return chartOf(entriesOf('deadlines'), page, buildDate());
}

/** The chart of these deadlines, as of a day. */
export function chartOf(
  deadlines: readonly Entry<'deadlines'>[],
  page: Pick<MigrationPage, 'chart' | 'unions' | 'yours'>,
  today: string,
): Chart {
  const { chart, unions } = page;
  const newest =
    deadlines
      .map(({ said }) => said)
      .sort()
      .at(-1) ?? today;
  return {
    id: 'migration-dates',
    address: `${urls.migration()}#${ANCHOR}`,
    title: findingOf(deadlines, chart),
    unit: chart.unit,
    note: chart.note,
    basis: fillIn(chart.basis, { count: deadlines.length, newest: formatPartial(newest) }),
    legend: legendOf(deadlines),
    values: { columns: chart.columns, rows: deadlines.map(rowOf) },
    data: { columns: DATA_COLUMNS, rows: deadlines.map(dataOf) },
    draw: (size, place) =>
      drawing({
        deadlines,
        regions: regionsOf(deadlines, unions),
        page,
        today,
        size,
        place,
        hasYours: place === 'page',
      }),
  };
}

interface Drawn {
  deadlines: readonly Entry<'deadlines'>[];
  regions: readonly string[];
  page: Pick<MigrationPage, 'chart' | 'yours'>;
  today: string;
  size: Size;
  place: Place;
  /** One's own years are on pages only: what is taken along is what authorities say. */
  hasYours: boolean;
}

/** Deadlines of these regions, in a drawing of this size. */
export function drawing({ deadlines, regions, page: { chart, yours }, today, size, place, hasYours }: Drawn) {
  const now = yearOn(today);
  const texts = size === 'narrow' ? yours.short : yours.drawing;
  return (
    <ByWhen
      layout={layoutOf(deadlines, regions, size, { now, hasYours })}
      place={place}
      label={chart.label}
      today={chart.today}
      now={now}
      yours={hasYours ? { inputs: yours.example, texts } : undefined}
    />
  );
}

/** What is asked for as shapes, then how binding as fills; only of what is drawn. */
function legendOf(deadlines: readonly Entry<'deadlines'>[]): Legend[] {
  const scopes = DEADLINE_SCOPES.filter((scope) => deadlines.some((deadline) => deadline.scope === scope));
  const forces = DEADLINE_FORCES.filter((force) => deadlines.some((deadline) => deadline.force === force));
  return [
    ...scopes.map((scope) => ({ scope, force: 'guidance', text: scope }) as const),
    ...forces.map((force) => ({ scope: 'Both', force, text: force }) as const),
  ].map(({ text, ...asked }) => ({
    sign: (
      <g {...SIGNS}>
        <DeadlineSign {...asked} />
      </g>
    ),
    text,
  }));
}

function rowOf({ due, region, authority, sector, what, scope, force }: Entry<'deadlines'>): string[] {
  return [formatPartial(due), region, authority, sector, what, scope, force];
}

/** Of the dates as a file. */
export const DATA_COLUMNS = [
  'id',
  'due',
  'from',
  'region',
  'authority',
  'sector',
  'what',
  'scope',
  'force',
  'published',
];

/** A date as a row of such a file. */
export function dataOf({
  id,
  due,
  from = '',
  region,
  authority,
  sector,
  what,
  scope,
  force,
  said,
}: Entry<'deadlines'>) {
  return [id, due, from, region, authority, sector, what, scope, force, said];
}
