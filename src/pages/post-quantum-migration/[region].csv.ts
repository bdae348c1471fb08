import type { APIRoute } from 'astro';
import { toCsv } from '#src/base/csv.ts';
import { formulaSafe } from '#src/base/formula-safe.ts';
import { DATA_COLUMNS, dataOf } from '#src/features/topics/security/migration/by-when-chart.tsx';
import { type SheetContent, sheetPaths } from '#src/features/topics/security/migration/sheet/sheet-content.ts';

export const getStaticPaths = sheetPaths;

export const GET: APIRoute<{ content: SheetContent }> = ({ props: { content } }) =>
  new Response(toCsv([DATA_COLUMNS, ...content.deadlines.map((deadline) => dataOf(deadline).map(formulaSafe))]), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
