import type { APIRoute } from 'astro';
import { toJson } from '#src/features/reading/open-data/data-file.ts';
import { dataPackage } from '#src/features/reading/open-data/data-package.ts';
import { pageOf } from '#src/model/read-content.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(toJson(dataPackage(pageOf('data'), site)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
