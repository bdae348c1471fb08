import type { APIRoute } from 'astro';
import { createElement } from 'react';
import type { Chart } from '#src/charts/chart.ts';
import { TakingCard } from '#src/features/reading/taking/TakingCards.tsx';
import { previewDocument } from '#src/frame/previews/preview-document.ts';
import { pageOf } from '#src/model/read-content.ts';
import { allCharts } from '#src/publish/charts.ts';

interface Props {
  chart: Chart;
  kind: 'embed' | 'cite';
}

export const getStaticPaths = () =>
  allCharts().flatMap((chart) =>
    (['embed', 'cite'] as const).map((kind) => ({ params: { chart: chart.id, kind }, props: { chart, kind } })),
  );

export const GET: APIRoute<Props> = ({ props, url }) =>
  previewDocument(createElement(TakingCard, { ...props, texts: pageOf('charts'), origin: url.origin }));
