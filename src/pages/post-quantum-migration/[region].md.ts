import type { APIRoute } from 'astro';
import { type SheetContent, sheetPaths } from '#src/features/topics/security/migration/sheet/sheet-content.ts';
import { sheetMarkdown } from '#src/features/topics/security/migration/sheet/sheet-text.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

export const getStaticPaths = sheetPaths;

export const GET: APIRoute<{ content: SheetContent }> = ({ props: { content }, params: { region }, site }) => {
  const address = new URL(urls.migrationSheet(region), site).href;
  return new Response(sheetMarkdown(content, pageOf('post-quantum-migration'), address), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
