import type { APIRoute } from 'astro';
import { toCsv } from '#src/base/csv.ts';
import { formulaSafe } from '#src/base/formula-safe.ts';
import type { Chart } from '#src/charts/chart.ts';
import { allCharts } from '#src/publish/charts.ts';

export const getStaticPaths = () => allCharts().map((chart) => ({ params: { chart: chart.id }, props: { chart } }));

export const GET: APIRoute<{ chart: Chart }> = ({ props: { chart } }) => {
  const { columns, rows } = chart.data ?? chart.values;
  return new Response(toCsv([columns, ...rows.map((row) => row.map(formulaSafe))]), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
};
