import type { APIRoute } from 'astro';
import type { Chart } from '#src/charts/chart.ts';
import tokens from '#src/design/tokens.css?raw';
import { chartPng, PNG_FORMATS, type PngFormat } from '#src/publish/chart-file.tsx';
import { allCharts } from '#src/publish/charts.ts';

interface Props {
  chart: Chart;
  format: PngFormat;
}

export const getStaticPaths = () =>
  allCharts().flatMap((chart) =>
    Object.keys(PNG_FORMATS).map((format) => ({
      params: { chart: chart.id + format },
      props: { chart, format },
    })),
  );

export const GET: APIRoute<Props> = async ({ props: { chart, format }, url }) =>
  new Response(new Uint8Array(await chartPng({ chart, origin: url.origin, tokens }, format)), {
    headers: { 'Content-Type': 'image/png' },
  });
