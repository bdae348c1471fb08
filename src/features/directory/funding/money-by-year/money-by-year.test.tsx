import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { chartOf, moneyChart } from './chart.tsx';
import { type ChartedRound, chartedRound } from './charted-rounds.ts';
import { sumsByYear } from './columns.ts';
import { layoutOf } from './layout.ts';

const { chart: texts, asOf } = pageOf('funding');
const listed = entriesOf('funding-rounds').map(chartedRound);

const round = (id: string, date: string, fields: Partial<ChartedRound> = {}): ChartedRound => ({
  ...{ id, company: id, date, kind: 'Venture capital', evidence: 'Documented', text: '$1B', usd: 1e9 },
  source: 'https://hub.example/',
  ...fields,
});

describe('the title', () => {
  it('names two years in a row that hold most of the money', () => {
    const rounds = [round('a', '2021-05', { usd: 2e8 }), round('b', '2024-05'), round('c', '2025-03-02')];
    expect(chartOf(rounds, texts, asOf).title).toBe('91% of the money we list came in 2024 and 2025');
  });

  it('names the largest kind where the money is spread', () => {
    const kind = 'Share sale';
    const rounds = [2019, 2021, 2023].map((year) => round(`${year}`, `${year}-05`, { kind }));
    expect(chartOf([...rounds, round('d', '2025-05')], texts, asOf).title).toBe('Share sale: 75% of the money we list');
  });

  it('says so where there is no amount', () => {
    const nothing = round('a', '2025-05', { usd: undefined, text: 'not published' });
    expect(chartOf([nothing], texts, asOf).title).toBe(texts.nothing);
  });
});

it('R24.1: the columns are the sums of the rounds by year and kind, in US dollars only', () => {
  const rounds = [
    round('a', '2023-05'),
    round('b', '2023-09', { usd: 5e8, evidence: 'Reported' }),
    round('c', '2023-09', { usd: undefined, foreign: '€1B' }),
    round('d', '2025-01', { kind: 'Listing', usd: 3e9 }),
  ];
  expect([...sumsByYear(rounds)].map(([year, kinds]) => [year, Object.fromEntries(kinds)])).toEqual([
    [2023, { 'Venture capital': 1.5e9 }],
    [2024, {}],
    [2025, { Listing: 3e9 }],
  ]);
  expect(chartOf(rounds, texts, asOf).values.rows).toEqual([
    ['2023, Venture capital', '$1.50B', '2'],
    ['2025, Listing', '$3.00B', '1'],
  ]);
});

it('R34.5: each round is drawn once, as a link to its line in the table', () => {
  const svg = renderToStaticMarkup(moneyChart().draw('narrow', 'page'));
  const links = [...svg.matchAll(/href="\/funding#([^"]+)"/g)].map(([, id]) => id);
  expect(links.sort()).toEqual(listed.map(({ id }) => id).sort());
});

it('R34.7: a circle whose name and amount find no room beside it has its name alone', () => {
  const [row] = layoutOf([round('a', '2025-07-01', { company: 'Quantum Factory' })], 'narrow').rows;
  expect(row?.marks[0]?.label).toMatchObject({ name: 'Quantum Factory', amount: '' });
  const [roomy] = layoutOf([round('a', '2025-07-01', { company: 'Qubits' })], 'narrow').rows;
  expect(roomy?.marks[0]?.label).toMatchObject({ name: 'Qubits', amount: '$1B' });
});
