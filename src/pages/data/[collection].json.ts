import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { toJson } from '#src/features/reading/open-data/data-file.ts';
import { loadDataFile, pathsOfDataSets } from '#src/features/reading/open-data/load-data-file.ts';

export const getStaticPaths = pathsOfDataSets;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) =>
  new Response(toJson(loadDataFile(props.set, site)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
