import type { APIRoute } from 'astro';
import type { Chart } from '#src/charts/chart.ts';
import tokens from '#src/design/tokens.css?raw';
import { chartFrame } from '#src/publish/chart-frame.tsx';
import { allCharts } from '#src/publish/charts.ts';

export const getStaticPaths = () => allCharts().map((chart) => ({ params: { chart: chart.id }, props: { chart } }));

export const GET: APIRoute<{ chart: Chart }> = ({ props: { chart } }) =>
  new Response(chartFrame(chart, tokens), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
