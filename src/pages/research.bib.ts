import type { APIRoute } from 'astro';
import { bibliography, citationFormats } from '#src/features/reading/papers/citation-formats.ts';
import { entriesOf } from '#src/model/read-content.ts';

export const GET: APIRoute = () =>
  new Response(bibliography(entriesOf('papers')), {
    headers: { 'Content-Type': `${citationFormats.bib.type}; charset=utf-8` },
  });
