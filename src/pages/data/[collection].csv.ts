import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { columnsOf, entriesAsCsv } from '#src/features/reading/open-data/csv.ts';
import { itemSchema } from '#src/features/reading/open-data/item-schema.ts';
import { loadDataFile, pathsOfDataSets } from '#src/features/reading/open-data/load-data-file.ts';

export const getStaticPaths = pathsOfDataSets;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) => {
  const { items } = loadDataFile(props.set, site);
  return new Response(entriesAsCsv(columnsOf(itemSchema(props.set)), items), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
};
