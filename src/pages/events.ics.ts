import type { APIRoute } from 'astro';
import { calendar } from '#src/events/calendar.ts';
import { loadEvents } from '#src/events/load-events.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(calendar(await loadEvents(), site?.origin ?? '', 'Quantum computing events'), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
