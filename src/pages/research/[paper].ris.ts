import type { APIRoute, GetStaticPaths } from 'astro';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { ris } from '#src/research/citation-formats.ts';

export const getStaticPaths = (() =>
  entriesOf('papers').map(({ id }) => ({ params: { paper: id } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(ris(entryOf('papers', params.paper ?? '')), {
    headers: { 'Content-Type': 'application/x-research-info-systems; charset=utf-8' },
  });
