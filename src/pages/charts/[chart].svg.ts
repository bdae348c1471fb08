import type { APIRoute } from 'astro';
import type { Chart } from '#src/charts/chart.ts';
import tokens from '#src/design/tokens.css?raw';
import { chartSvg } from '#src/publish/chart-file.tsx';
import { allCharts } from '#src/publish/charts.ts';

export const getStaticPaths = () => allCharts().map((chart) => ({ params: { chart: chart.id }, props: { chart } }));

export const GET: APIRoute<{ chart: Chart }> = ({ props, url }) =>
  new Response(chartSvg({ ...props, origin: url.origin, tokens }), { headers: { 'Content-Type': 'image/svg+xml' } });
