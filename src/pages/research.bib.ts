import type { APIRoute } from 'astro';
import { bibliography } from '#src/research/citation-formats.ts';
import { loadPapers } from '#src/research/load-papers.ts';

export const GET: APIRoute = async () =>
  new Response(bibliography(await loadPapers()), {
    headers: { 'Content-Type': 'application/x-bibtex; charset=utf-8' },
  });
