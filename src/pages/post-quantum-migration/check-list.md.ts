import type { APIRoute } from 'astro';
import { checklistMarkdown } from '#src/features/topics/security/migration/Checklist.tsx';
import { pageOf, sectionOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

export const GET: APIRoute = ({ site }) => {
  const page = pageOf('post-quantum-migration');
  const address = new URL(urls.migration(), site).href;
  return new Response(checklistMarkdown(sectionOf(page, 'checklist'), page.asOf, address), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
