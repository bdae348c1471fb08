import type { Chart, Legend, Place, Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { FundingPage } from '#src/model/schemas/pages/directory.ts';
import { urls } from '#src/model/urls.ts';
import { sumText } from '../money-text.ts';
import { type ChartedRound, chartedRound, yearIn } from './charted-rounds.ts';
import { sumsByYear } from './columns.ts';
import { findingOf } from './findings.ts';
import { layoutOf, type Row, runningYear } from './layout.ts';
import { MoneyByYear } from './MoneyByYear.tsx';
import { Circle, Hatched, Without } from './RoundMarks.tsx';

/** All rounds by year and kind, as they stand on `/funding`. */
export function moneyChart(): Chart {
  const page = pageOf('funding');
  return chartOf(entriesOf('funding-rounds').map(chartedRound), page.chart, page.asOf);
}

/** The chart of these rounds. */
export function chartOf(rounds: readonly ChartedRound[], texts: FundingPage['chart'], asOf: string): Chart {
  return {
    id: 'funding',
    address: `${urls.funding()}#money`,
    title: findingOf(rounds, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { count: rounds.length, newest: formatPartial(newestOf(rounds)) }),
    legend: legendOf(texts),
    values: { columns: texts.columns, rows: rowsOf(rounds) },
    data: { columns: DATA_COLUMNS, rows: rounds.toSorted(byDate).map(dataOf) },
    draw: (size, place) => drawing(rounds, texts, asOf, size, place),
  };
}

function drawing(rounds: readonly ChartedRound[], texts: FundingPage['chart'], asOf: string, size: Size, place: Place) {
  const words = {
    sums: texts.sums,
    sumsDetail: texts.sumsDetail,
    running: texts.running,
    rowName: ({ kind }: Row) => (kind === 'foreign' ? texts.foreign : kind === 'none' ? texts.without : kind),
    rowDetail: ({ kind, detail }: Row) =>
      kind === 'foreign' ? texts.foreignDetail : kind === 'none' ? texts.withoutDetail : detail.sum,
  };
  return (
    <MoneyByYear
      layout={layoutOf(rounds, size)}
      place={place}
      label={texts.label}
      texts={words}
      runningYear={runningYear(rounds, asOf)}
    />
  );
}

function legendOf({ signs }: FundingPage['chart']): Legend[] {
  const ink = { at: [0, 0] as const, radius: 6, color: 'var(--color-ink-3)' };
  return [
    { sign: <Circle {...ink} isDocumented />, text: signs.documented },
    { sign: <Circle {...ink} isDocumented={false} />, text: signs.reported },
    { sign: <Hatched at={[0, 0]} />, text: signs.foreign },
    { sign: <Without at={[0, 0]} />, text: signs.without },
  ];
}

/** The parts of the columns. */
function rowsOf(rounds: readonly ChartedRound[]): string[][] {
  return [...sumsByYear(rounds)].flatMap(([year, kinds]) =>
    [...kinds].map(([kind, sum]) => [
      `${year}, ${kind}`,
      sumText(sum),
      String(rounds.filter((round) => yearIn(round) === year && round.kind === kind && round.usd !== undefined).length),
    ]),
  );
}

const DATA_COLUMNS = ['id', 'company', 'date', 'kind', 'amount', 'amount_usd', 'evidence', 'source'];

function dataOf({ id, company, date, kind, text, usd, evidence, source }: ChartedRound): string[] {
  return [id, company, date, kind, text, usd === undefined ? '' : String(usd), evidence, source];
}

const byDate = (a: ChartedRound, b: ChartedRound) =>
  a.date.localeCompare(b.date, 'en') || a.id.localeCompare(b.id, 'en');

function newestOf(rounds: readonly ChartedRound[]): string {
  return (
    rounds
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ''
  );
}
