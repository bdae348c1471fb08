import type { APIRoute, GetStaticPaths } from 'astro';
import { bibtex } from '#src/features/reading/papers/citation-formats.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';

export const getStaticPaths = (() =>
  entriesOf('papers').map(({ id }) => ({ params: { paper: id } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(bibtex(entryOf('papers', params.paper ?? '')), {
    headers: { 'Content-Type': 'application/x-bibtex; charset=utf-8' },
  });
