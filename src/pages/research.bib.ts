import type { APIRoute } from 'astro';
import { entriesOf } from '#src/model/read-content.ts';
import { bibliography } from '#src/research/citation-formats.ts';

export const GET: APIRoute = () =>
  new Response(bibliography(entriesOf('papers')), {
    headers: { 'Content-Type': 'application/x-bibtex; charset=utf-8' },
  });
