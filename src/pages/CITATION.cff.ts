import type { APIRoute } from 'astro';
import { citationFile } from '#src/features/reading/open-data/citation.ts';
import { dataVersion } from '#src/features/reading/open-data/data-version.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(citationFile({ version: dataVersion() }, site?.origin), {
    headers: { 'Content-Type': 'text/yaml; charset=utf-8' },
  });
