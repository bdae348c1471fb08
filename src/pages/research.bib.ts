import type { APIRoute } from 'astro';
import { bibliography } from '#src/features/reading/papers/citation-formats.ts';
import { entriesOf } from '#src/model/read-content.ts';

export const GET: APIRoute = () =>
  new Response(bibliography(entriesOf('papers')), {
    headers: { 'Content-Type': 'application/x-bibtex; charset=utf-8' },
  });
