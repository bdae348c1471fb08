import type { APIRoute } from 'astro';
import { deadlineCalendar } from '#src/features/topics/security/migration/deadline-calendar.ts';
import { type SheetContent, sheetPaths } from '#src/features/topics/security/migration/sheet/sheet-content.ts';

export const getStaticPaths = sheetPaths;

export const GET: APIRoute<{ content: SheetContent }> = ({ props: { content }, site }) =>
  new Response(
    deadlineCalendar(content.deadlines, site?.origin ?? '', `Post-quantum migration dates, ${content.region}`),
    { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  );
