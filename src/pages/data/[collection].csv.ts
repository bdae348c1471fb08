import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadDataCsv, pathsOfDataSets } from '#src/features/reading/open-data/load-data-file.ts';

export const getStaticPaths = pathsOfDataSets;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) =>
  new Response(loadDataCsv(props.set, site), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
