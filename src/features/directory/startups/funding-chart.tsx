import { barDrawing } from '#src/charts/bar-chart.tsx';
import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { percent } from '#src/charts/numbers.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import type { StartupTrackerPage } from '#src/model/schemas/pages/directory.ts';
import { urls } from '#src/model/urls.ts';
import { fundingOf, fundingText, isMostlyReported } from './funding.ts';

/** A startup as a bar. */
export interface FundedStartup {
  id: string;
  name: string;
  /** In US dollars; 0 where the sum is not known, or only in another currency. */
  usd: number;
  text: string;
  isReported: boolean;
}

/** The amounts of all cards to one scale, as they stand on both pages of the tracker. */
export function startupFundingChart(): Chart {
  return chartOf(entriesOf('startups').map(fundedStartup), pageOf('startup-tracker').fundingChart);
}

function fundedStartup(startup: Entry<'startups'>): FundedStartup {
  const { id, name } = startup;
  return { id, name, usd: fundingOf(startup), text: fundingText(startup), isReported: isMostlyReported(startup) };
}

/** The chart of these startups, the largest first. */
export function chartOf(startups: readonly FundedStartup[], texts: StartupTrackerPage['fundingChart']): Chart {
  const ordered = startups.toSorted((a, b) => b.usd - a.usd);
  const [first, second] = ordered;
  const sum = ordered.reduce((all, { usd }) => all + usd, 0);
  const numbers = {
    count: ordered.length,
    first: first?.name ?? '',
    second: second?.name ?? '',
    share: percent(((first?.usd ?? 0) + (second?.usd ?? 0)) / Math.max(1, sum), 0),
  };
  const rows = ordered.map(({ id, name, usd, text, isReported }) => ({
    ...{ label: name, value: usd, text, isHollow: isReported },
    href: `${urls.startups()}#${id}`,
  }));
  return {
    id: 'startup-funding',
    address: `${urls.startups()}#funding`,
    title: sum > 0 ? fillIn(texts.finding, numbers) : texts.nothing,
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, numbers),
    legend: [
      { sign: <BarSign />, text: texts.documented },
      { sign: <BarSign isHollow />, text: texts.reported },
    ],
    values: { columns: texts.columns, rows: ordered.map(({ name, text }) => [name, text]) },
    data: { columns: DATA_COLUMNS, rows: ordered.map(dataOf) },
    draw: barDrawing(rows, texts.unit),
  };
}

const DATA_COLUMNS = ['id', 'name', 'raised_usd', 'raised', 'mostly_reported'];

function dataOf({ id, name, usd, text, isReported }: FundedStartup): string[] {
  return [id, name, usd > 0 ? String(usd) : '', text, String(isReported)];
}

function BarSign({ isHollow = false }: { isHollow?: boolean }) {
  const color = 'var(--color-viz-1)';
  return (
    <rect
      x="-6"
      y="-5"
      width="12"
      height="10"
      fill={isHollow ? 'var(--color-paper)' : color}
      stroke={color}
      strokeWidth="2"
    />
  );
}
